import { useState } from 'react';
import type { Company } from '../../backend/companies.ts';
import { mostCompanies } from './draft.ts';
import Tick from '../form/Tick.tsx';
import { hours } from './words.ts';

/** What a company says about itself, in the list to pick from. */
export function CompanyLines({
  company,
}: {
  readonly company: Omit<Company, 'exclusive'> & Partial<Pick<Company, 'exclusive'>>;
}) {
  return (
    <>
      <span className="font-semibold">{company.name}</span>
      {company.isDemo && <span className="chip ms-2">made up for this demo</span>}
      {company.description && <span className="block text-soft">{company.description}</span>}
      <span className="block text-[0.9375rem] text-soft">
        Promises an answer within {hours(company.replyHours)}.
        {company.license && ` License as the company states it: ${company.license}.`}
      </span>
      {company.exclusive && (
        <span className="block text-[0.9375rem] font-semibold">
          It pays us to be the only company of its trade you can pick in this city.
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
      <p className="text-soft">
        Only the companies you pick get your details. The order changes every day, so each comes
        first equally often. Companies may pay us a flat monthly fee to be listed, and nothing for
        your request; the fee does not change the order. Pick none, and only our own team sees your
        request.
      </p>
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
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {tooMany && 'You have picked three, which is the most. Uncheck one to pick another.'}
      </p>
    </fieldset>
  );
}
