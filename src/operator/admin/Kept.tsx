import {
  readKept,
  workKept,
  type KeptRequest,
  type KeptStep,
} from '../../backend/operator/kept.ts';
import { tradeName } from '../../trades/names.ts';
import ViewLink from '../../kit/ViewLink.tsx';
import { OpenContact } from './Request.tsx';
import { channelNames, placeName } from './words.ts';
import { shortTime } from '../../time/central.ts';
import WorkForm from './WorkForm.tsx';
import Worklist from './Worklist.tsx';

const stepNames: Readonly<Record<KeptStep, string>> = {
  new: 'New',
  'in work': 'In work',
  done: 'Done',
};

function KeptCard({ kept, onDone }: { readonly kept: KeptRequest; readonly onDone: () => void }) {
  return (
    <li className="sheet company">
      <div>
        <h2>
          {tradeName(kept.trade_id)}, {placeName(kept.city_id, kept.zip)}
        </h2>
        <p>
          Sent {shortTime(kept.sent_at)}. They agreed to{' '}
          {kept.channels.map((channel) => channelNames[channel]).join(', ') || 'nothing'}, by us
          alone.
        </p>
        {kept.withdrawn_at && (
          <p className="text-soft">Taken back {shortTime(kept.withdrawn_at)}.</p>
        )}
        <div className="actions">
          <ViewLink to={`?view=request&request=${kept.id}`}>Request {kept.reference}</ViewLink>
        </div>
        {!kept.withdrawn_at && (
          <div className="mt-3">
            <OpenContact id={kept.id} />
          </div>
        )}
      </div>
      {!kept.withdrawn_at && (
        <WorkForm
          entry={kept}
          says={stepNames}
          hint="Deleted with the contact data."
          save={workKept}
          onDone={onDone}
        />
      )}
    </li>
  );
}

/** The requests that no company received: the site's own team works them. */
export default function Kept() {
  return (
    <Worklist
      view="kept"
      label="Kept for us"
      over="done"
      titles={['Nobody serves these: kept for us', 'Kept for us, done']}
      awaiting="Looking up what was kept …"
      read={readKept}
      rowsOf={({ kept }) => kept}
      keyOf={({ id, changed_at }) => ({ id, at: changed_at })}
    >
      {(kept, again) => <KeptCard key={kept.id + kept.changed_at} kept={kept} onDone={again} />}
    </Worklist>
  );
}
