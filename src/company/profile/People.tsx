import {
  cancelInvitation,
  invite,
  setMember,
  type Member,
  type OwnCompanyView,
} from '../../backend/company.ts';
import { enterEmail, formOf } from '../../contact/form.ts';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { longDay } from '../../time/central.ts';
import Deed from '../../kit/Deed.tsx';

const nameOf = ({ display_name, email }: Member): string => display_name || email;

const inviteForm = formOf('invite', [
  {
    key: 'address',
    kind: 'email',
    label: 'Invite someone by email',
    hint: 'They see and answer all requests. Only owners change who belongs to the company.',
    missing: enterEmail,
  },
]);

interface Told {
  readonly onDone: (said: string) => void;
}

/** What an owner can make of someone else. */
function Ranks({
  member,
  name,
  onDone,
}: Told & { readonly member: Member; readonly name: string }) {
  const set = (role: Parameters<typeof setMember>[1]) => () => setMember(member.user_id, role);
  return (
    <div className="actions">
      {member.role === 'owner' ? (
        <Deed
          label="Make a member"
          about={`Make ${name} a member`}
          question={`Remove ${name} as an owner?`}
          make={set('member')}
          onDone={() => onDone(`${name} is a member now.`)}
        />
      ) : (
        <Deed
          label="Make an owner"
          about={`Make ${name} an owner`}
          question={`An owner may remove anyone, you too. Make ${name} one?`}
          make={set('owner')}
          onDone={() => onDone(`${name} is an owner now.`)}
        />
      )}
      <Deed
        label="Remove"
        about={`Remove ${name}`}
        question={`Remove ${name}? They see nothing of the company from then on.`}
        make={set('removed')}
        onDone={() => onDone(`${name} was removed.`)}
      />
    </div>
  );
}

/** Someone who was invited and has not come yet. */
function Invited({
  invitation: { id, email, expires_at },
  company,
  isOwner,
  onDone,
}: Told & {
  readonly invitation: OwnCompanyView['invitations'][number];
  readonly company: string;
  readonly isOwner: boolean;
}) {
  return (
    <li>
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
            make={() => invite(company, email)}
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
  );
}

/** Who works for the company here; an owner invites, removes and makes owners. */
export default function People({
  view: { entry, members, invitations },
  userId,
  onDone,
}: Told & {
  readonly view: OwnCompanyView;
  readonly userId: string;
}) {
  const isOwner = members.some((member) => member.user_id === userId && member.role === 'owner');
  return (
    <>
      <ul className="rows">
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
                <Ranks member={member} name={name} onDone={onDone} />
              )}
            </li>
          );
        })}
        {invitations.map((one) => (
          <Invited
            key={one.id}
            invitation={one}
            company={entry.id}
            isOwner={isOwner}
            onDone={onDone}
          />
        ))}
      </ul>
      {isOwner ? (
        <WholeForm
          form={inviteForm}
          clears
          send={({ address }) => invite(entry.id, address)}
          done={(_, { address }) =>
            onDone(`Invited. We mail ${address} a link that works for 7 days.`)
          }
          label="Invite"
          doing="Inviting"
        />
      ) : (
        <p className="text-soft">Only owners invite and remove people.</p>
      )}
    </>
  );
}
