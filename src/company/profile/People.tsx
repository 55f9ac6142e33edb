import { useRef, useState, type FormEvent } from 'react';
import {
  cancelInvitation,
  invite,
  setMember,
  type Member,
  type OwnCompanyView,
} from '../../backend/company.ts';
import SendRow from '../../kit/form/SendRow.tsx';
import { emailTrouble, taken, typedIn } from '../../kit/form/typed.ts';
import { useCall } from '../../kit/use-call.ts';
import TextField from '../../kit/form/TextField.tsx';
import { longDay } from '../../time/central.ts';
import Deed from '../../kit/Deed.tsx';

const nameOf = ({ display_name, email }: Member): string => display_name || email;

function InviteForm({
  company,
  onDone,
}: {
  readonly company: string;
  readonly onDone: (said: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const call = useCall(
    (address: string) => invite(company, address),
    (_, address) => {
      form.current?.reset();
      onDone(`Invited. We mail ${address} a link that works for 7 days.`);
    },
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = typedIn(taken(event), 'address');
    const trouble = emailTrouble(typed);
    setError(trouble);
    if (trouble) document.getElementById('invite-address')?.focus();
    else void call.run(typed.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        id="invite-address"
        name="address"
        label="Invite someone by email"
        hint="They see and answer all requests. Only owners change who belongs to the company."
        type="email"
        autoComplete="off"
        error={error}
      />
      <SendRow call={call} label="Invite" doing="Inviting" />
    </form>
  );
}

/** Who works for the company here; an owner invites, removes and makes owners. */
export default function People({
  view: { entry, members, invitations },
  userId,
  onDone,
}: {
  readonly view: OwnCompanyView;
  readonly userId: string;
  readonly onDone: (said: string) => void;
}) {
  const isOwner = members.some((member) => member.user_id === userId && member.role === 'owner');
  return (
    <>
      <ul className="people">
        {members.map((member) => {
          const name = nameOf(member);
          return (
            <li key={member.user_id}>
              <div className="min-w-0">
                <b className="wrap-anywhere">{name}</b>
                {member.user_id === userId && ' (you)'}
                <span className="block wrap-anywhere text-soft">
                  {member.role === 'owner' ? 'Owner' : 'Member'}
                  {name !== member.email && `, ${member.email}`}
                </span>
              </div>
              {isOwner && member.user_id !== userId && (
                <div className="actions">
                  {member.role === 'owner' ? (
                    <Deed
                      label="Make a member"
                      about={`Make ${name} a member`}
                      question={`Remove ${name} as an owner?`}
                      make={() => setMember(member.user_id, 'member')}
                      onDone={() => onDone(`${name} is a member now.`)}
                    />
                  ) : (
                    <Deed
                      label="Make an owner"
                      about={`Make ${name} an owner`}
                      question={`An owner may remove anyone, you too. Make ${name} one?`}
                      make={() => setMember(member.user_id, 'owner')}
                      onDone={() => onDone(`${name} is an owner now.`)}
                    />
                  )}
                  <Deed
                    label="Remove"
                    about={`Remove ${name}`}
                    question={`Remove ${name}? They see nothing of the company from then on.`}
                    make={() => setMember(member.user_id, 'removed')}
                    onDone={() => onDone(`${name} was removed.`)}
                  />
                </div>
              )}
            </li>
          );
        })}
        {invitations.map(({ id, email, expires_at }) => (
          <li key={id}>
            <div className="min-w-0">
              <b className="wrap-anywhere">{email}</b>
              <span className="block text-soft">
                {new Date(expires_at) > new Date()
                  ? `Invited, link works until ${longDay(new Date(expires_at))}`
                  : 'Invited, link is too old'}
              </span>
            </div>
            {isOwner && (
              <div className="actions">
                <Deed
                  label="Send again"
                  about={`Send the invitation to ${email} again`}
                  make={() => invite(entry.id, email)}
                  onDone={() => onDone(`Sent again to ${email}.`)}
                />
                <Deed
                  label="Cancel"
                  about={`Cancel the invitation of ${email}`}
                  make={() => cancelInvitation(id)}
                  onDone={() => onDone(`The invitation of ${email} is canceled.`)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {isOwner ? (
        <InviteForm company={entry.id} onDone={onDone} />
      ) : (
        <p className="text-soft">Only owners invite and remove people.</p>
      )}
    </>
  );
}
