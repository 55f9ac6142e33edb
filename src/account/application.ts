import type { CompanyApplication } from '../backend/accounts.ts';
import { companyNameTrouble, tidyCompanyName } from '../contact/company-name.ts';
import { enterEmail, formOf, tickedIn, type Field, type Typed } from '../contact/form.ts';
import { enterPhone, line } from '../contact/read-typed.ts';
import { cities } from '../place/cities.ts';
import { licensing, type RequestTradeId } from '../selling/licenses.ts';
import { newPassword } from './password.ts';

/** How soon a company may promise its first answer, in hours. */
export const promises = [
  { hours: 4, says: '4 hours' },
  { hours: 24, says: '1 day' },
  { hours: 48, says: '2 days' },
] as const;

const longestLicenses = 80;
const trades = Object.keys(licensing) as RequestTradeId[];

/** A number as it is stored: large letters and no spaces, as the state's look-up takes it. */
const licenseNumber = (typed = ''): string => line(typed).toUpperCase().replaceAll(' ', '');

/** What is wrong with a license number; undefined if nothing, also where none is needed. */
function licenseTrouble(trade: RequestTradeId, typed: string): string | undefined {
  const { license } = licensing[trade];
  if (!license) return undefined;
  const number = licenseNumber(typed);
  if (number === '') {
    return license.onlyFor ? undefined : `Enter the number of your ${license.name}`;
  }
  if (license.form && !license.form.test(number)) {
    return `Check the number. ${license.looksLike} and may end in a letter`;
  }
  return /\d{3}/.test(number) && /^[A-Z0-9./-]{3,20}$/.test(number)
    ? undefined
    : 'Enter the number alone, like 0123456';
}

/** All license numbers in one line, each with who gave it: "TDLR TACLA12345C, TDA 0565822". */
const licenseLine = (typed: Typed): string =>
  [
    ...new Set(
      trades.flatMap((trade) => {
        const number = licenseNumber(typed[`license-${trade}`]);
        const { license } = licensing[trade];
        return tickedIn(typed['trades']).includes(trade) && license && number
          ? [`${license.agency} ${number}`]
          : [];
      }),
    ),
  ].join(', ');

/** The trades and cities a company may tick, and what there is to say of it: asked here and of those listed. */
export const companyFields = {
  name: {
    kind: 'line',
    label: 'Company name',
    hint: 'As homeowners should see it.',
    missing: 'Enter the name of your company',
    autoComplete: 'organization',
    tidied: tidyCompanyName,
    wrong: companyNameTrouble,
  },
  website: { kind: 'website', label: 'Website, if you have one', autoComplete: 'url' },
  trades: {
    kind: 'ticks',
    label: 'Trades',
    missing: 'Check at least one trade',
    choices: trades.map((value) => ({ value, says: value })),
  },
  cities: {
    kind: 'ticks',
    label: 'Cities',
    missing: 'Check at least one city',
    choices: cities.map(({ id, name }) => ({ value: id, says: name })),
  },
} as const satisfies Record<string, Omit<Field, 'key'>>;

/** What a company asks with to be listed. */
export const signUpForm = formOf('signup', [
  {
    key: 'email',
    kind: 'email',
    label: 'Email',
    hint: 'We mail requests here, and a link to confirm it.',
    missing: enterEmail,
    autoComplete: 'username',
  },
  newPassword('Password', ({ email = '', company = '' }) => [email, company]),
  {
    key: 'company',
    ...companyFields.name,
  },
  {
    key: 'phone',
    kind: 'phone',
    label: 'Phone',
    hint: 'For us, and next to your name for homeowners who cannot wait.',
    missing: enterPhone,
    autoComplete: 'tel',
  },
  { key: 'website', ...companyFields.website },
  {
    key: 'trades',
    ...companyFields.trades,
    wrong: (_, typed) =>
      licenseLine(typed).length > longestLicenses
        ? 'Leave out some license numbers: they are too many for one line'
        : undefined,
  },
  ...trades.map((trade) => ({
    key: `license-${trade}` as const,
    kind: 'line' as const,
    label: 'License number',
    asked: (typed: Typed) => tickedIn(typed['trades']).includes(trade),
    wrong: (text: string) => licenseTrouble(trade, text),
  })),
  { key: 'cities', ...companyFields.cities },
  {
    key: 'hours',
    kind: 'choice',
    label: 'Your promise',
    choices: promises.map(({ hours, says }) => ({ value: String(hours), says })),
  },
]);

/** The company as it signs up, from a form in which there is nothing to change. */
export const applicationOf = (
  values: Readonly<Record<(typeof signUpForm.fields)[number]['key'], string>>,
): CompanyApplication => ({
  name: values.company,
  phone: values.phone,
  website: values.website,
  license: licenseLine(values),
  replyHours: Number(values.hours) || 24,
  trades: tickedIn(values.trades),
  cities: tickedIn(values.cities),
});
