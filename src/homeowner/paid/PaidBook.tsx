import { Suspense, use } from 'react';
import { useInBrowser } from '../../kit/use-in-browser.ts';
import { loadRule } from '../calculator/load.ts';
import { PaidStrip } from './PaidStrip.tsx';
import { usePaidFigures } from './use-paid-figures.ts';
import Empty from '../../kit/Empty.tsx';

const Strips = ({ trade }: { readonly trade: string }) => {
  const { calculator } = use(loadRule(trade));
  const figures = usePaidFigures(trade);
  return figures.length === 0 ? (
    <Empty>So far no job has five.</Empty>
  ) : (
    figures.map((one) => (
      <PaidStrip key={one.job + one.region} figures={one} calculator={calculator} />
    ))
  );
};

/** In the open book of a trade: what neighbors paid, of every kind of job that enough of them told of. */
export default function PaidBook({ trade }: { readonly trade: string }) {
  const inBrowser = useInBrowser();
  return (
    <div className="min-h-1">
      {inBrowser && (
        <Suspense>
          <Strips trade={trade} />
        </Suspense>
      )}
    </div>
  );
}
