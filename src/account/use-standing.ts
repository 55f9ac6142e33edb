import { standingOf, type Standing } from '../backend/accounts.ts';
import { useFreshAnswer, type Asked } from '../kit/use-answer.ts';

/** Looks up what an account may do, once per account; null while nobody is signed in. */
export const useStanding = (userId: string | null): Asked<Standing> =>
  useFreshAnswer(userId, () => standingOf(userId!));
