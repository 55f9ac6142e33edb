import { inSentence } from '../../trades/names.ts';
import { cityName, servedCities, type CityId } from '../../site.ts';
import Spinner from '../../kit/form/Spinner.tsx';
import CompanyPicker from './CompanyPicker.tsx';
import type { Company } from '../../backend/companies.ts';
import Trouble from '../../kit/form/Trouble.tsx';
import type { Asked } from '../../kit/use-answer.ts';

/** Who can be picked, or why nobody can. */
export default function Recipients({
  tradeName,
  cityId,
  lookup: { answer: companies, failure, again },
  picked,
  onPick,
}: {
  readonly tradeName: string;
  readonly cityId: CityId;
  readonly lookup: Asked<readonly Company[]>;
  readonly picked: readonly string[];
  readonly onPick: (ids: readonly string[]) => void;
}) {
  if (failure) {
    return (
      <Trouble
        message={`We could not look up the companies. ${failure.message} You can also send it without picking one: then only our own team gets it.`}
        again={again}
      />
    );
  }
  if (!companies) return <Spinner label="Looking up companies" />;
  if (companies.length > 0) {
    return <CompanyPicker companies={companies} picked={picked} onPick={onPick} />;
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
