const unit = 'grid place-items-center bg-rule-light px-3 text-sm whitespace-nowrap text-soft';

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
  <div
    className={
      hint
        ? ''
        : 'max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center max-lg:gap-x-4'
    }
  >
    <label htmlFor={id} className="font-semibold">
      {label}
    </label>
    {hint && (
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
    )}
    <p
      id={`${id}-wrong`}
      role="status"
      className="col-span-full row-2 text-sm font-semibold text-brick empty:hidden"
    >
      {isWrong && wrong}
    </p>
    <div
      className={`mt-2 flex max-w-full overflow-hidden rounded-sm border bg-sheet focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-bluebonnet ${hint ? 'w-52' : 'w-35 lg:w-52'} ${isWrong ? 'border-brick' : 'border-edge'}`}
    >
      {before && (
        <span aria-hidden="true" className={unit}>
          {before}
        </span>
      )}
      <input
        id={id}
        name={name}
        className="figures min-h-11 min-w-0 flex-1 px-3 outline-none"
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
      {after && (
        <span id={`${id}-unit`} className={unit}>
          {after}
        </span>
      )}
    </div>
  </div>
);
