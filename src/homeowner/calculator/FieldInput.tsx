import { Fragment, useState } from 'react';
import {
  units,
  type Field,
  type NumberField,
  type OptionalNumberField,
  type RaisedWarning,
} from '../../engine/index.ts';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { Words } from '../../kit/Words.tsx';
import { tallyName } from './form.ts';
import { Warnings } from './Warnings.tsx';

const OutlineDialog = lazyPart('The drawing', () => import('../outline/OutlineDialog.tsx'));

interface FieldProps {
  readonly id: string;
  readonly field: Field;
  /** What stood in it before; inputs are uncontrolled, so that what was typed early is kept. */
  readonly typed: unknown;
  readonly problem?: string;
  /** What its answer raised. */
  readonly warnings: readonly RaisedWarning[];
}

const describedBy = (id: string, field: Field, problem?: string): string | undefined =>
  [field.hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') ||
  undefined;

const Picture = ({ id }: { id: string | undefined }) =>
  id && (
    <svg className="picture" aria-hidden="true">
      <use href={`/pictures/${id.replace('-', '.svg#')}`} />
    </svg>
  );

const Hint = ({ id, field }: FieldProps) =>
  field.hint ? (
    <p id={`${id}-hint`} className="hint">
      <Picture id={field.picture} />
      <Words>{field.hint}</Words>
    </p>
  ) : null;

/** What these answers raised, right under them; nothing where it raised nothing. */
const Raised = ({ warnings, option }: Pick<FieldProps, 'warnings'> & { option?: string }) => {
  const raised = warnings.filter(
    ({ raisedBy }) => option === undefined || raisedBy?.option === option,
  );
  return raised.length > 0 && <Warnings warnings={raised} />;
};

const Problem = ({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) =>
  problem ? (
    <p id={`${id}-problem`} className="problem">
      {problem}
    </p>
  ) : null;

interface BoxProps {
  readonly name: string;
  readonly unit: Extract<Field, { kind: 'number' }>['unit'];
  readonly typed: unknown;
  readonly whole?: boolean;
  readonly describedBy?: string;
  readonly bad?: boolean;
  readonly id: string;
}

const NumberBox = ({ id, name, unit, typed, whole, describedBy: ids, bad }: BoxProps) => (
  <span className="number-box">
    {unit.startsWith('usd') && <span aria-hidden="true">$</span>}
    <input
      id={id}
      name={name}
      type="text"
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={typeof typed === 'string' || typeof typed === 'number' ? typed : ''}
      aria-describedby={ids}
      aria-invalid={bad || undefined}
    />
    {!unit.startsWith('usd') && unit !== 'each' && units[unit] && (
      <span aria-hidden="true">{units[unit]}</span>
    )}
  </span>
);

const DrawOutline = ({ id, field }: { id: string; field: NumberField | OptionalNumberField }) => {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link block min-h-11 noscript:hidden"
        onClick={() => setOpened(true)}
      >
        Draw the outline
      </button>
      {opened && <OutlineDialog id={id} field={field} onClose={() => setOpened(false)} />}
    </>
  );
};

const NumberInput = (props: FieldProps) => {
  const { id, field, typed, problem } = props;
  if (field.kind !== 'number') return null;
  return (
    <div className="field" data-bad={problem ? '' : undefined}>
      <label className="question block font-semibold" htmlFor={id}>
        {field.label}
      </label>
      <Hint {...props} />
      <Problem {...props} />
      <NumberBox
        id={id}
        name={id}
        unit={field.unit}
        typed={typed}
        whole={field.whole}
        describedBy={describedBy(id, field, problem)}
        bad={problem !== undefined}
      />
      {field.outline && <DrawOutline id={id} field={field} />}
      <Raised {...props} />
    </div>
  );
};

interface OptionProps {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly picture?: string;
  readonly checked: boolean;
  readonly open?: boolean;
}

const OptionBox = ({ type, name, value, label, hint, picture, checked, open }: OptionProps) => (
  <label className={open ? 'option-box option-open' : 'option-box'}>
    <input type={type} name={name} value={value} defaultChecked={checked} />
    <span>
      <Picture id={picture} />
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
);

/** A house from above whose lower slope is turned, by the page's rules, the way that was chosen. */
const CompassRoof = () => (
  <svg className="compass-roof" viewBox="-32 -32 64 64" aria-hidden="true">
    <path className="compass-slope" d="M-20 0H20V15H-20Z" />
    <path d="M-20-15H20V15H-20ZM-20 0H20" />
    <path className="compass-arrow" d="M0 19v9m-4-4 4 4 4-4" />
  </svg>
);

/** That there are four is said, not counted by the page: while they arrive, none changes its column. */
const optionsClass = ({ kind, options }: Extract<Field, { kind: 'choice' | 'choices' }>): string =>
  ['options', kind === 'choices' && 'options-several', options.length === 4 && 'options-four']
    .filter(Boolean)
    .join(' ');

const ChoiceInput = (props: FieldProps) => {
  const { id, field, typed, problem, warnings } = props;
  if (field.kind !== 'choice' && field.kind !== 'choices') return null;
  const several = field.kind === 'choices';
  // Nothing looks chosen that nobody chose: the default rules the price, not the form.
  const picked = several ? ((typed ?? field.default) as readonly string[]) : [typed];
  return (
    <fieldset
      id={id}
      className={field.kind === 'choice' && field.draw ? `field field-${field.draw}` : 'field'}
      aria-describedby={describedBy(id, field, problem)}
      data-bad={problem ? '' : undefined}
    >
      <legend className="question block font-semibold">{field.label}</legend>
      <Hint {...props} />
      <Problem {...props} />
      <div className={optionsClass(field)}>
        {!several && field.draw === 'compass' && <CompassRoof />}
        {field.options.map((option) => (
          <Fragment key={option.value}>
            <OptionBox
              {...option}
              type={several ? 'checkbox' : 'radio'}
              name={id}
              checked={picked.includes(option.value)}
            />
            {several && <Raised warnings={warnings} option={option.value} />}
          </Fragment>
        ))}
        {!several && !field.essential && (
          <OptionBox type="radio" name={id} value="" label="Not sure" checked={typed === ''} open />
        )}
      </div>
      {!several && <Raised warnings={warnings} />}
    </fieldset>
  );
};

const TallyInput = (props: FieldProps) => {
  const { id, field, typed, problem } = props;
  if (field.kind !== 'tally') return null;
  const counts = (typed ?? field.default) as Readonly<Record<string, unknown>>;
  return (
    <fieldset id={id} className="field" aria-describedby={describedBy(id, field, problem)}>
      <legend className="question block font-semibold">{field.label}</legend>
      <Hint {...props} />
      <Problem {...props} />
      <div className="tally">
        {field.options.map(({ value, label }) => (
          <label key={value}>
            <span>{label}</span>
            <NumberBox
              id={`${id}-${value}`}
              name={tallyName(id, value)}
              unit={field.unit}
              typed={counts[value]}
            />
          </label>
        ))}
      </div>
      <Raised {...props} />
    </fieldset>
  );
};

const inputs = {
  number: NumberInput,
  choice: ChoiceInput,
  choices: ChoiceInput,
  tally: TallyInput,
} as const;

/** One question of any trade, drawn from its description. */
export const FieldInput = (props: FieldProps) => {
  const Input = inputs[props.field.kind];
  return <Input {...props} />;
};
