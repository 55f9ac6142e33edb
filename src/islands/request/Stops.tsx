import type { Stop } from '../../backend/requests.ts';
import { site } from '../../site.ts';
import { centralTime } from './words.ts';

/** Which company noted that the homeowner wants no more calls or no more contact, and whom that binds. */
export default function Stops({ stops }: { readonly stops: readonly Stop[] }) {
  if (stops.length === 0) return null;
  return (
    <div className="slip grid gap-2">
      {stops.map(({ companyName, scope, at }) => (
        <p key={scope}>
          <b>{companyName ?? site.name}</b> noted on {centralTime(at)} that you asked to stop{' '}
          {scope === 'calls' ? 'calls and texts' : 'all contact'}.
        </p>
      ))}
      <p>
        {stops.some(({ scope }) => scope === 'everything')
          ? 'No company here may contact you now.'
          : 'No company here may call or text you now, and your phone number is deleted.'}{' '}
        If one still does, or you did not ask for it, say so under “Report a problem”.
      </p>
    </div>
  );
}
