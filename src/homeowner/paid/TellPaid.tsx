import { useEffect, useRef, useState } from 'react';
import { takeBackPaid, tellPaid, type PaidPrice, type Region } from '../../backend/paid.ts';
import type { RequestKey } from '../../backend/requests.ts';
import { formOf, type Choice } from '../../contact/form.ts';
import {
  askedAnswers,
  askedFields,
  money,
  shortLabel,
  type Answers,
  type Calculator,
  type Estimate,
  type Value,
} from '../../engine/index.ts';
import { typedNumber } from '../../engine/questions/typed-number.ts';
import { sayValue } from '../../engine/results/say-value.ts';
import { unnamed } from '../../engine/run/unnamed.ts';
import Button from '../../kit/Button.tsx';
import Deed from '../../kit/Deed.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { keptForm } from '../../kit/form/use-form.ts';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { centralDay } from '../../time/central.ts';
import { sayMonthAndYear } from '../../time/days.ts';
import { meantBy, regionOf } from './figures.ts';
import NameTheJob from '../results/NameTheJob.tsx';
import { forgetTold, keepTold, secretOf, thisDevice, toldOf, type Told } from './told.ts';
import Facts from '../../kit/Facts.tsx';

/** Months that are offered, this one first; the database takes jobs of the last three years. */
const MONTHS = 36;

const months = (today: string): readonly Choice[] => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, back) => {
    const value = new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
    return { value, says: sayMonthAndYear(value) };
  });
};

const yesOrNo: readonly Choice[] = [
  { value: 'yes', says: 'Yes' },
  { value: 'no', says: 'No' },
  { value: '', says: 'Not sure' },
];

const regions: readonly (Choice & { readonly value: Region })[] = [
  { value: 'near', says: 'In Southlake, Allen, Plano, Frisco, McKinney or the Dallas area' },
  { value: 'elsewhere', says: 'Elsewhere around Dallas and Fort Worth' },
];

const formFor = ({ total, items }: Pick<Estimate, 'total' | 'items'>, today: string) => {
  const meant = (typed = '') => meantBy(typedNumber(typed, 'usd'), total);
  return formOf('paid', [
    {
      key: 'total',
      kind: 'line',
      label: 'What did it cost in all?',
      hint: 'The whole bill in dollars, with what insurance paid.',
      missing: 'Enter what it cost, for example 14,500.',
      wrong: (typed, { sure }) => {
        const usd = typedNumber(typed, 'usd');
        if (!(usd > 0 && usd <= 10_000_000)) {
          return 'Enter the cost as a number above 0, for example 14,500 or 14.5k.';
        }
        const guess = meant(typed);
        if (guess === undefined || sure) return undefined;
        return `${guess === null ? `${money(usd)} is far from any such job.` : `Did you mean ${money(guess)}?`} If ${money(usd)} is right, check the box below.`;
      },
    },
    {
      key: 'sure',
      kind: 'agree',
      label: 'The amount is right. A person on our team looks at it before it counts.',
      asked: ({ total: typed }) => meant(typed) !== undefined,
    },
    {
      key: 'month',
      kind: 'choice',
      label: 'When was it done?',
      missing: 'Choose the month in which it was done.',
      choices: months(today),
    },
    {
      key: 'region',
      kind: 'choice',
      label: 'Where is the home?',
      missing: 'Choose where the home is.',
      choices: regions,
    },
    { key: 'tax', kind: 'choice', label: 'Was sales tax in it?', choices: yesOrNo },
    {
      key: 'permit',
      kind: 'choice',
      label: 'Was a city permit in it?',
      choices: yesOrNo,
      // Of a job whose own price holds none, nobody needs to know.
      asked: () => items.some(({ id }) => id === 'permit'),
    },
  ]);
};

/** What is said of a price that was told, and the way to take it back. */
export const ToldPrice = ({
  told: { usd, month, state },
  takeBack,
  onTakenBack,
}: {
  readonly told: Pick<Told, 'usd' | 'month' | 'state'>;
  readonly takeBack: Parameters<typeof Deed>[0]['make'];
  readonly onTakenBack: () => void;
}) => {
  const thanks = useRef<HTMLDivElement>(null);
  // The form it was told by is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) thanks.current?.focus();
  }, []);
  return (
    <div ref={thanks} tabIndex={-1} className="slip grid justify-items-start gap-2">
      <p>
        <b>
          Thank you. You told us: {money(usd)}, {sayMonthAndYear(month.slice(0, 7))}.
        </b>{' '}
        {state === 'counted'
          ? 'It counts, with all others of its kind. We show a kind once five are told.'
          : state === 'held'
            ? 'A person on our team looks at it before it counts.'
            : 'It does not count: it is too far from other jobs like it.'}
      </p>
      <Deed
        label="Take it back"
        question="Take your price back? We delete it now. Figures that held it leave it out the next time they are made."
        make={takeBack}
        onDone={onTakenBack}
      />
    </div>
  );
};

/** What was answered, each one tap from its question. */
const ItsAnswers = ({
  calculator,
  answers,
  estimate,
}: Pick<TellPaidProps, 'calculator' | 'answers' | 'estimate'>) => (
  <Facts
    className="text-sm"
    of={askedFields(calculator, estimate.inputs)
      .filter(([id, field]) => answers[id] !== undefined && !field.private)
      .map(([id, field]) => [
        shortLabel(field.label),
        sayValue(field, estimate.inputs[id] as Value),
        <Button look="link" className="reach" onClick={() => goTo(id)}>
          Change<span className="sr-only"> {field.label}</span>
        </Button>,
      ])}
  />
);

interface TellPaidProps {
  readonly calculator: Calculator;
  readonly answers: Answers;
  readonly estimate: Estimate;
  readonly cameFrom: PaidPrice['came_from'];
  /** Takes what was done, where that may be open. */
  readonly onName?: (field: string, value: string) => void;
  /** Of the request that led to the job. */
  readonly requestKey?: RequestKey;
  /** It was told or taken back. */
  readonly onDone?: () => void;
}

/** Asks what a job cost, once it is done: no name, no company, no street. */
export default function TellPaid({
  calculator,
  answers,
  estimate,
  cameFrom,
  onName,
  requestKey,
  onDone,
}: TellPaidProps) {
  const { trade, version, fields } = calculator;
  const trap = useRef<HTMLInputElement>(null);
  const sent = useRef('');
  const [told, setTold] = useState(() => (requestKey ? [] : toldOf(trade)));
  const [isNew, setNew] = useState(told.length === 0);
  // What narrows the job further may stay open: the database says where it needs more.
  const first = unnamed(calculator, {});
  const open = first && answers[first[0]] === undefined ? first : undefined;
  const box = useRef<HTMLElement>(null);
  const wasOpen = useRef(open);
  // The answer took the button away that had the focus.
  useEffect(() => {
    if (wasOpen.current && !open) box.current?.focus();
    wasOpen.current = open;
  }, [open]);
  const form = formFor(estimate, centralDay(new Date()));
  const kept = askedAnswers(
    { fields: Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.private)) },
    answers,
    estimate.inputs,
  );
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="sheet grid max-w-2xl gap-4 p-5 focus:outline-none"
      aria-label="Tell what it cost"
    >
      <h3>Tell what it cost</h3>
      <div role="status" className="grid gap-3 empty:hidden">
        {told.map((one) => (
          <ToldPrice
            key={one.id}
            told={one}
            takeBack={() => takeBackPaid(secretOf(one.id))}
            onTakenBack={() => {
              forgetTold(one.id);
              setTold(toldOf(trade));
              setNew(true);
              onDone?.();
            }}
          />
        ))}
      </div>
      {!isNew ? (
        <Button look="link" className="justify-self-start" onClick={() => setNew(true)}>
          Tell of another job
        </Button>
      ) : open && onName ? (
        <NameTheJob
          id={open[0]}
          field={open[1]}
          asks="First, what was done?"
          isFirst={false}
          onName={onName}
        />
      ) : (
        <WholeForm
          key={form.id}
          form={form}
          keep={keptForm(`paid-draft:${trade}`)}
          start={{ region: regionOf(answers['city']) }}
          send={(values, id) => {
            sent.current = id;
            return tellPaid(
              {
                id,
                secret: secretOf(id),
                device: thisDevice().id,
                came_from: cameFrom,
                trade,
                region: values.region as Region,
                month: values.month,
                total_cents: Math.round(100 * typedNumber(values.total, 'usd')),
                ours_cents: Math.round(100 * estimate.total.typical),
                version,
                tax: values.tax,
                permit: values.permit,
                answers: kept,
                website: trap.current?.value ?? '',
              },
              requestKey,
            );
          }}
          done={({ data }, values) => {
            if (!requestKey) {
              const usd = typedNumber(values.total, 'usd');
              keepTold({ id: sent.current, trade, usd, month: values.month, state: data.state });
              setTold(toldOf(trade));
              setNew(false);
            }
            onDone?.();
          }}
          label="Tell it"
          remedy={<p>What you typed is still here.</p>}
          also={<span className="hint">You can take it back at any time.</span>}
        >
          <p>
            No name, no company, no street. It is shown only together with four others or more.{' '}
            <a href="/privacy-policy">Privacy</a>
          </p>
          <details open={cameFrom !== 'request'}>
            <summary className="disclosure">The job: is this what was done?</summary>
            <ItsAnswers calculator={calculator} answers={answers} estimate={estimate} />
            <p className="hint">
              Our likely figure for it: <b>{money(estimate.total.typical)}</b>
            </p>
          </details>
          {/* People do not see this field; programs fill it in. */}
          <div aria-hidden="true" className="absolute -left-[200vw]">
            <label htmlFor="paid-website">Leave this empty</label>
            <input id="paid-website" ref={trap} tabIndex={-1} autoComplete="off" />
          </div>
        </WholeForm>
      )}
    </section>
  );
}
