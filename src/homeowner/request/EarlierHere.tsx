import { useStore } from '@nanostores/react';
import { createRoot } from 'react-dom/client';
import { LaterStyle } from '../LaterStyle.tsx';
import EarlierRequests from './EarlierRequests.tsx';
import { $entries } from './queue.ts';
import { usePrivateLink } from './use-private-link.ts';

/** What was asked from this page before, so that nobody asks twice unknowingly. */
function EarlierHere() {
  const entries = useStore($entries).filter(({ page }) => page === location.pathname);
  // A request that is opened here heads the page itself.
  if (usePrivateLink()) return null;
  return (
    <>
      <LaterStyle />
      <EarlierRequests entries={entries} />
    </>
  );
}

// Outside of the result, which few bring a request to: it hides what stands beside it where it must.
const place = document.createElement('div');
place.className = 'my-3 no-print';
document.querySelector('main > h1')?.after(place);
createRoot(place).render(<EarlierHere />);
