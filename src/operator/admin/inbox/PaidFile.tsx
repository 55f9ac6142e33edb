import { paidCsv } from '../csv.ts';
import { saveCases } from './all-cases.ts';

/** Saves the prices that are shown as a table, which `npm run calibrate` reads. */
export default function PaidFile({
  filter,
  words,
}: {
  readonly filter: string;
  readonly words: string;
}) {
  return (
    <button
      type="button"
      className="button-quiet"
      onClick={() => void saveCases('paid', { filter, words }, 'price', paidCsv)}
    >
      CSV
    </button>
  );
}
