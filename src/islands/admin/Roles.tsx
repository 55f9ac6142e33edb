import { useState, type FormEvent } from 'react';
import type { StaffRole } from '../../backend/accounts.ts';
import { readStaff, setRole } from '../../backend/operator.ts';
import TextField from '../form/TextField.tsx';
import { notify } from '../toasts/notify.ts';
import Answered from './Answered.tsx';
import { useAnswer } from './use-answer.ts';
import { shortDate } from './words.ts';

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
  const [busy, setBusy] = useState(false);
  const set = async (email: string, to: StaffRole | 'none') => {
    setBusy(true);
    const done = await setRole(email, to);
    setBusy(false);
    setError(done.ok ? '' : done.message);
    if (done.ok) {
      void notify(to === 'none' ? `${email} is no longer staff.` : `${email} has the role.`);
      asked.again();
    }
    return done.ok;
  };
  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (await set(address.trim(), role)) setAddress('');
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
                    <button
                      type="button"
                      className="button-quiet"
                      disabled={busy}
                      onClick={() => void set(one.email, 'none')}
                    >
                      Take it away<span className="sr-only"> from {one.email}</span>
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Answered>
      <p role="alert" className="warning empty:hidden">
        {error}
      </p>
      <form className="edit sheet" noValidate onSubmit={(event) => void give(event)}>
        <h2>Give a role</h2>
        <TextField
          id="role-address"
          label="Email of an account"
          hint="The person signs up first. A company’s account can be staff too."
          type="email"
          value={address}
          onChange={setAddress}
        />
        <fieldset>
          <legend className="font-semibold">Role</legend>
          <div className="steps">
            {Object.entries(roleNames).map(([key, said]) => (
              <label key={key}>
                <input
                  type="radio"
                  name="role"
                  checked={role === key}
                  onChange={() => chooseRole(key as StaffRole)}
                />{' '}
                {said}
              </label>
            ))}
          </div>
        </fieldset>
        <p>
          <button type="submit" className="button" disabled={busy || !address.trim()}>
            Give it
          </button>
        </p>
      </form>
    </section>
  );
}
