import { companyFields } from '../../account/application.ts';
import { changeCompany, type CompanyEntry } from '../../backend/operator/companies.ts';
import { formOf, tickedIn } from '../../contact/form.ts';
import Button from '../../kit/Button.tsx';
import WholeForm from '../../kit/form/WholeForm.tsx';
import { notify } from '../../kit/toasts/notify.ts';
import { cities } from '../../place/cities.ts';
import { licensing } from '../../selling/licenses.ts';
import { tradeName } from '../../trades/names.ts';

const form = formOf('edit', [
  { key: 'name', ...companyFields.name },
  { key: 'license', kind: 'line', label: 'License number', longest: 80 },
  { key: 'phone', kind: 'phone', label: 'Phone, like 817-555-0123' },
  { key: 'website', kind: 'website', label: 'Website' },
  { key: 'description', kind: 'lines', rows: 3, label: 'Description', longest: 600 },
  {
    key: 'reply_hours',
    kind: 'line',
    label: 'Promises an answer within (hours)',
    wrong: (hours) =>
      /^\d+$/.test(hours) && Number(hours) >= 1 && Number(hours) <= 168
        ? undefined
        : 'Enter full hours, from 1 to 168, which is a week',
  },
  {
    key: 'trades',
    kind: 'ticks',
    label: 'Trades',
    choices: Object.keys(licensing).map((value) => ({ value, says: tradeName(value) })),
  },
  {
    key: 'cities',
    kind: 'ticks',
    label: 'Cities',
    choices: cities.map(({ id, name }) => ({ value: id, says: name })),
  },
]);

/** Corrects what was reviewed of a company. The log keeps what stood there before. */
export default function EditCompany({
  company,
  onDone,
}: {
  readonly company: CompanyEntry;
  readonly onDone: () => void;
}) {
  const { name, license, phone, website, description, reply_hours, trades } = company;
  return (
    <WholeForm
      form={form}
      name={`Change ${name}`}
      className="grid max-w-2xl gap-4"
      start={{
        ...{ name, license, phone, website, description },
        reply_hours: String(reply_hours),
        trades: trades.join(' '),
        cities: company.cities.join(' '),
      }}
      send={(values) =>
        changeCompany(company, {
          ...values,
          reply_hours: Number(values.reply_hours),
          trades: tickedIn(values.trades),
          cities: tickedIn(values.cities),
        })
      }
      done={(_, values) => {
        void notify(`${values.name} is changed.`);
        onDone();
      }}
      label="Save"
      also={<Button onClick={onDone}>Leave it</Button>}
    />
  );
}
