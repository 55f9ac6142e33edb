import { undoStops, type RequestKey, type Stop } from '../../backend/requests.ts';
import Button from '../../kit/Button.tsx';
import { useCall } from '../../kit/use-call.ts';
import { site } from '../../site.ts';
import { centralTime } from '../../time/central.ts';

const wordsOf = (scope: Stop['scope']): string =>
  scope === 'calls' ? 'calls and texts' : 'all contact';

/** Which company noted that the homeowner wants no more calls or no more contact, and whom that binds. */
export default function Stops({
  requestKey,
  stops,
  reload,
}: {
  readonly requestKey: RequestKey;
  readonly stops: readonly Stop[];
  readonly reload: () => Promise<void>;
}) {
  const { busy, trouble, run } = useCall(() => undoStops(requestKey), reload);
  if (stops.length === 0) return null;
  const standing = stops.filter(({ undone_at }) => undone_at === null);
  const doubted = standing.find(({ number_until }) => number_until !== null);
  return (
    <div className="slip grid gap-2">
      {stops.map(({ company_name, scope, told_at, undone_at }) => (
        <p key={scope}>
          <b>{company_name ?? site.name}</b> noted on {centralTime(told_at)} that you asked to stop{' '}
          {wordsOf(scope)}.
          {undone_at &&
            ` You said on ${centralTime(undone_at)} that you did not ask for this, so it binds ${company_name ?? 'that company'} alone.`}
        </p>
      ))}
      {standing.length > 0 && (
        <p>
          {standing.some(({ scope }) => scope === 'everything')
            ? 'No company here may contact you now.'
            : 'No company here may call or text you now.'}{' '}
          {doubted?.number_until
            ? `Your phone number is deleted on ${centralTime(doubted.number_until)}.`
            : 'Your phone number is deleted.'}{' '}
          If a company still contacts you, say so under “Report a problem”.
        </p>
      )}
      {doubted && (
        <Button className="justify-self-start" busy={busy} onClick={() => void run()}>
          I did not ask for this
        </Button>
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {trouble?.message}
      </p>
    </div>
  );
}
