import type { StoredRequest } from '../../backend/requests.ts';
import { channelLabels } from './consent.ts';
import { centralTime } from '../../time/central.ts';

/** The exact words agreed to. */
export default function Agreed({ request }: { readonly request: StoredRequest }) {
  return (
    <div className="grid gap-2">
      <h2 className="text-lg">What you agreed to</h2>
      {request.agreed.map((words, index) => (
        <details key={index} className="border-b border-rule-light pb-2 print:unfolds">
          <summary className="disclosure">
            {channelLabels[words.channel]}, {centralTime(words.agreed_at)}
          </summary>
          <p className="whitespace-pre-line">{words.text}</p>
          <p className="mt-1 text-soft">Version of the words: {words.version}</p>
        </details>
      ))}
    </div>
  );
}
