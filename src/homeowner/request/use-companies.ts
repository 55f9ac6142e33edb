import { companiesFor, type Company } from '../../backend/companies.ts';
import { useFreshAnswer, type Asked } from '../../kit/use-answer.ts';

/** Looks up the companies that may be picked, again when trade or city changes. Without a city, none. */
export const useCompanies = (tradeId: string, cityId: string | null): Asked<readonly Company[]> =>
  useFreshAnswer(cityId && `${tradeId} ${cityId}`, () => companiesFor(tradeId, cityId!));
