import { useState, type ReactNode } from 'react';
import { strengthWords } from '../../engine/say/source.ts';
import Badge from '../../kit/Badge.tsx';
import Button from '../../kit/Button.tsx';
import Facts from '../../kit/Facts.tsx';
import Choices from '../../kit/form/Choices.tsx';
import Spinner from '../../kit/form/Spinner.tsx';
import TextField from '../../kit/form/TextField.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import Milestone from '../../kit/Milestone.tsx';
import Select from '../../kit/Select.tsx';
import Table from '../../kit/Table.tsx';
import Day from '../../kit/Day.tsx';
import Empty from '../../kit/Empty.tsx';
import Segments from './Segments.tsx';

const choices = [
  { value: 'shingle', says: 'Shingles' },
  { value: 'metal', says: 'Metal' },
];
const rows = ['Tear-off', 'Underlayment', 'Shingles'].map((name, at) => ({
  name,
  cost: 1200 * (at + 1),
}));
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];

/** One notion and all its states. */
const Shown = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <section className="border-t border-rule py-4" data-part={name}>
    <h3 className="mb-2">{name}</h3>
    <div className="grid gap-3">{children}</div>
  </section>
);

type Theme = 'light' | 'dark';

interface InOne {
  /** Ids and labels differ by it. */
  readonly theme: Theme;
}

/** What is pressed. */
function Pressed() {
  return (
    <>
      <Shown name="Button">
        <p className="actions">
          <Button look="filled">See the estimate</Button>
          <Button>Print</Button>
          <Button look="link">Change</Button>
        </p>
        <p className="actions">
          <Button look="filled" disabled>
            Disabled
          </Button>
          <Button disabled>Disabled</Button>
        </p>
      </Shown>
      <Shown name="Opens">
        <details>
          <summary className="disclosure">Closed</summary>
          <p>What was folded.</p>
        </details>
        <details open>
          <summary className="disclosure">Open</summary>
          <p>What was folded.</p>
        </details>
      </Shown>
    </>
  );
}

/** What is chosen. */
function Chosen({ theme }: InOne) {
  const [chosen, choose] = useState<'likely' | 'range'>('likely');
  const id = (name: string) => `${theme}-${name}`;
  return (
    <>
      <Shown name="Choice of a few">
        <Segments
          name={id('shows')}
          legend="What is shown"
          options={[
            ['likely', 'Likely'],
            ['range', 'Range'],
          ]}
          chosen={chosen}
          onChoose={choose}
        />
      </Shown>
      <Shown name="Choice in full">
        <Choices id={id('cover')} label="Covering" choices={choices} defaultValue="shingle" />
        <Choices
          id={id('has')}
          label="The roof has"
          choices={choices}
          several
          defaultValue="metal"
        />
        <Choices id={id('wrong')} label="Stories" choices={choices} error="Choose one." />
      </Shown>
    </>
  );
}

/** What is typed. */
function Typed({ theme }: InOne) {
  const [typed, type] = useState('2,400');
  const id = (name: string) => `${theme}-${name}`;
  return (
    <>
      <Shown name="Field">
        <TextField
          id={id('size')}
          label="Living area"
          hint="In square feet"
          value={typed}
          onChange={type}
        />
        <TextField id={id('empty')} label="Company" />
        <TextField
          id={id('mail')}
          label="Email"
          error="Write it with an @: pat@example.com."
          defaultValue="pat.example.com"
        />
        <TextField
          id={id('odd')}
          label="Phone"
          defaultValue="817-555-012"
          advice="That is one digit short."
        />
        <Select
          label="City"
          says={{ southlake: 'Southlake' }}
          value="southlake"
          onChange={() => {}}
        />
      </Shown>
    </>
  );
}

/** What the page says. */
function Said() {
  return (
    <>
      <Shown name="Said first">
        <p className="warning">Danger: leave, then call 911.</p>
        <p className="caution">Good to know before the price.</p>
        <p className="notice">Saved.</p>
        <p className="slip">One answer would help most.</p>
        <p className="problem">What is wrong with an answer.</p>
        <Trouble message="We could not reach our server." again={() => {}} />
      </Shown>
      <Shown name="Waiting and empty">
        <Spinner label="Looking up companies …" />
        <Empty>No requests yet.</Empty>
      </Shown>
      <Shown name="How it stands">
        <p className="actions">
          <Badge tone="good">as usual</Badge>
          <Badge tone="bad">missing</Badge>
          <Badge tone="ask">ask</Badge>
          <Badge tone="waiting">waits</Badge>
          <Badge>paid listing</Badge>
        </p>
      </Shown>
      <Shown name="Source">
        <ul className="grid gap-2">
          {Object.entries(strengthWords).map(([grade, words]) => (
            <li key={grade}>
              <a className="chip" href="#source">
                R{grade}
              </a>{' '}
              {words}. Read <Day of={new Date('2026-11-22T12:00:00Z')} />.
            </li>
          ))}
        </ul>
      </Shown>
      <Shown name="Steps of a job">
        <ul className="grid gap-2">
          <Milestone stands="done">Visited</Milestone>
          <Milestone stands="now">Quote due</Milestone>
          <Milestone stands="later">Work</Milestone>
        </ul>
      </Shown>
    </>
  );
}

const change = (name: string) => (
  <button type="button" className="link">
    Change<span className="sr-only"> {name}</span>
  </button>
);

/** What is told in rows. */
function Told({ theme }: InOne) {
  return (
    <>
      <Shown name="Table that scrolls">
        <Table
          label={`Months, ${theme}`}
          columns={[
            { name: 'Line', says: ({ name }) => name },
            ...months.map((month) => ({
              name: month,
              says: ({ cost }: (typeof rows)[number]) => `$${cost.toLocaleString('en-US')}`,
              className: 'figures',
            })),
          ]}
          rows={rows}
          keyOf={({ name }) => name}
        />
      </Shown>
      <Shown name="What was answered">
        <Facts
          of={[
            ['Size', '33 squares', change('Size')],
            ['Covering', <span className="text-soft">Open</span>, change('Covering')],
            ['Stories', '1'],
          ]}
        />
      </Shown>
    </>
  );
}

/** Every part in one theme. */
const InTheme = ({ theme }: InOne) => (
  <div
    className={`${theme === 'light' ? 'scheme-light' : 'scheme-dark'} min-w-0 bg-paper p-4 text-ink`}
  >
    <h2 className="mb-3">{theme === 'light' ? 'Light' : 'Dark'}</h2>
    <Pressed />
    <Chosen theme={theme} />
    <Typed theme={theme} />
    <Said />
    <Told theme={theme} />
  </div>
);

/** Each notion of the pages as they are all drawn, in both themes; what is pointed at or focused shows itself. */
export default function Parts() {
  return (
    <div className="mt-6 grid gap-6 lg:grid-cols-2">
      <InTheme theme="light" />
      <InTheme theme="dark" />
    </div>
  );
}
