import { useId, type ReactNode } from 'react';
import Button from '../../kit/Button.tsx';
import Answered from '../../kit/Answered.tsx';
import type { Asked } from '../../kit/use-answer.ts';
import type { Filter } from '../../kit/use-shown.ts';
import Select from '../../kit/Select.tsx';
import SearchBox from './SearchBox.tsx';
import Section from './Section.tsx';

/** The database counts no further. */
const mostCounted = 1000;

const sayCount = (count: number): string =>
  count > mostCounted
    ? `more than ${mostCounted.toLocaleString('en-US')}`
    : count.toLocaleString('en-US');

/** The words of a filter, each with how many there are of it. */
export const withCounts = (
  says: Filter['says'] = {},
  counts: Readonly<Record<string, number>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(says).map(([value, said]) => [
      value,
      `${said} (${sayCount(counts[value] ?? 0)})`,
    ]),
  );

/** The ways to the next page and back to the first. */
const Pages = ({
  from,
  following,
  show,
}: {
  readonly from: string | undefined;
  readonly following: string | null | false | undefined;
  readonly show: (change: { readonly from: string }) => void;
}) =>
  (from || following) && (
    <p className="actions">
      {from && <Button onClick={() => show({ from: '' })}>First page</Button>}
      {following && <Button onClick={() => show({ from: following })}>Next page</Button>}
    </p>
  );

/** A list of the staff: what it is, how it is narrowed and searched, and a page of it. */
export default function List<T>({
  heading,
  level,
  lede,
  of: { filters, shown, show },
  search,
  tools,
  asked,
  says,
  counts,
  label,
  next,
  children,
}: {
  readonly heading: string;
  readonly level?: 'h1' | 'h2';
  readonly lede?: string | undefined;
  /** As `useShown` has it. */
  readonly of: {
    readonly filters: Readonly<Record<string, Filter>>;
    readonly shown: Readonly<Record<string, string>>;
    show(this: void, change: Readonly<Record<string, string>>): void;
  };
  /** Names the box for words; the hint stands in it while it is empty. */
  readonly search?: { readonly label: string; readonly hint?: string } | undefined;
  /** Beside the filters. */
  readonly tools?: ReactNode;
  readonly asked: Asked<T>;
  /** What the answer says of all it found. */
  readonly says?: (answer: T) => ReactNode;
  /** How many there are of each value of a filter, to be said beside it: 1,001 is more than 1,000. */
  readonly counts?: Readonly<Record<string, number>> | undefined;
  /** While it is awaited: "Looking up companies …". */
  readonly label: string;
  /** What the next page follows, null on the last; left out by a list with ways of its own. */
  readonly next?: (answer: T) => string | null | false;
  readonly children: (answer: T) => ReactNode;
}) {
  const id = useId();
  const { words = '', from } = shown;
  const following = asked.answer !== null && next?.(asked.answer);
  return (
    <Section
      heading={heading}
      level={level}
      beside={
        <p role="status" className="text-soft">
          {asked.loading ? 'Looking …' : asked.answer && says?.(asked.answer)}
        </p>
      }
    >
      {lede && <p className="text-soft">{lede}</p>}
      <div className="flex flex-wrap gap-2">
        {search && (
          <SearchBox
            key={words}
            id={`${id}-words`}
            {...search}
            words={words}
            onSearch={(said) => show({ words: said })}
          />
        )}
        {Object.entries(filters).map(([name, filter]) => (
          <Select
            key={name}
            label={filter.label ?? name}
            className={`w-auto max-w-full min-w-0 px-2 max-sm:flex-[1_1_40%] ${counts ? '' : 'sm:max-w-32'} ${shown[name] === filter.usual ? '' : 'border-2 border-oak bg-oak-tint'}`}
            says={counts && asked.answer ? withCounts(filter.says, counts) : (filter.says ?? {})}
            value={shown[name] ?? ''}
            onChange={(value) => show({ [name]: value })}
          />
        ))}
        {tools}
      </div>
      <Answered asked={asked} label={label}>
        {children}
      </Answered>
      {next && <Pages from={from} following={following} show={show} />}
    </Section>
  );
}
