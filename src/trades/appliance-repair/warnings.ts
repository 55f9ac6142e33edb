import type { Warning } from '../../estimate/index.ts';
import type { ApplianceValues } from './model.ts';
import type { ApplianceSource } from './sources.ts';

const dangers: Readonly<Record<ApplianceValues['danger'][number], Warning<ApplianceSource>>> = {
  gas: {
    id: 'gas',
    level: 'danger',
    text: 'Gas: touch no switch. Get everyone out, then call 911 or the gas company from outside.',
    sources: ['R53'],
  },
  burning: {
    id: 'burning',
    level: 'danger',
    text: 'Burning smell or sparks: cut the power at the breaker and leave it off. If you see fire, get out and call 911.',
    sources: ['R54', 'R55'],
  },
  water: {
    id: 'water',
    level: 'danger',
    text: 'Water near a plug or cord: touch neither. Switch off the breaker from a dry spot, then close the water.',
    sources: ['R53'],
  },
};

const food: Warning<ApplianceSource> = {
  id: 'food',
  level: 'caution',
  text: 'Keep the doors shut. Food lasts about 4 hours in a closed fridge, 24 to 48 in a freezer.',
  sources: ['R49'],
};
const charge: Warning<ApplianceSource> = {
  id: 'microwave',
  level: 'caution',
  text: 'Never open a microwave. It holds a charge after it is unplugged.',
  sources: ['R53'],
};
const lint: Warning<ApplianceSource> = {
  id: 'lint',
  level: 'caution',
  text: 'Lint starts dryer fires. Clean the screen every load, the duct once or twice a year.',
  sources: ['R55', 'R22'],
};

/** Whatever is dangerous comes first, gas before all. */
export const warningsOf = (v: ApplianceValues): Warning<ApplianceSource>[] => [
  ...v.danger.map((one) => dangers[one]),
  ...(v.appliance === 'refrigerator' &&
  ['fridge-warm', 'both-warm', 'clicks', 'dead'].includes(v.refrigerator)
    ? [food]
    : []),
  ...(v.appliance === 'microwave' ? [charge] : []),
  ...(v.appliance === 'dryer' ? [lint] : []),
];
