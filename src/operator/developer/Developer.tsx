import { connection, ownBuild } from '../../backend/health.ts';
import SectionLinks, { type Section } from '../../account/SectionLinks.tsx';
import Button from '../../kit/Button.tsx';
import { useAddress } from '../../kit/use-address.ts';
import Checks, { Urgent } from './Checks.tsx';
import { checksOf, headlineOf, type Facts } from './checks.ts';
import Database from './Database.tsx';
import Faults from './Faults.tsx';
import Mail from './Mail.tsx';
import Prices from './Prices.tsx';
import ThisBrowser from './ThisBrowser.tsx';
import { lazyPart } from '../../kit/LazyPart.tsx';
import { longTime } from '../../time/central.ts';
import { useFacts } from './use-facts.ts';

const Parts = lazyPart('The page of parts', () => import('./Parts.tsx'));

const sections: readonly Section[] = [
  { name: 'Health', search: '' },
  { name: 'Database', search: '?view=database' },
  { name: 'Mail', search: '?view=mail' },
  { name: 'Prices due', search: '?view=prices' },
  { name: 'Errors', search: '?view=errors' },
  { name: 'Parts', search: '?view=parts' },
];

const here = () => ({
  build: ownBuild(),
  origin: location.origin,
  isSecure: isSecureContext,
  backendUrl: connection.url,
  backendKey: connection.key,
  isEmbedded: connection.isEmbedded,
});

/** Where this page runs and on what data. */
const setting = ({ health }: Facts): string =>
  [
    connection.isEmbedded ? 'Embedded database.' : 'Hosted database.',
    health.answer?.has_demo ? 'Demonstration data.' : '',
  ]
    .filter(Boolean)
    .join(' ');

/** Whether the site works, for the one who keeps it working. */
export default function Developer() {
  const { query } = useAddress();
  const { facts, again } = useFacts();
  const view = query.get('view') ?? '';
  const current = sections.find(({ search }) => search === `?view=${view}`)?.search ?? '';
  const checks = checksOf(facts, here());
  const now = facts.health.at ?? new Date();
  return (
    <div className="text-sm">
      <SectionLinks sections={sections} current={current} />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h1>{headlineOf(checks)}</h1>
          <p className="text-soft">
            {longTime(now)} Central. {setting(facts)}
          </p>
        </div>
        <Button onClick={again}>Check again</Button>
      </div>
      {current === '' && (
        <>
          <Urgent checks={checks} />
          <Checks checks={checks} now={now} />
          <ThisBrowser now={now} />
        </>
      )}
      {current === '?view=database' && <Database health={facts.health} />}
      {current === '?view=mail' && <Mail mail={facts.mail} />}
      {current === '?view=prices' && <Prices dates={facts.dates} />}
      {current === '?view=errors' && <Faults />}
      {current === '?view=parts' && <Parts />}
    </div>
  );
}
