import type { CompanyEntry } from '../../backend/company.ts';
import { cities } from '../../place/cities.ts';
import { tradeName } from '../../trades/names.ts';
import { CompanyLines } from '../../homeowner/request/CompanyPicker.tsx';

/** The company as homeowners read it where they pick, and where it is offered. */
export default function Preview({ entry }: { readonly entry: CompanyEntry }) {
  return (
    <>
      <div className="sheet p-4">
        <CompanyLines company={entry} />
      </div>
      <dl className="facts">
        <dt>Trades</dt>
        <dd>{entry.trades.map(tradeName).join(', ') || 'none yet'}</dd>
        <dt>Cities</dt>
        <dd>
          {cities
            .filter(({ id }) => entry.cities.includes(id))
            .map(({ name }) => name)
            .join(', ') || 'none yet'}
        </dd>
        <dt>Phone, for those who cannot wait</dt>
        <dd>{entry.phone || 'none'}</dd>
        <dt>Website, for us</dt>
        <dd className="wrap-anywhere">{entry.website || 'none'}</dd>
      </dl>
    </>
  );
}
