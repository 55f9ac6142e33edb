import { outcome, type Findings, type Saying } from '../engine/index.ts';
import { LANDLORD_LETTER } from './tenure.ts';
import words from '../../content/tenant/words.json' with { type: 'json' };

/** What is wrong in a rented home, as the tool that writes to the landlord asks for it. */
export type TenantProblem =
  'cooling' | 'heat' | 'water' | 'above' | 'sewage' | 'mold' | 'pests' | 'appliance';

type TenantWord = keyof typeof words;

export { words as tenantWords };

/**
 * What a trade found, for somebody who rents: the price stays, as what it costs the owner, and the advice
 * is whom to write to. What could hurt somebody now comes first, as for an owner.
 * @param problem `lease` for what harms nobody's health or safety: there the law of repairs is silent
 *   (Property Code 92.052, hvac S127), so neither it nor the letter that quotes it is offered
 * @param first what is said before the law
 */
export const forTenant = <Source extends string, Name extends string>(
  found: Findings<Source, Name>,
  problem: TenantProblem | 'lease',
  first: readonly Saying<Name, 'reason'>[] = [],
): Findings<Source, Name | TenantWord> => {
  const { recommendation } = found;
  if (recommendation.next === 'emergency') return found;
  const byLaw = problem !== 'lease';
  return {
    ...found,
    total: 'total.tenant',
    metrics: [],
    series: [],
    recommendation: outcome('tell-landlord', 'landlord', {
      facts: { problem },
      reasons: [
        // What costs nothing to try is as good for a tenant.
        ...(recommendation.next === 'do-it-yourself' ? recommendation.reasons : []),
        ...first,
        byLaw && ['reason.tenant-duty', { problem }],
        ['reason.tenant-price', { problem }],
        byLaw && ['reason.tenant-policy', { problem }],
      ],
      ...(byLaw && {
        flip: 'flip.tenant-caused' as const,
        opens: `${LANDLORD_LETTER}?problem=${problem}`,
      }),
    }),
  };
};
