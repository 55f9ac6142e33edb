import type { CompanyEntry } from '../../backend/company.ts';
import Facts from '../../kit/Facts.tsx';
import { cities } from '../../place/cities.ts';
import { tradeName } from '../../trades/names.ts';
import { CompanyLines } from '../../homeowner/request/CompanyPicker.tsx';

/** The company as homeowners read it where they pick, and where it is offered. */
export default function Preview({ entry }: { readonly entry: CompanyEntry }) {
  const served = cities.filter(({ id }) => entry.cities.includes(id));
  return (
    <>
      <div className="sheet p-4">
        <CompanyLines company={entry} />
      </div>
      <Facts
        of={[
          ['Beside the name', '“Paid listing” where a plan of yours runs, else “Listed free”'],
          ['Trades', entry.trades.map(tradeName).join(', ') || 'none yet'],
          ['Cities', served.map(({ name }) => name).join(', ') || 'none yet'],
          ['Phone, for those who cannot wait', entry.phone || 'none'],
          ['Website, for us', entry.website || 'none'],
        ]}
      />
    </>
  );
}
