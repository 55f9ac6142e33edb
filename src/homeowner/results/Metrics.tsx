import type { Metric } from '../../engine/index.ts';
import { Chips } from '../calculator/Chips.tsx';
import { metricText } from '../calculator/metric-text.ts';
import { goTo } from '../../kit/form/go-to.ts';
import { Words } from '../../kit/Words.tsx';

/** Figures beside a total or a decision, each with how it was computed and its sources. */
export const Metrics = ({ metrics }: { readonly metrics: readonly Metric[] }) =>
  metrics.length === 0 ? null : (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-4 print:grid-cols-4 print:gap-y-1">
      {metrics.map((metric) => (
        <div key={metric.id}>
          <dt className="text-soft text-sm">{metric.label}</dt>
          <dd>
            {metric.asks ? (
              <button type="button" className="link" onClick={() => goTo(metric.asks!)}>
                {metricText(metric)}
              </button>
            ) : (
              <b className="figures block text-lg">{metricText(metric)}</b>
            )}
            {metric.how && (
              <small className="block text-soft text-xs">
                <Words>{metric.how}</Words>
              </small>
            )}
            {metric.sources && <Chips ids={metric.sources} />}
          </dd>
        </div>
      ))}
    </dl>
  );
