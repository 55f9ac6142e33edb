import { recall } from '../calculator/memory.ts';
import type { ResultOf } from './result-of.ts';

/** What stands here where the link holds no answers. */
export default function NoEstimate({ of }: { readonly of: ResultOf }) {
  const kept = of.sensitive ? '' : recall(of.trade);
  return (
    <div className="sheet p-8 space-y-3">
      <h2>No estimate here yet</h2>
      <p>
        This page shows an estimate from its link, and this link holds no answers. It takes about a
        minute to make one, and no name or phone number.
      </p>
      <p className="actions">
        <a className="button" href={of.calculatorPath}>
          Start an estimate
        </a>
        {kept && (
          <a className="button-quiet" href={`?${kept}`}>
            Open your last one
          </a>
        )}
      </p>
    </div>
  );
}
