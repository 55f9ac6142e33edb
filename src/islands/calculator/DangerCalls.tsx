import type { RaisedWarning } from '../../estimate/index.ts';
import { splitPhones } from '../../phone.ts';
import { goTo } from '../form/go-to.ts';

/** A bar has room for so many. */
const MOST_BUTTONS = 3;

/** What stands in the place of the price while someone may be in danger: who to call. */
export const DangerCalls = ({ dangers }: { readonly dangers: readonly RaisedWarning[] }) => {
  const numbers = new Map(
    dangers.flatMap(({ text }) =>
      splitPhones(text).flatMap(({ text: number, dial }) => (dial ? [[dial, number]] : [])),
    ),
  );
  const at = dangers[0]?.raisedBy?.field;
  return (
    <div className="danger-calls">
      <p>
        <b>Safety first.</b> No price while this is checked.{' '}
        {at && (
          <button type="button" className="link" onClick={() => goTo(at)}>
            What to do now
          </button>
        )}
      </p>
      {[...numbers].slice(0, MOST_BUTTONS).map(([dial, number]) => (
        <a key={dial} className="button call" href={`tel:${dial}`}>
          Call {number}
        </a>
      ))}
      <button type="submit" form="answers" className="button-quiet">
        Next steps, and who can come
      </button>
    </div>
  );
};
