import type { RaisedWarning } from '../../engine/index.ts';
import { goTo } from '../../kit/form/go-to.ts';
import DangerCalls from '../help/DangerCalls.tsx';

/** A bar has room for so many. */
const MOST_CALLS = 3;

/** What stands in the place of the price while someone may be in danger: who to call. */
export default function SafetyFirst({ dangers }: { readonly dangers: readonly RaisedWarning[] }) {
  const at = dangers[0]?.raisedBy?.field;
  return (
    <div className="danger-calls grid gap-3">
      <p>
        <b>Safety first.</b> No price while this is checked.{' '}
        {at && (
          <button type="button" className="link" onClick={() => goTo(at)}>
            What to do now
          </button>
        )}
      </p>
      <DangerCalls warnings={dangers} most={MOST_CALLS} />
      <button type="submit" form="answers" className="button-quiet">
        Next steps, and who can come
      </button>
    </div>
  );
}
