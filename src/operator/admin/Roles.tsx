import { useState, type FormEvent } from 'react';
import type { StaffRole } from '../../backend/accounts.ts';
import { readStaff, setRole } from '../../backend/operator/staff.ts';
import Deed from '../../kit/Deed.tsx';
import { goTo } from '../../kit/form/go-to.ts';
import { readEmail } from '../../contact/read-typed.ts';
import TextField from '../../kit/form/TextField.tsx';
import Trouble from '../../kit/form/Trouble.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import Answered from '../../kit/Answered.tsx';
import Choice from './Choice.tsx';
import { useAnswer } from '../../kit/use-answer.ts';
import { shortDate } from '../../time/central.ts';

const roleNames: Readonly<Record<StaffRole, string>> = {
  admin: 'Admin: companies, requests, complaints, roles',
  developer_admin: 'Developer: the site’s health, no homeowner’s data',
};

/** Who is staff. The site keeps at least one admin. */
export default function Roles({ own }: { readonly own: string }) {
  const asked = useAnswer('staff', readStaff);
  const [address, setAddress] = useState('');
  const [role, chooseRole] = useState<StaffRole>('developer_admin');
  const [error, setError] = useState('');
  const [trouble, setTrouble] = useState('');
  const [busy, setBusy] = useState(false);
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (readEmail(address) === null) {
      setError('Write the email address of an account.');
      goTo('role-address');
      return;
    }
    setBusy(true);
    const done = await setRole(address.trim(), role);
    setBusy(false);
    // What is wrong with the address stands beside it, what went wrong on the way does not.
    const isWrong = !done.ok && (done.kind === 'invalid' || done.kind === 'gone');
    setError(isWrong ? done.message : '');
    setTrouble(done.ok || isWrong ? '' : done.message);
    if (isWrong) goTo('role-address');
    if (!done.ok) return;
    void notify(`${address.trim()} has the role.`);
    setAddress('');
    asked.again();
  };
  return (
    <section aria-label="Roles" className="part">
      <div className="part-head">
        <h1>Who is staff</h1>
        <p className="text-soft">Giving and taking a role is written into the log.</p>
      </div>
      <Answered asked={asked} label="Looking up who is staff …">
        {(staff) => (
          <table className="table log" role="table" aria-label="Staff">
            <thead role="rowgroup">
              <tr role="row">
                {['Account', 'Role', 'Since', ''].map((name) => (
                  <th key={name} role="columnheader" scope="col">
                    {name || <span className="sr-only">Change</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {staff.map((one) => (
                <tr key={one.user_id} role="row">
                  <td role="cell">
                    <b>{one.email}</b> {one.email === own && '(you)'}
                  </td>
                  <td role="cell">{roleNames[one.role]}</td>
                  <td role="cell">{shortDate(one.granted_at)}</td>
                  <td role="cell">
                    <Deed
                      label="Take it away"
                      about={`Take it away from ${one.email}`}
                      question={
                        one.email === own
                          ? 'Take your own role away? This page closes for you.'
                          : `Take the role away from ${one.email}?`
                      }
                      make={() => setRole(one.email, 'none')}
                      onDone={() => {
                        void notify(`${one.email} is no longer staff.`);
                        asked.again();
                      }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Answered>
      <form className="edit sheet" noValidate onSubmit={(event) => void give(event)}>
        <h2>Give a role</h2>
        <TextField
          id="role-address"
          label="Email of an account"
          hint="The person signs up first. A company’s account can be staff too."
          type="email"
          value={address}
          error={error || undefined}
          onChange={setAddress}
        />
        <Choice id="role" legend="Role" says={roleNames} chosen={role} onChoose={chooseRole} />
        {trouble && <Trouble message={trouble} />}
        <p>
          <button type="submit" className="button" aria-disabled={busy || undefined}>
            Give it
          </button>
        </p>
      </form>
    </section>
  );
}
