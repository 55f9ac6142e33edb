import type { CompanyApplication } from '../backend/accounts.ts';
import { cities } from '../place/cities.ts';
import { companyNameTrouble, tidyCompanyName } from '../contact/company-name.ts';
import { licensing, type RequestTradeId } from '../selling/licenses.ts';
import { line, phoneTrouble, readEmail, readPhone, readWebsite } from '../contact/read-typed.ts';
import { strengthOf } from './password.ts';

/** The form as it is typed and ticked; the names are those of its fields. */
export interface Typed {
  readonly email: string;
  readonly password: string;
  readonly company: string;
  readonly phone: string;
  readonly website: string;
  readonly trades: readonly string[];
  /** License numbers as typed, by trade. */
  readonly licenses: Readonly<Record<string, string>>;
  readonly cities: readonly string[];
  readonly hours: string;
}

/** How soon a company may promise its first answer, in hours. */
export const promises = [
  { hours: 4, says: '4 hours' },
  { hours: 24, says: '1 day' },
  { hours: 48, says: '2 days' },
] as const;

const longestLicenses = 80;

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === 'string');

/** What is in the form now. */
export function readForm(element: HTMLFormElement): Typed {
  const form = new FormData(element);
  const text = (name: string) => texts(form, name)[0] ?? '';
  const trades = texts(form, 'trades');
  return {
    email: text('email'),
    password: text('password'),
    company: text('company'),
    phone: text('phone'),
    website: text('website'),
    trades,
    licenses: Object.fromEntries(trades.map((id) => [id, text(`license-${id}`)])),
    cities: texts(form, 'cities'),
    hours: text('hours'),
  };
}

/** A field with something to change: the id of its element, and what to do. */
export interface TypedError {
  readonly id: string;
  readonly message: string;
}

const numberOf = ({ licenses }: Typed, trade: string): string =>
  (Object.hasOwn(licenses, trade) && licenses[trade]) || '';

const licenseOf = (trade: string) =>
  Object.hasOwn(licensing, trade) ? licensing[trade as RequestTradeId].license : null;

/** A number as it is stored: large letters and no spaces, as the state's look-up takes it. */
const licenseNumber = (typed: string): string => line(typed).toUpperCase().replaceAll(' ', '');

/** What is wrong with a license number; undefined if nothing, also where none is needed. */
function licenseTrouble(trade: string, typed: string): string | undefined {
  const license = licenseOf(trade);
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
      typed.trades.flatMap((trade) => {
        const number = licenseNumber(numberOf(typed, trade));
        const license = licenseOf(trade);
        return license && number ? [`${license.agency} ${number}`] : [];
      }),
    ),
  ].join(', ');

/** What has to be changed before the form can be sent, in its order; empty if nothing. */
export function checkApplication(typed: Typed): TypedError[] {
  const errors: TypedError[] = [];
  const say = (id: string, message: string | null | undefined) => {
    if (message) errors.push({ id: `signup-${id}`, message });
  };
  if (!readEmail(typed.email)) say('email', 'Enter an email address, like name@example.com');
  const strength = strengthOf(typed.password, [typed.email, typed.company]);
  if (strength.level === 0) say('password', strength.words);
  say('company', companyNameTrouble(tidyCompanyName(typed.company)));
  say('phone', phoneTrouble(typed.phone));
  if (readWebsite(typed.website) === null) say('website', 'Enter an address, like www.example.com');
  if (typed.trades.length === 0) say('trades', 'Check at least one trade');
  for (const trade of typed.trades) {
    say(`license-${trade}`, licenseTrouble(trade, numberOf(typed, trade)));
  }
  if (licenseLine(typed).length > longestLicenses) {
    say('trades', 'Leave out some license numbers: they are too many for one line');
  }
  if (typed.cities.length === 0) say('cities', 'Check at least one city');
  return errors;
}

/** The company as it signs up, from a form in which there is nothing to change. */
export const applicationOf = (typed: Typed): CompanyApplication => ({
  name: tidyCompanyName(typed.company),
  phone: readPhone(typed.phone) ?? '',
  website: readWebsite(typed.website) ?? '',
  license: licenseLine(typed),
  replyHours: promises.find(({ hours }) => String(hours) === typed.hours)?.hours ?? 24,
  trades: typed.trades,
  cities: typed.cities.filter((id) => cities.some((city) => city.id === id)),
});
