import { useLayoutEffect } from 'react';
import type { RaisedWarning } from '../../engine/index.ts';
import { goTo } from '../../kit/form/go-to.ts';
import DangerCalls from '../help/DangerCalls.tsx';
import type { FirstScreen } from './first-screen.ts';

/** A bar has room for so many. */
const MOST_CALLS = 3;

interface SafetyFirstProps extends Pick<FirstScreen, 'recommendation'> {
  readonly dangers: readonly RaisedWarning[];
}

/** What stands in the place of the price while someone may be in danger: what to do first, and who to call. */
export default function SafetyFirst({ dangers, recommendation }: SafetyFirstProps) {
  const at = dangers[0]?.raisedBy?.field;
  // The bar of a phone grew over the box that was just ticked, and over what is said under it.
  useLayoutEffect(() => {
    const said = at && document.querySelector(`.field:has([name="${at}"]) .warning`);
    if (said) said.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <div className="danger-calls grid gap-3">
      <p>
        <b>{recommendation.headline}</b> No price while this is checked.{' '}
        {at && (
          <button type="button" className="link" onClick={() => goTo(at)}>
            What to do now
          </button>
        )}
      </p>
      <DangerCalls
        said={[recommendation.headline, ...dangers.map(({ text }) => text)]}
        most={MOST_CALLS}
      />
      <button type="submit" form="answers" className="button-quiet">
        Next steps, and who can come
      </button>
    </div>
  );
}
