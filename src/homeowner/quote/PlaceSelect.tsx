import type { Item } from '../../engine/index.ts';
import { linesOf, type Place } from '../../quote/place-line.ts';
import type { Form } from './use-quotes.ts';

const options = (items: readonly Item[]) =>
  items.map(({ id, label }) => (
    <option key={id} value={id}>
      {label}
    </option>
  ));

/** Where a line belongs: by its words, where they are plain, until a person chooses. */
export const PlaceSelect = ({
  id,
  place,
  isPlain = true,
  form: { items, others },
  onChange,
}: {
  readonly id: string;
  readonly place: Place;
  /** Whether that one place is all that its words name. */
  readonly isPlain?: boolean;
  readonly form: Form;
  readonly onChange: (place: Place) => void;
}) => {
  const isTold = isPlain || linesOf(place).length === 0;
  return (
    <select
      id={id}
      className="input"
      value={isTold ? place : '#rest'}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="#rest">Beside no line of ours</option>
      <optgroup label="Lines of our estimate">{options(items)}</optgroup>
      {others.length > 0 && <optgroup label="Not in our estimate">{options(others)}</optgroup>}
      <optgroup label="Other">
        <option value="#else">Something else</option>
        <option value="#total">The total</option>
        <option value="#out">Leave it out</option>
      </optgroup>
    </select>
  );
};
