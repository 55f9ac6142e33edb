import { useState } from 'react';
import type { Company } from '../../backend/companies.ts';
import { mostCompanies } from './draft.ts';
import Badge from '../../kit/Badge.tsx';
import Tick from '../../kit/form/Tick.tsx';
import { hours } from '../../time/words.ts';
import { shortDate } from '../../time/central.ts';

/** Whether we looked the license up, and when. */
const checkedWords = (at: string | null): string =>
  at === null
    ? ' We have not looked it up.'
    : ` We found it in the state’s list on ${shortDate(at)}.`;

/** What depends on the trade and city: the list knows it, a company's own entry does not. */
type ToldByList = 'paid' | 'exclusive';

/** What a company says about itself, in the list to pick from. */
export function CompanyLines({
  company,
}: {
  readonly company: Omit<Company, ToldByList> & Partial<Pick<Company, ToldByList>>;
}) {
  return (
    <>
      <span className="font-semibold">{company.name}</span>{' '}
      {company.is_demo ? (
        <Badge>made up for this demo</Badge>
      ) : (
        company.paid !== undefined && <Badge>{company.paid ? 'Paid listing' : 'Listed free'}</Badge>
      )}
      {company.description && <span className="block text-soft">{company.description}</span>}
      <span className="block text-sm text-soft">
        Promises an answer within {hours(company.reply_hours)}.
        {company.license &&
          ` License as the company states it: ${company.license}.${checkedWords(company.license_checked_at)}`}
      </span>
      {company.exclusive && (
        <span className="block text-sm font-semibold">
          It pays us to be the only company of its trade you can pick in this city. Other companies
          do this work here too, and we don’t list them.
        </span>
      )}
    </>
  );
}

/** Picks up to three companies by name, in the order they are picked. */
export default function CompanyPicker({
  companies,
  picked,
  onPick,
}: {
  readonly companies: readonly Company[];
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
}) {
  const [tooMany, setTooMany] = useState(false);
  const toggle = (id: string, wanted: boolean) => {
    const refused = wanted && picked.length >= mostCompanies;
    setTooMany(refused);
    if (refused) return;
    onPick(wanted ? [...picked, id] : picked.filter((other) => other !== id));
  };
  return (
    <fieldset id="request-companies" className="grid gap-2">
      <legend className="mb-1 font-serif text-lg font-semibold">
        Who may give you a quote? Pick up to three.
      </legend>
      <p className="text-soft">Only those you pick get your details.</p>
      <div className="grid divide-y divide-rule-light">
        {companies.map((company) => (
          <Tick
            key={company.id}
            id={`request-company-${company.id}`}
            checked={picked.includes(company.id)}
            onChange={(wanted) => toggle(company.id, wanted)}
          >
            <CompanyLines company={company} />
          </Tick>
        ))}
      </div>
      <p className="text-sm text-soft">
        Companies pay us a flat monthly fee to be listed, and nothing for your request.{' '}
        {companies.some(({ paid, is_demo }) => !paid && !is_demo)
          ? 'Those listed free don’t pay us now.'
          : 'Those that don’t pay us aren’t here.'}{' '}
        The fee doesn’t change the order, which is another every day. Pick none, and only our own
        team sees your request.
      </p>
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {tooMany && 'You have picked three, which is the most. Uncheck one to pick another.'}
      </p>
    </fieldset>
  );
}
