import type { CompanyEntry } from '../../backend/operator/companies.ts';
import { cities, cityName } from '../../place/cities.ts';
import { licensing, type License, type RequestTradeId } from '../../selling/licenses.ts';
import { tradeName } from '../../trades/names.ts';
import { listOf } from '../../kit/say.ts';
import { nameFlags } from './name-flags.ts';
import { shortDate } from '../../time/central.ts';

const licensesFor = (
  trades: readonly string[],
): { readonly trade: string; readonly license: License }[] =>
  trades.flatMap((trade) => {
    const license = trade in licensing && licensing[trade as RequestTradeId].license;
    return license ? [{ trade, license }] : [];
  });

/** What a company serves in a line: "Roofing, Septic. All six cities". */
export const serves = ({ trades, cities: served }: CompanyEntry): string => {
  const where =
    served.length === cities.length
      ? 'All our cities'
      : served.map((id) => cityName(id)).join(', ');
  return `${trades.map(tradeName).join(', ') || 'No trade chosen'}. ${where || 'No city chosen'}`;
};

/** Says what about the name a person should look at twice; nothing where nothing is. */
export function NameDoubt({ company: { name } }: { readonly company: CompanyEntry }) {
  const flags = nameFlags(name);
  return (
    flags.length > 0 && (
      <p className="caution">
        The name {listOf(flags)}. A name is as it stands on the company’s papers.
      </p>
    )
  );
}

/** The license as the company states it, with what each of its trades needs and where to look that up. */
export function LicenseLine({ company }: { readonly company: CompanyEntry }) {
  const licenses = licensesFor(company.trades);
  if (licenses.length === 0) {
    return <span>License: {company.license || 'none needed in Texas that we know of'}</span>;
  }
  return (
    <span>
      License: {company.license || 'none stated'}
      {company.license_checked_at && `, looked up ${shortDate(company.license_checked_at)}`}. Look
      it up:{' '}
      {licenses.map(({ trade, license: { agency, name, lookUp } }, index) => (
        <span key={trade}>
          {index > 0 && '; '}
          {company.trades.length > 1 && `${tradeName(trade)}: `}
          <a href={lookUp} target="_blank" rel="noreferrer">
            {agency} ↗
          </a>{' '}
          ({name})
        </span>
      ))}
    </span>
  );
}
