import Button from '../../../kit/Button.tsx';
import { countOf } from '../../../kit/say.ts';
import { ordersCsv } from '../csv.ts';
import { saveCases } from './all-cases.ts';

/** Saves the orders that are shown as a table, and says what of the money belongs to none. */
export default function OrdersFile({
  filter,
  words,
  counts,
}: {
  readonly filter: string;
  readonly words: string;
  readonly counts: Readonly<Record<string, number>>;
}) {
  const untied = counts['untied'] ?? 0;
  return (
    <>
      <Button onClick={() => void saveCases('orders', { filter, words }, 'order', ordersCsv)}>
        CSV
      </Button>
      {untied > 0 && (
        <p className="caution">
          Untied: {countOf(untied, 'event')} of the payment provider of no order we know.
        </p>
      )}
    </>
  );
}
