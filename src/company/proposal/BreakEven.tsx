import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { price } from '../../engine/say/format.ts';
import { breakEven, type Own } from '../../selling/proposals/break-even.ts';
import { chartOf } from '../../selling/proposals/chart-of.ts';
import {
  headlineOf,
  ifKept,
  lossOf,
  rowsOf,
  type Nouns,
} from '../../selling/proposals/say-break-even.ts';
import { typedFigure } from '../../selling/proposals/typed-figure.ts';
import { BreakEvenChart } from './BreakEvenChart.tsx';
import { FigureField } from './FigureField.tsx';
import { keptFigures, type Typed } from './kept-figures.ts';

/** A plan as the break-even needs it. */
export interface PricedPlan {
  readonly id: string;
  readonly name: string;
  readonly monthly: number;
}

export interface BreakEvenProps {
  readonly trade: string;
  readonly plans: readonly PricedPlan[];
  /** The plan it starts with. */
  readonly starts: string;
  /** What our model says of an average job; null where no job comes through us. */
  readonly job: { readonly name: string; readonly price: string; readonly range: string } | null;
  readonly nouns: Nouns;
  /** Prices that the operator has yet to set. */
  readonly example: boolean;
}

const names = ['job', 'margin', 'rate', 'capacity'] as const satisfies readonly (keyof Own)[];

/** What stands in the fields of a form. */
const readFields = (form: HTMLFormElement): Typed => {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    plan: text('plan'),
    job: text('job'),
    margin: text('margin'),
    rate: text('rate'),
    capacity: text('capacity'),
  };
};

/** The figures as they stand in the form, kept on this device with every change. */
function useFigures({ trade, starts, job }: Pick<BreakEvenProps, 'trade' | 'starts' | 'job'>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed>({
    plan: starts,
    job: job?.price ?? '',
    margin: '',
    rate: '',
    capacity: '',
  });

  // What this device kept, and what was typed before the scripts came.
  useEffect(() => {
    if (!form.current) return;
    const kept = keptFigures(trade).read();
    for (const name of kept ? names : []) {
      const input = form.current.elements.namedItem(name);
      if (input instanceof HTMLInputElement && input.value === input.defaultValue && kept?.[name]) {
        input.value = kept[name];
      }
    }
    const plan = form.current.querySelector<HTMLInputElement>(
      `[name="plan"][value="${kept?.plan}"]`,
    );
    if (plan) plan.checked = true;

    setTyped(readFields(form.current));
  }, [trade]);

  const change = () => {
    if (!form.current) return;
    const now = readFields(form.current);
    setTyped(now);
    // Our own figure is not kept: the model may know better by the next visit.
    keptFigures(trade).write({ ...now, job: now.job === job?.price ? '' : now.job });
  };
  return { form, typed, change };
}

/** Of its own: what names it elsewhere would be one more file to load. */
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The questions: what a job brings, how many there are, and which plan. */
const OwnFigures = ({
  plans,
  starts,
  job,
  nouns,
  field,
}: Pick<BreakEvenProps, 'plans' | 'starts' | 'job' | 'nouns'> & {
  readonly field: (
    name: (typeof names)[number],
  ) => Pick<ComponentProps<typeof FigureField>, 'id' | 'name' | 'isWrong' | 'onLeave'>;
}) => (
  <>
    <FigureField
      {...field('job')}
      label={job ? `An average ${nouns.job}` : `What one ${nouns.job} brings in a year`}
      hint={
        job ? `${job.name}. ${job.range} Change it to your own.` : 'Your own figure. We have none.'
      }
      before="$"
      defaultValue={job?.price}
      wrong="Write an amount in dollars, like 16,300 or $16k"
    />
    <FigureField
      {...field('margin')}
      label="What you keep of it, before overhead"
      after="%"
      wrong="Write a percentage from 0 to 100, like 25"
    />
    <FigureField
      {...field('rate')}
      label={`${capital(nouns.requests)} that become ${nouns.jobs}`}
      after="in 100"
      wrong="Write how many of a hundred, like 20, or 1 in 5"
    />
    <FigureField
      {...field('capacity')}
      label={`${capital(nouns.jobs)} you could add`}
      after="a year"
      wrong="Write a number, like 12"
    />
    {plans.length > 1 && (
      <fieldset>
        <legend className="mb-2 font-semibold">Plan</legend>
        {plans.map(({ id, name, monthly }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" name="plan" value={id} defaultChecked={id === starts} />
            <span>
              {name} <small className="hint">{price(monthly)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    )}
  </>
);

const Rows = ({
  caption,
  isHidden = false,
  rows,
}: {
  readonly caption: string;
  /** The caption is for those who hear the page; the last row is what the others come to. */
  readonly isHidden?: boolean;
  readonly rows: ReturnType<typeof rowsOf>;
}) => (
  <table className="table table-fit mt-4">
    <caption className={isHidden ? 'sr-only' : undefined}>{caption}</caption>
    <tbody>
      {rows.map(({ label, value }) => (
        <tr key={label} className={isHidden ? 'last:*:font-semibold' : undefined}>
          <th scope="row">{label}</th>
          <td className="figures">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Whether a flat fee would pay, by the owner's own figures. It answers from what is known, loss included,
 * and sharpens with each figure. Nothing is sent; it is kept on this device.
 */
export default function BreakEven({ trade, plans, starts, job, nouns, example }: BreakEvenProps) {
  const { form, typed, change } = useFigures({ trade, starts, job });
  /** Fields that were left: only then is it said that one cannot be read. */
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());

  const read = Object.fromEntries(names.map((name) => [name, typedFigure(name, typed[name])]));
  const own: Own = Object.fromEntries(names.map((name) => [name, read[name] ?? undefined]));
  const plan = plans.find(({ id }) => id === typed.plan) ?? plans[0]!;
  const even = breakEven(plan.monthly, own);
  const headline = headlineOf(plan.name, even, own, nouns);
  const chart = chartOf(even, own, nouns);
  const supposed = ifKept(plan.monthly, own, nouns);
  const field = (name: (typeof names)[number]) => ({
    id: `even-${name}`,
    name,
    isWrong: done.has(name) && read[name] === null,
    onLeave: () => setDone(new Set([...done, name])),
  });

  return (
    <div className="mt-4 grid grid-cols-1 print:break-inside-avoid lg:grid-cols-[20rem_minmax(0,1fr)] noscript:grid-cols-none sheet">
      <form
        ref={form}
        id="own-figures"
        className="grid grid-cols-1 content-start gap-5 border-b border-rule p-4 sm:p-6 lg:border-e lg:border-b-0 noscript:hidden print:hidden"
        onInput={change}
        onSubmit={(event) => event.preventDefault()}
      >
        <OwnFigures {...{ plans, starts, job, nouns, field }} />
        <p className="hint">Kept on this device. Nothing is sent.</p>
      </form>
      <div className="p-4 sm:p-6">
        <p className="eyebrow">Break-even, {plan.name} plan</p>
        <output
          id="break-even"
          className="mt-2 block max-w-xl font-serif text-xl leading-tight font-semibold text-balance"
        >
          {headline}
        </output>
        {chart && <BreakEvenChart chart={chart} says={`${headline} ${lossOf(even)}`} />}
        <Rows
          caption="The arithmetic"
          isHidden
          rows={rowsOf(plan.name, plan.monthly, own, even, nouns)}
        />
        {supposed.length > 0 && (
          <Rows
            caption="What would pay the fee of a year, until you put in what you keep"
            rows={supposed}
          />
        )}
        <p id="loss" className="slip mt-5 text-sm">
          <strong>{lossOf(even)}</strong> We cannot promise you any. You can end the plan on any
          day.
          {example && ' The fee is an example: the operator sets it.'}
        </p>
      </div>
    </div>
  );
}
