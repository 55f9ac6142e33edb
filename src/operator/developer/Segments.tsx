/** One of a few values, side by side. */
export default function Segments<Value extends string>({
  name,
  legend,
  options,
  chosen,
  onChoose,
}: {
  /** Its own on the page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset className="choice">
      <legend className="sr-only">{legend}</legend>
      {options.map(([value, says]) => (
        <label key={value}>
          <input
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            type="radio"
            name={name}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {says}
        </label>
      ))}
    </fieldset>
  );
}
