import type { StaffRole } from '../../backend/accounts.ts';
import { readStaff, setRole } from '../../backend/operator/staff.ts';
import { formOf } from '../../contact/form.ts';
import Table from '../../kit/Table.tsx';
import Answered from '../../kit/Answered.tsx';
import Deed from '../../kit/Deed.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import { useAnswer } from '../../kit/use-answer.ts';
import { shortDate } from '../../time/central.ts';
import Section from './Section.tsx';

const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: 'Admin: companies, requests, complaints, roles',
  developer_admin: 'Developer: the site’s health, no homeowner’s data',
};

const form = formOf('role', [
  {
    key: 'address',
    kind: 'email',
    label: 'Email of an account',
    hint: 'The person signs up first. A company’s account can be staff too.',
    missing: 'Write the email address of an account.',
  },
  {
    key: 'role',
    kind: 'choice',
    label: 'Role',
    choices: Object.entries(roleNames).map(([value, says]) => ({ value, says })),
  },
]);

/** Gives a role. What is wrong with the address is said beside it. */
async function give({ address, role }: Readonly<Record<'address' | 'role', string>>) {
  const done = await setRole(address, role as StaffRole);
  return !done.ok && (done.kind === 'invalid' || done.kind === 'gone')
    ? { ...done, parameter: 'address' }
    : done;
}

/** Who is staff. The site keeps at least one admin. */
export default function Roles({ own }: { readonly own: string }) {
  const asked = useAnswer('staff', readStaff);
  return (
    <Section
      label="Roles"
      heading="Who is staff"
      beside={<p className="text-soft">Giving and taking a role is written into the log.</p>}
    >
      <Answered asked={asked} label="Looking up who is staff …">
        {(staff) => (
          <Table
            isBlocks
            label="Staff"
            rows={staff}
            keyOf={({ user_id }) => user_id}
            columns={[
              {
                name: 'Account',
                says: ({ email }) => (
                  <>
                    <b>{email}</b> {email === own && '(you)'}
                  </>
                ),
              },
              { name: 'Role', says: ({ role }) => roleNames[role] },
              { name: 'Since', says: ({ granted_at }) => shortDate(granted_at) },
              {
                name: <span className="sr-only">Change</span>,
                says: ({ email }) => (
                  <Deed
                    label="Take it away"
                    about={`Take it away from ${email}`}
                    question={
                      email === own
                        ? 'Take your own role away? This page closes for you.'
                        : `Take the role away from ${email}?`
                    }
                    make={() => setRole(email, 'none')}
                    onDone={() => {
                      void notify(`${email} is no longer staff.`);
                      asked.again();
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </Answered>
      <WholeForm
        form={form}
        className="sheet grid max-w-2xl gap-4 p-5"
        clears
        start={{ role: 'developer_admin' }}
        send={give}
        done={(_, { address }) => {
          void notify(`${address} has the role.`);
          asked.again();
        }}
        label="Give it"
      >
        <h2>Give a role</h2>
      </WholeForm>
    </Section>
  );
}
