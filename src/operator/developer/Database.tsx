import { useState } from 'react';
import type { Access, CallAccess, Command, Health, TableAccess } from '../../backend/health.ts';
import { connection, loadAccess } from '../../backend/health.ts';
import Facts from '../../kit/Facts.tsx';
import Table from '../../kit/Table.tsx';
import Answered from '../../kit/Answered.tsx';
import { useAnswer, type Asked } from '../../kit/use-answer.ts';
import { askedOf } from './checks.ts';
import CheckMark, { checkLine } from './CheckMark.tsx';
import Part, { Note } from './Part.tsx';
import Segments from './Segments.tsx';
import { audiences, reachOf, type Audience } from './reach.ts';

const heads: Readonly<Record<Audience, string>> = {
  visitor: 'Visitor',
  link: 'Private link',
  company: 'Company',
  admin: 'Admin',
  developer: 'Developer',
};

const statements: readonly (readonly [Command, string])[] = [
  ['select', 'Read'],
  ['insert', 'Add'],
  ['update', 'Change'],
  ['delete', 'Delete'],
];

const code = 'text-xs wrap-anywhere';

/** Each policy once, with the callers it names. */
const policiesFor = (table: TableAccess, command: Command) => {
  const found = table.policies.filter((one) => one.command === command || one.command === 'all');
  return [...new Set(found.map(({ name }) => name))].map((name) => {
    const those = found.filter((one) => one.name === name);
    return { name, roles: those.map(({ role }) => role), rule: those[0]?.rule };
  });
};

const roleNames: Readonly<Record<string, string>> = {
  anon: 'not signed in',
  authenticated: 'signed in',
};

const Rules = ({ table, command }: { readonly table: TableAccess; readonly command: Command }) => {
  const rules = policiesFor(table, command);
  if (rules.length === 0) {
    return <>{table.is_view ? 'as the tables it shows' : 'nobody'}</>;
  }
  return rules.map(({ name, roles, rule }) => (
    <details key={name}>
      <summary className="disclosure min-h-6">{name}</summary>
      <p className="text-soft">
        For those {roles.map((role) => roleNames[role] ?? role).join(' and ')}:{' '}
        <code className={code}>{rule}</code>
      </p>
    </details>
  ));
};

const AccessTable = ({ tables }: Pick<Access, 'tables'>) => {
  const [command, setCommand] = useState<Command>('select');
  return (
    <>
      <Segments
        name="statement"
        legend="Which statement"
        options={statements}
        chosen={command}
        onChoose={setCommand}
      />
      <Table
        label="Access by table"
        rows={tables}
        keyOf={({ name }) => name}
        columns={[
          {
            name: 'Table',
            className: 'whitespace-nowrap',
            says: ({ name, is_secured }) => (
              <>
                {name}
                {!is_secured && <b className="text-brick"> not secured</b>}
              </>
            ),
          },
          ...audiences.map((kind) => ({
            name: heads[kind],
            className: 'whitespace-nowrap',
            says: (table: TableAccess) => reachOf(table, command)[kind] ?? '–',
          })),
          {
            name: 'By this policy',
            className: 'min-w-64',
            says: (table) => <Rules table={table} command={command} />,
          },
        ]}
      />
      <Note>
        “Own”: rows of one’s own request, company or account. “Some”: rows that meet the policy’s
        condition. Read from the words of grants and policies; what each caller gets is tried by the
        tests, table by table.
      </Note>
    </>
  );
};

const callers = ({ anon, authenticated }: CallAccess): string =>
  anon ? 'anyone' : authenticated ? 'who is signed in' : 'scripts with the secret key';

const Calls = ({ calls }: Pick<Access, 'calls'>) => (
  <Facts
    of={[...new Set(calls.map(callers))].map((who) => {
      const theirs = calls.filter((call) => callers(call) === who);
      return [`May be made by ${who}`, theirs.map(({ name }) => name).join(', ')];
    })}
  />
);

/** So many offenders are named; more would be the same fault again. */
const named = 8;

const Questions = ({ questions }: Pick<Health, 'questions'>) => {
  const { asked, wrong } = askedOf(questions, connection.isEmbedded);
  const apart = questions.filter((one) => !asked.includes(one));
  return (
    <>
      <ul>
        {asked.map((one) => {
          const { question, remedy, offenders } = one;
          const isWrong = wrong.includes(one);
          return (
            <li key={question} className={`${checkLine} grid-cols-[1.25rem_1fr]`}>
              <CheckMark state={isWrong ? 'broken' : 'good'} />
              <p className={isWrong ? 'text-brick' : ''}>
                {isWrong ? `${offenders.length} ` : 'No '}
                {question}
                {isWrong && (
                  <>
                    : <code className={code}>{offenders.slice(0, named).join(', ')}</code>
                    {offenders.length > named && ` and ${offenders.length - named} more`}.{' '}
                    <span className="text-soft">{remedy}</span>
                  </>
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {apart.length > 0 && (
        <Note>
          Asked on a hosted project only: {apart.map(({ question }) => question).join('; ')}. The
          embedded server gives every grant back when it starts, so here policies and triggers hold
          alone.
        </Note>
      )}
    </>
  );
};

/** Whether the database is as it was written: the questions of its tests, and who may do what. */
export default function Database({ health }: { readonly health: Asked<Health> }) {
  const access = useAnswer('access', loadAccess);
  return (
    <>
      <Part heading="Questions to the catalog" note="The tests ask the same on every change">
        <Answered asked={health}>{({ questions }) => <Questions questions={questions} />}</Answered>
      </Part>
      <Part heading="Who can do what, as the policies say it">
        <Answered asked={access}>{({ tables }) => <AccessTable tables={tables} />}</Answered>
      </Part>
      <Part heading="Calls" note="Each call itself looks who asks">
        <Answered asked={access}>{({ calls }) => <Calls calls={calls} />}</Answered>
      </Part>
    </>
  );
}
