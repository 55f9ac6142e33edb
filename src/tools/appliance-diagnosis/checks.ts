import type { Appliance } from '../../trades/appliance-repair/fields.ts';
import { step, type BookSource, type Step } from '../decision.ts';
import type { ApplianceCheckWord } from './words.ts';

/** What a homeowner may look at without a tool and without opening a panel, with who says so. */
const sources = {
  power: ['appliance-repair R100', 'appliance-repair R53'],
  breakers: ['appliance-repair R115'],
  'dryer-power': ['appliance-repair R115'],
  settings: ['appliance-repair R53', 'appliance-repair R117'],
  door: ['appliance-repair R109', 'appliance-repair R114'],
  'microwave-door': ['appliance-repair R106'],
  cold: ['appliance-repair R101', 'appliance-repair R102'],
  vents: ['appliance-repair R48', 'appliance-repair R2'],
  coils: ['appliance-repair R101', 'appliance-repair R3'],
  seal: ['appliance-repair R101'],
  ice: ['appliance-repair R53'],
  filter: ['appliance-repair R53'],
  drain: ['appliance-repair R2'],
  rattle: ['appliance-repair R118'],
  hose: ['appliance-repair R51'],
  'pump-filter': ['appliance-repair R116', 'appliance-repair R51'],
  load: ['appliance-repair R114'],
  leak: ['appliance-repair R114'],
  lint: ['appliance-repair R103'],
  vent: ['appliance-repair R103', 'appliance-repair R44'],
  coins: ['appliance-repair R53'],
  'dish-filter': ['appliance-repair R52', 'appliance-repair R109'],
  'sink-drain': ['appliance-repair R109', 'appliance-repair R108'],
  'dish-water': ['appliance-repair R109'],
  'dish-soap': ['appliance-repair R109'],
  clock: ['appliance-repair R53'],
  thermometer: ['appliance-repair R34'],
  'one-burner': ['appliance-repair R35'],
  'burner-cap': ['appliance-repair R35'],
  jam: ['appliance-repair R105', 'appliance-repair R104'],
  reset: ['appliance-repair R104'],
} as const satisfies Readonly<Record<string, readonly BookSource[]>>;

type Check = keyof typeof sources;

/** The easiest and likeliest first. A symptom without any goes straight to a technician. */
const bySymptom: Readonly<Record<Appliance, Readonly<Record<string, readonly Check[]>>>> = {
  refrigerator: {
    'no-ice': ['ice', 'cold'],
    'fridge-warm': ['cold', 'vents', 'seal'],
    'both-warm': ['settings', 'cold', 'coils', 'seal'],
    clicks: ['coils'],
    water: ['drain', 'filter'],
    'runs-on': ['seal', 'coils', 'cold'],
    noise: ['rattle'],
    dead: ['power', 'settings'],
  },
  washer: {
    'no-drain': ['hose', 'pump-filter'],
    'no-spin': ['load', 'door', 'hose'],
    leak: ['leak'],
    noise: ['load', 'pump-filter'],
    'fills-off': [],
    dead: ['power', 'settings', 'door'],
  },
  dryer: {
    'no-heat': ['settings', 'breakers', 'lint', 'vent'],
    slow: ['lint', 'vent'],
    'no-turn': [],
    'no-start': ['dryer-power', 'door', 'settings'],
    noise: ['coins'],
  },
  dishwasher: {
    'water-left': ['dish-filter', 'sink-drain'],
    dirty: ['dish-filter', 'dish-water'],
    'no-start': ['power', 'door', 'settings'],
    leak: ['dish-soap', 'door'],
    hums: ['dish-water', 'dish-filter'],
  },
  range: {
    'oven-cold': ['clock', 'breakers'],
    'wrong-heat': ['thermometer'],
    burner: ['burner-cap', 'one-burner'],
    'burner-cold': ['one-burner', 'breakers'],
  },
  microwave: { 'no-heat': [], dead: ['power', 'microwave-door'] },
  disposal: { hums: ['jam'], dead: ['reset', 'power'] },
};

/** The checks of a symptom as steps; on gas there is no double breaker. */
export const checksOf = (
  appliance: Appliance,
  symptom: string,
  { code, gas }: { readonly code: boolean; readonly gas: boolean },
): readonly Step<ApplianceCheckWord>[] => {
  const checks = bySymptom[appliance][symptom] ?? [];
  if (checks.length === 0) return [];
  const fitting = checks.map((check) => (gas && check === 'breakers' ? 'power' : check));
  return [
    ...(code
      ? [step<ApplianceCheckWord>('code', 'today', { sources: ['appliance-repair R117'] })]
      : []),
    ...fitting.map((check): Step<ApplianceCheckWord> =>
      step(check, 'today', { sources: sources[check] }),
    ),
  ];
};
