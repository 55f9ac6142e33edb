import { laborIn } from '../../engine/results/labor-in.ts';
import { money, type Estimate } from '../../engine/index.ts';

/** What part of the total is labor. Where sources print one price for all, it says so and splits nothing. */
export const LaborPart = ({ items }: Pick<Estimate, 'items'>) => {
  const { labor, inOne, rest } = laborIn(items);
  if (labor === 0)
    return inOne === 0 ? null : (
      <p>Labor and material come in one price here: no source tells them apart.</p>
    );
  const parts = [
    ['Labor', labor],
    ['Both in one price', inOne],
    ['The rest', rest],
  ] as const;
  return (
    <>
      <p>
        <b>
          Labor is about {money(labor)} of it, {Math.round((100 * labor) / (labor + inOne + rest))}%
        </b>
        {inOne > 0 && `, and part of ${money(inOne)} that is one price for labor and material`}.
      </p>
      <div className="parts-bar labor-bar" aria-hidden="true">
        {parts.map(
          ([name, usd]) =>
            usd > 0 && (
              <p key={name} style={{ flexGrow: usd }}>
                <span>{name}</span>
                <b>{money(usd)}</b>
              </p>
            ),
        )}
      </div>
    </>
  );
};
