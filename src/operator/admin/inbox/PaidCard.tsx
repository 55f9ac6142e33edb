import { useState } from 'react';
import { judgePaid, type PaidEntry } from '../../../backend/operator/paid.ts';
import { money } from '../../../engine/index.ts';
import Deed from '../../../kit/Deed.tsx';
import { lazyPart } from '../../../kit/LazyPart.tsx';
import { shortTime } from '../../../time/central.ts';
import { sayMonthAndYear } from '../../../time/days.ts';
import { tradeName } from '../../../trades/names.ts';
import Badge, { type Tone } from '../../../kit/Badge.tsx';
import Card from '../Card.tsx';
import type { CardProps } from './box.ts';

export const paidStateNames: Readonly<Record<PaidEntry['state'], string>> = {
  held: 'Held',
  counted: 'Counts',
  dropped: 'Dropped',
};

const tones: Readonly<Record<PaidEntry['state'], Tone>> = {
  held: 'waiting',
  counted: 'good',
  dropped: 'plain',
};

/** "Roofing, replace: $14,500, ours $14,000". */
export const paidTitle = ({ trade_id, job, total_cents, ours_cents }: PaidEntry): string =>
  `${tradeName(trade_id)}, ${job.replaceAll('.', ' ')}: ${money(total_cents / 100)}, ours ${money(ours_cents / 100)}`;

const cameFrom: Readonly<Record<PaidEntry['came_from'], string>> = {
  request: 'the private page of a request',
  quote: 'a quote check',
  result: 'a result',
};

const inIt = (what: string, said: boolean | null): string =>
  said === null ? `${what} not known` : said ? `${what} in it` : `no ${what} in it`;

/** Few look at them, and they bring the questions of a trade along. */
const PaidAnswers = lazyPart('Its answers', () => import('./PaidAnswers.tsx'));

/** A price that a neighbor told, and whether it counts. */
export default function PaidCard({ entry: price, onDone }: CardProps<'paid'>) {
  const { id, state, region, month, came_from, created_at, judged_at, judged_by, is_demo } = price;
  const [isOpen, setOpen] = useState(false);
  const judge = (counts: boolean) => () => judgePaid(id, counts);
  return (
    <Card
      id={id}
      title={paidTitle(price)}
      form={
        <p className="actions">
          {state !== 'counted' && (
            <Deed
              label="Let it count"
              question={`Do ${money(price.total_cents / 100)} count? Ours is ${money(price.ours_cents / 100)}.`}
              make={judge(true)}
              onDone={onDone}
            />
          )}
          {state !== 'dropped' && <Deed label="Drop it" make={judge(false)} onDone={onDone} />}
        </p>
      }
    >
      <p>
        <Badge tone={tones[state]}>{paidStateNames[state]}</Badge> {is_demo && 'Demonstration. '}
        Told {shortTime(created_at)} from {cameFrom[came_from]}. Done {sayMonthAndYear(month)},{' '}
        {region === 'near' ? 'in our cities' : 'elsewhere'}; {inIt('tax', price.tax_in)},{' '}
        {inIt('permit', price.permit_in)}.
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="disclosure w-fit">Its answers</summary>
        {isOpen && <PaidAnswers {...price} />}
      </details>
      {judged_at && (
        <p className="text-soft">
          Decided {shortTime(judged_at)} by {judged_by ?? 'an account deleted since'}.
        </p>
      )}
    </Card>
  );
}
