import type { ComponentProps } from 'react';
import { useInBrowser } from './use-in-browser.ts';
import { useAddress, withParts, type Parts } from './use-address.ts';

/** A link to another part of this page, drawn in place unless it is to open in a tab of its own. */
export default function ViewLink({
  to,
  stays = false,
  ...link
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The query string, such as `?view=log`, empty for the first part; or what changes of the present one. */
  readonly to: string | Parts;
  /** The page stays where it was scrolled to. */
  readonly stays?: boolean;
}) {
  const { query, go } = useAddress();
  const search = typeof to === 'string' ? to : withParts(query, to);
  // Before the scripts have taken over, a query alone leads to the page it stands on.
  const path = useInBrowser() ? location.pathname : '';
  return (
    <a
      {...link}
      href={path + search}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(search);
        if (!stays) scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}
