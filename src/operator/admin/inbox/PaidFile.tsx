import { paidCsv } from '../csv.ts';
import { saveCases } from './all-cases.ts';
import Button from '../../../kit/Button.tsx';

/** Saves the prices that are shown as a table, which `npm run calibrate` reads. */
export default function PaidFile({
  filter,
  words,
}: {
  readonly filter: string;
  readonly words: string;
}) {
  return (
    <Button onClick={() => void saveCases('paid', { filter, words }, 'price', paidCsv)}>CSV</Button>
  );
}
