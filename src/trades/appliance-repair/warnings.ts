import type { FoundWarning } from '../../engine/index.ts';
import { baitQuote } from '../bait.ts';
import type { ApplianceValues } from './fields.ts';
import { burnsGas, leastQuote } from './lines.ts';
import type { SourceOf } from '../source-books.ts';

type Warning = FoundWarning<SourceOf<'appliance-repair'>>;

const dangers = {
  gas: { id: 'gas', level: 'stop', help: 'gas', sources: ['R53'] },
  burning: { id: 'burning', level: 'stop', sources: ['R54', 'R55'] },
  water: { id: 'water', level: 'stop', sources: ['R53'] },
} as const satisfies Readonly<Record<ApplianceValues['danger'][number], Warning>>;

/** Symptoms in which food gets warm. */
const WARM: readonly string[] = ['fridge-warm', 'both-warm', 'clicks', 'dead'];

/** A gas burner that clicks without a flame: the gas flows all the same. */
const isUnlit = (v: ApplianceValues): boolean => v.appliance === 'range' && v.range === 'burner';

const cautions = (v: ApplianceValues): (Warning | false)[] => [
  v.warranty === 'over' && baitQuote(v.quote, leastQuote(v)),
  v.danger.length === 0 &&
    v.appliance === 'washer' &&
    v.washer === 'fills-off' && { id: 'close-valves', level: 'caution' },
  v.appliance === 'refrigerator' &&
    WARM.includes(v.refrigerator) && { id: 'food', level: 'caution', sources: ['R49', 'R120'] },
  v.appliance === 'microwave' && { id: 'microwave', level: 'caution', sources: ['R53'] },
  isUnlit(v) && { id: 'unlit-burner', level: 'caution', sources: ['R122'] },
  (burnsGas(v) || isUnlit(v)) && { id: 'gas-pipe', level: 'caution', sources: ['R44'] },
  v.appliance === 'dryer' && { id: 'lint', level: 'caution', sources: ['R55', 'R22'] },
];

/**
 * Whatever is dangerous comes first. Where gas is smelled nothing else is said: a breaker or a valve would
 * keep people inside.
 */
export const warnings = (v: ApplianceValues): (Warning | false)[] =>
  v.danger.includes('gas')
    ? [dangers.gas]
    : [...v.danger.map((one) => dangers[one]), ...cautions(v)];
