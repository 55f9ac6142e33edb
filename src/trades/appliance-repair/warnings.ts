import { stop, caution } from '../../engine/index.ts';
import { baitQuote } from '../bait.ts';
import type { Warning } from '../said.ts';
import type { ApplianceValues } from './fields.ts';
import { burnsGas, leastQuote } from './lines.ts';

const dangers = {
  gas: stop('gas', { help: 'gas', sources: ['R53'] }),
  burning: stop('burning', { sources: ['R54', 'R55'] }),
  water: stop('water', { sources: ['R53'] }),
} as const satisfies Readonly<
  Record<ApplianceValues['danger'][number], Warning<'appliance-repair'>>
>;

/** Symptoms in which food gets warm. */
const WARM: readonly string[] = ['fridge-warm', 'both-warm', 'clicks', 'dead'];

/** A gas burner that clicks without a flame: the gas flows all the same. */
const isUnlit = (v: ApplianceValues): boolean => v.appliance === 'range' && v.range === 'burner';

const cautions = (v: ApplianceValues): (Warning<'appliance-repair'> | false)[] => [
  v.warranty === 'over' && baitQuote(v.quote, leastQuote(v)),
  v.danger.length === 0 &&
    v.appliance === 'washer' &&
    v.washer === 'fills-off' &&
    caution('close-valves'),
  v.appliance === 'refrigerator' &&
    WARM.includes(v.refrigerator) &&
    caution('food', { sources: ['R49', 'R120'] }),
  v.appliance === 'microwave' && caution('microwave', { sources: ['R53'] }),
  isUnlit(v) && caution('unlit-burner', { sources: ['R122'] }),
  (burnsGas(v) || isUnlit(v)) && caution('gas-pipe', { sources: ['R44'] }),
  v.appliance === 'dryer' && caution('lint', { sources: ['R55', 'R22'] }),
];

/**
 * Whatever is dangerous comes first. Where gas is smelled nothing else is said: a breaker or a valve would
 * keep people inside.
 */
export const warnings = (v: ApplianceValues): (Warning<'appliance-repair'> | false)[] =>
  v.danger.includes('gas')
    ? [dangers.gas]
    : [...v.danger.map((one) => dangers[one]), ...cautions(v)];
