import { tradeName } from '../../../trades/names.ts';
import ViewLink from '../../../kit/ViewLink.tsx';
import { OpenContact } from '../Request.tsx';
import { channelNames, placeName } from '../words.ts';
import { shortTime } from '../../../time/central.ts';
import Card from '../Card.tsx';
import type { CardProps } from './box.ts';
import WorkForm from './WorkForm.tsx';

/** A request that no company received: the site's own team works it. */
export default function KeptCard({ entry: kept, onDone }: CardProps<'kept'>) {
  return (
    <Card
      title={
        <>
          {tradeName(kept.trade_id)}, {placeName(kept.city_id, kept.zip)}
        </>
      }
      form={
        !kept.withdrawn_at && (
          <WorkForm
            key={kept.changed_at}
            kind="kept"
            entry={kept}
            hint="Deleted with the contact data."
            onDone={onDone}
          />
        )
      }
    >
      <p>
        Sent {shortTime(kept.sent_at)}. They agreed to{' '}
        {kept.channels.map((channel) => channelNames[channel]).join(', ') || 'nothing'}, by us
        alone.
      </p>
      {kept.withdrawn_at && <p className="text-soft">Taken back {shortTime(kept.withdrawn_at)}.</p>}
      <div className="actions">
        <ViewLink to={`?view=request&request=${kept.id}`}>Request {kept.reference}</ViewLink>
      </div>
      {!kept.withdrawn_at && (
        <div className="mt-3">
          <OpenContact id={kept.id} />
        </div>
      )}
    </Card>
  );
}
