import { laborIn } from '../../engine/results/labor-in.ts';
import { money, type Estimate } from '../../engine/index.ts';

/**
 * What part of the total is labor. Where sources print one price for all, it says so and splits nothing. The
 * sentence is the key to the bar.
 */
export const LaborPart = ({ items }: Pick<Estimate, 'items'>) => {
  const { labor, inOne, rest } = laborIn(items);
  if (labor === 0)
    return inOne === 0 ? null : (
      <p>Labor and material come in one price here: no source tells them apart.</p>
    );
  return (
    <>
      <p className="labor-key">
        <b>
          Labor is about {money(labor)} of it, {Math.round((100 * labor) / (labor + inOne + rest))}%
        </b>
        {inOne > 0 && (
          <>
            , and part of <span>{money(inOne)} that is one price for labor and material</span>
          </>
        )}
        .
      </p>
      <div className="parts-bar labor-bar" aria-hidden="true">
        {[labor, inOne, rest].map((usd, at) => (
          <i key={at} style={{ flexGrow: usd }} hidden={usd === 0} />
        ))}
      </div>
    </>
  );
};
