import type { CompanyFacts } from '../../backend/company.ts';
import { cities } from '../../place/cities.ts';
import { companyNameTrouble, tidyCompanyName } from '../../contact/company-name.ts';
import type { FieldError } from '../../kit/form/ErrorSummary.tsx';
import { line, lines, phoneTrouble, readPhone, readWebsite } from '../../contact/read-typed.ts';

const longest = { description: 600, license: 80 } as const;

/** The ids of the fields, and those of their elements. */
export const factIds = {
  name: 'company-name',
  description: 'company-description',
  phone: 'company-phone',
  website: 'company-website',
  license: 'company-license',
  trades: 'company-trades',
  cities: 'company-cities',
} as const;

/** What a form of the company's facts holds, tidied, and what has to be changed in it first. */
export function readFacts(form: FormData): {
  readonly facts: CompanyFacts;
  readonly errors: readonly FieldError[];
} {
  const text = (name: keyof typeof factIds): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const ticked = (name: 'trades' | 'cities') =>
    form.getAll(name).filter((value) => typeof value === 'string');
  const phone = readPhone(text('phone'));
  const website = readWebsite(text('website'));
  const facts: CompanyFacts = {
    name: tidyCompanyName(text('name')),
    description: lines(text('description')),
    phone: phone ?? '',
    website: website ?? '',
    license: line(text('license')),
    trades: ticked('trades'),
    cities: ticked('cities').filter((id) => cities.some((city) => city.id === id)),
  };
  const errors: FieldError[] = [];
  const say = (field: keyof typeof factIds, message: string | null | undefined) => {
    if (message) errors.push({ id: factIds[field], message });
  };
  say('name', companyNameTrouble(facts.name));
  if (facts.description.length > longest.description) {
    say('description', `Shorten what you say to ${longest.description} characters`);
  }
  say('phone', phoneTrouble(text('phone')));
  if (website === null) say('website', 'Enter an address, like www.example.com');
  if (facts.license.length > longest.license) {
    say('license', `Shorten the license numbers to ${longest.license} characters`);
  }
  if (facts.trades.length === 0) say('trades', 'Check at least one trade');
  if (facts.cities.length === 0) say('cities', 'Check at least one city');
  return { facts, errors };
}
