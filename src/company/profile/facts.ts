import { companyFields } from '../../account/application.ts';
import type { CompanyFacts } from '../../backend/company.ts';
import { formOf, tickedIn } from '../../contact/form.ts';
import { enterPhone } from '../../contact/read-typed.ts';

/** What a company says about itself. */
export const factsForm = formOf('company', [
  {
    key: 'name',
    ...companyFields.name,
  },
  {
    key: 'description',
    kind: 'lines',
    label: 'What you do, in a sentence or two',
    longest: 600,
  },
  {
    key: 'phone',
    kind: 'phone',
    label: 'Phone',
    hint: 'For us, and for homeowners who cannot wait.',
    missing: enterPhone,
    autoComplete: 'tel',
  },
  { key: 'website', ...companyFields.website },
  { key: 'trades', ...companyFields.trades },
  {
    key: 'license',
    kind: 'line',
    label: 'License numbers, where Texas gives them',
    hint: 'Each with who gave it, like TDLR TACLA12345C.',
    longest: 80,
  },
  { key: 'cities', ...companyFields.cities },
]);

type Key = (typeof factsForm.fields)[number]['key'];

/** The same as the database takes it. */
export const factsOf = (values: Readonly<Record<Key, string>>): CompanyFacts => ({
  ...values,
  trades: tickedIn(values.trades),
  cities: tickedIn(values.cities),
});
