import { useState, type FormEvent } from 'react';
import {
  changeCompany,
  type CompanyChange,
  type CompanyEntry,
} from '../../backend/operator/companies.ts';
import { cities } from '../../place/cities.ts';
import { licensing } from '../../selling/licenses.ts';
import { tradeName } from '../../trades/names.ts';
import TextField from '../../kit/form/TextField.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { useCall } from '../../kit/use-call.ts';
import { notify } from '../../kit/toasts/notify.ts';

/** Corrects what was reviewed of a company. The log keeps what stood there before. */
export default function EditCompany({
  company,
  onDone,
}: {
  readonly company: CompanyEntry;
  readonly onDone: () => void;
}) {
  const [entry, setEntry] = useState<CompanyChange>({
    name: company.name,
    license: company.license,
    description: company.description,
    phone: company.phone,
    website: company.website,
    reply_hours: company.reply_hours,
    trades: company.trades,
    cities: company.cities,
  });
  const { busy, trouble, run } = useCall(
    () => changeCompany(company, entry),
    () => {
      void notify(`${entry.name} is changed.`);
      onDone();
    },
  );
  const field = (name: 'name' | 'license' | 'description' | 'phone' | 'website', label: string) => (
    <TextField
      id={`edit-${name}`}
      label={label}
      value={entry[name]}
      onChange={(value) => setEntry({ ...entry, [name]: value })}
      {...(name === 'description' && { rows: 3 })}
    />
  );
  const ticks = (
    name: 'trades' | 'cities',
    legend: string,
    ids: readonly string[],
    says: (id: string) => string,
  ) => (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="ticks">
        {ids.map((id) => (
          <Tick
            key={id}
            id={`edit-${name}-${id}`}
            checked={entry[name].includes(id)}
            onChange={(on) =>
              setEntry({
                ...entry,
                [name]: on ? [...entry[name], id] : entry[name].filter((one) => one !== id),
              })
            }
          >
            {says(id)}
          </Tick>
        ))}
      </div>
    </fieldset>
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <form className="edit" noValidate onSubmit={save} aria-label={`Change ${company.name}`}>
      {field('name', 'Name')}
      {field('license', 'License number')}
      {field('phone', 'Phone, like 817-555-0123')}
      {field('website', 'Website')}
      {field('description', 'Description')}
      <TextField
        id="edit-hours"
        label="Promises an answer within (hours)"
        inputMode="numeric"
        value={String(entry.reply_hours)}
        onChange={(value) => setEntry({ ...entry, reply_hours: Number(value.replace(/\D/g, '')) })}
      />
      {ticks('trades', 'Trades', Object.keys(licensing), tradeName)}
      {ticks(
        'cities',
        'Cities',
        cities.map(({ id }) => id),
        (id) => cities.find((one) => one.id === id)?.name ?? id,
      )}
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {trouble?.message}
      </p>
      <p className="actions">
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          Save
        </button>
        <button type="button" className="button-quiet" onClick={onDone}>
          Leave it
        </button>
      </p>
    </form>
  );
}
