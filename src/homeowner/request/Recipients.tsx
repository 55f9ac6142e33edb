import { inSentence } from '../../trades/names.ts';
import { cityName, servedCities, type CityId } from '../../site.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import CompanyPicker from './CompanyPicker.tsx';
import type { Companies } from './use-companies.ts';

/** Who can be picked, or why nobody can. */
export default function Recipients({
  tradeName,
  cityId,
  lookup,
  lookUpAgain,
  picked,
  onPick,
}: {
  readonly tradeName: string;
  readonly cityId: CityId;
  readonly lookup: Companies;
  readonly lookUpAgain: () => void;
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
}) {
  if (lookup.state === 'loading') return <Spinner label="Looking up companies" />;
  if (lookup.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>
          We could not look up the companies. {lookup.failure.message} You can also send it without
          picking one: then only our own team gets it.
        </p>
        <button type="button" className="button-quiet" onClick={lookUpAgain}>
          Look again
        </button>
      </div>
    );
  }
  if (lookup.companies.length > 0) {
    return <CompanyPicker companies={lookup.companies} picked={picked} onPick={onPick} />;
  }
  return (
    <div className="slip grid gap-1" role="status">
      <p className="font-semibold">
        {cityId === 'elsewhere'
          ? `We list companies in ${servedCities} only.`
          : `No ${inSentence(tradeName)} company for ${cityName(cityId)} is on our list yet.`}
      </p>
      <p>
        You can still leave your request with our own team. It goes to nobody else, and we ask you
        again before any company gets it.
      </p>
    </div>
  );
}
