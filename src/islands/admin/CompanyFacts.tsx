import type { CompanyEntry } from '../../backend/operator.ts';
import { cities, cityName } from '../../cities.ts';
import { licensing, type License, type RequestTradeId } from '../../licenses.ts';
import { tradeName } from '../../trades/names.ts';

const licensesFor = (trades: readonly string[]): License[] => {
  const all = trades.flatMap((id) =>
    id in licensing ? (licensing[id as RequestTradeId].license ?? []) : [],
  );
  // Several licenses are looked up in one place.
  return [...new Map(all.map((license) => [license.lookUp, license])).values()];
};

/** What a company serves in a line: "Roofing, Septic. All six cities". */
export const serves = ({ trades, cities: served }: CompanyEntry): string => {
  const where =
    served.length === cities.length
      ? 'All our cities'
      : served.map((id) => cityName(id)).join(', ');
  return `${trades.map(tradeName).join(', ') || 'No trade chosen'}. ${where || 'No city chosen'}`;
};

/** The license as the company states it, with the official places to look it up. */
export function LicenseLine({ company }: { readonly company: CompanyEntry }) {
  const licenses = licensesFor(company.trades);
  if (licenses.length === 0) {
    return <span>License: {company.license || 'none needed in Texas that we know of'}</span>;
  }
  return (
    <span>
      License: {company.license || 'none stated'}. Look it up:{' '}
      {licenses.map(({ agency, name, lookUp }, index) => (
        <span key={lookUp}>
          {index > 0 && ', '}
          <a href={lookUp} target="_blank" rel="noreferrer">
            {agency} ↗
          </a>{' '}
          ({name})
        </span>
      ))}
    </span>
  );
}
