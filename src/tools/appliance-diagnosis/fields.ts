import { choice, choices, yesNo, type Values } from '../../engine/index.ts';
import { fields as repair } from '../../trades/appliance-repair/fields.ts';

const fault = 'What is wrong';
const before = 'Before money';
const unit = 'The appliance';

/** What is asked, in the order it is asked: the appliances and symptoms are those of the calculator. */
export const fields = {
  danger: choices({
    label: 'Any of these right now?',
    section: fault,
    danger: true,
    options: [
      { value: 'gas', label: 'Gas smell or hiss' },
      { value: 'co', label: 'Carbon monoxide alarm', hint: 'or headache and dizziness at home' },
      { value: 'burning', label: 'Burning smell, smoke or sparks' },
      { value: 'water', label: 'Water near a plug or cord' },
      { value: 'shock', label: 'A shock or tingle when touched' },
    ],
    default: [],
  }),
  appliance: repair.appliance,
  refrigerator: repair.refrigerator,
  washer: repair.washer,
  dryer: repair.dryer,
  dishwasher: repair.dishwasher,
  range: repair.range,
  microwave: repair.microwave,
  disposal: repair.disposal,
  microwaveKind: repair.microwaveKind,
  fuel: { ...repair.fuel, section: fault },
  dryerFuel: { ...repair.dryerFuel, section: fault },
  code: yesNo({ label: 'Does it show an error code?', section: fault, default: 'no' }),
  checked: { ...repair.checked, section: before },
  recall: choice({
    label: 'Is it on a recall list?',
    hint: 'Look up the model number at cpsc.gov/Recalls.',
    section: before,
    options: [
      { value: 'not-yet', label: 'Not checked yet' },
      { value: 'clear', label: 'Checked, not on it' },
      { value: 'recalled', label: 'Yes, recalled' },
    ],
    default: 'not-yet',
  }),
  warranty: { ...repair.warranty, section: before },
  age: { ...repair.age, section: unit },
  brand: { ...repair.brand, section: unit },
  newPrice: repair.newPrice,
  quote: { ...repair.quote, section: unit },
} as const;

export type ApplianceCheckValues = Values<typeof fields>;
