/** A figure with its unit before or after it. What is typed stays in the field; the form is read whole. */
export const FigureField = ({
  id,
  name,
  label,
  hint,
  before,
  after,
  defaultValue,
  isWrong,
  wrong,
  onLeave,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly before?: string;
  readonly after?: string;
  readonly defaultValue?: string | undefined;
  readonly isWrong: boolean;
  /** What to do where the figure cannot be read. */
  readonly wrong: string;
  readonly onLeave: () => void;
}) => (
  <div className="figure-field">
    <label htmlFor={id}>{label}</label>
    {hint && <p id={`${id}-hint`}>{hint}</p>}
    <p id={`${id}-wrong`} role="status" className="figure-wrong">
      {isWrong && wrong}
    </p>
    <div className="figure-box">
      {before && <span aria-hidden="true">{before}</span>}
      <input
        id={id}
        name={name}
        inputMode="text"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={20}
        defaultValue={defaultValue}
        aria-invalid={isWrong || undefined}
        aria-describedby={[hint && `${id}-hint`, after && `${id}-unit`, isWrong && `${id}-wrong`]
          .filter(Boolean)
          .join(' ')}
        onBlur={onLeave}
      />
      {after && <span id={`${id}-unit`}>{after}</span>}
    </div>
  </div>
);
