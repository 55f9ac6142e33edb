import { exact, usd } from '../../engine/index.ts';
import { inPlace } from '../../place/places.ts';
import type { Saying } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { prices } from './figures.ts';
import { permit, type Permit } from './places.ts';
import { hasMain, isFair } from './sewer.ts';
import { isAerobic, troubleOf } from './trouble.ts';

type Assumption = Saying<'septic', 'assumption'>;

const permitSaid = (found: Permit): Assumption => {
  switch (found.at) {
    case 'tarrant':
      return ['assumption.permit-tarrant', { fee: exact(found.fee) }];
    case 'collin':
    case 'collin-denton':
      return [
        `assumption.permit-${found.at}`,
        { plain: exact(found.plain), aerobic: exact(found.aerobic) },
      ];
    case 'no-fee-found':
    case 'unknown':
      return `assumption.permit-${found.at}`;
  }
};

const ofTrouble = (v: SepticValues): Assumption | false => {
  switch (troubleOf(v)) {
    case 'alarm':
      return v.sign !== 'air' && 'assumption.alarm';
    case 'dry':
      return 'assumption.dry';
    case 'wet':
      return isAerobic(v) ? 'assumption.wet-aerobic' : 'assumption.wet-field';
    default:
      return false;
  }
};

/** What was taken for granted, and who permits a system here. */
export const assumptions = (v: SepticValues): (Assumption | false)[] => [
  v.job === 'repair' && ofTrouble(v),
  v.job === 'replace' && isAerobic(v) && 'assumption.circuit',
  v.job === 'part' &&
    v.part === 'field' && ['assumption.field-papers', { papers: usd(prices.design.typical) }],
  (v.job === 'pump' || v.job === 'contract') && isAerobic(v) && 'assumption.chambers',
  hasMain(v) && !isFair(v) && 'assumption.no-tap-fee',
  permitSaid(inPlace(permit, v.city).value),
];
