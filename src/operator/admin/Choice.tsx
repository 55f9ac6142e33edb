import Tick from '../../kit/form/Tick.tsx';

/** One of a few values, each with its words, as round buttons beside each other. */
export default function Choice<Value extends string>({
  id,
  legend,
  says,
  chosen,
  onChoose,
}: {
  /** Its own on the page. */
  readonly id: string;
  readonly legend: string;
  readonly says: Readonly<Record<Value, string>>;
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.entries(says) as [Value, string][]).map(([value, said]) => (
          <Tick
            key={value}
            id={`${id}-${value}`}
            type="radio"
            name={id}
            checked={chosen === value}
            onChange={() => onChoose(value)}
          >
            {said}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}
