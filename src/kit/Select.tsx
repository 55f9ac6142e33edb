/** A choice from a list whose values say themselves what it is about; its label is for those who hear it. */
export default function Select({
  label,
  says,
  value,
  className = '',
  onChange,
}: {
  readonly label: string;
  /** The values with their words. */
  readonly says: Readonly<Record<string, string>>;
  readonly value: string;
  readonly className?: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      className={`input ${className}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {Object.entries(says).map(([key, said]) => (
        <option key={key} value={key}>
          {said}
        </option>
      ))}
    </select>
  );
}
