import { useState } from 'react';
import { openContact, type OpenedContact } from '../../backend/operator/contact.ts';
import { readLog } from '../../backend/operator/log.ts';
import { readRequests, takeBack } from '../../backend/operator/requests.ts';
import { linkIsDead } from '../../backend/requests.ts';
import Facts from '../../kit/Facts.tsx';
import ViewLink from '../../kit/ViewLink.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Answered from '../../kit/Answered.tsx';
import LogTable from './LogTable.tsx';
import ReasonDeed from './ReasonDeed.tsx';
import RequestTable from './RequestTable.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import Section, { Crumbs } from './Section.tsx';
import Empty from '../../kit/Empty.tsx';

/** The contact data of a request, once they were opened. */
const Contact = ({ contact }: { readonly contact: OpenedContact }) => (
  <Facts
    of={[
      ['Name', contact.name],
      ['Email', contact.email],
      ['Phone', contact.phone || 'not given, or no calls agreed to'],
      ['ZIP', contact.zip],
      ['Likes best', contact.preferred || 'any way agreed to'],
      ['Note', contact.note],
    ]}
  />
);

/** A button that asks for a reason and then shows the contact data of a request. */
export function OpenContact({
  id,
  onOpened,
}: {
  readonly id: string;
  readonly onOpened?: () => void;
}) {
  const [contact, setContact] = useState<OpenedContact | null>(null);
  if (contact) return <Contact contact={contact} />;
  return (
    <ReasonDeed
      button="Open contact data"
      title="Open contact data"
      label="Why do you open it?"
      hint="Written into the log with your name."
      least={5}
      confirm="Open"
      make={async (reason) => {
        const result = await openContact(id, reason);
        if (!result.ok) return result;
        if (!result.data) {
          return { ...linkIsDead, message: 'The contact data of this request are gone.' };
        }
        setContact(result.data);
        onOpened?.();
        return result;
      }}
    />
  );
}

/** One request: how it stands, what the staff may do with it, and what was done. */
export default function Request({ id }: { readonly id: string }) {
  const filter = { trade: '', city: '', state: '', since: null, words: id } as const;
  const asked = useAnswer(id, () => readRequests(filter, null, false));
  const log = useAnswer(`log ${id}`, () => readLog({ request: id }, null));
  const line = asked.answer?.lines.find((one) => one.id === id);
  return (
    <>
      <Crumbs>{line?.reference ?? id}</Crumbs>
      <Section heading={`Request ${line?.reference ?? ''}`}>
        <Answered asked={asked} label="Looking up the request …">
          {() =>
            !line ? (
              <p>There is no such request. It may have been deleted when its time was over.</p>
            ) : (
              <>
                <RequestTable
                  lines={[line]}
                  now={new Date().toISOString()}
                  label="The request"
                  isOpened
                />
                <div className="actions">
                  <ViewLink className="button" to={`?view=evidence&request=${id}`}>
                    Evidence
                  </ViewLink>
                  {!line.withdrawn_at && (
                    <>
                      <OpenContact id={id} onOpened={log.again} />
                      <ReasonDeed
                        button="Take it back"
                        title={`Take ${line.reference} back`}
                        confirm="Take it back"
                        make={() => takeBack(id)}
                        onDone={() => {
                          asked.again();
                          log.again();
                          void notify('Taken back. The contact data are deleted.');
                        }}
                      >
                        <p>
                          For a homeowner who asks us to. Every company loses the request, and the
                          name, address and number are deleted. This cannot be undone.
                        </p>
                      </ReasonDeed>
                    </>
                  )}
                </div>
                <h2 className="mt-6">What was done</h2>
                <Answered asked={log} label="Looking up the log …">
                  {({ lines }) =>
                    lines.length === 0 ? (
                      <Empty>The staff did nothing with it yet.</Empty>
                    ) : (
                      <LogTable lines={lines} label="Log of this request" />
                    )
                  }
                </Answered>
              </>
            )
          }
        </Answered>
      </Section>
    </>
  );
}
