import { choice, choices, yesNo, section, type Values } from '../../engine/index.ts';
import { fields as repair } from '../../trades/appliance-repair/fields.ts';

/** What is asked, in the order it is asked: the appliances and symptoms are those of the calculator. */
export const fields = {
  ...section('What is wrong', {
    danger: choices('Any of these right now?', {
      danger: true,
      options: {
        gas: 'Gas smell or hiss',
        co: { label: 'Carbon monoxide alarm', hint: 'or headache and dizziness at home' },
        burning: 'Burning smell, smoke or sparks',
        water: 'Water near a plug or cord',
        shock: 'A shock or tingle when touched',
      },
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
    fuel: repair.fuel,
    dryerFuel: repair.dryerFuel,
    code: yesNo('Does it show an error code?'),
  }),
  ...section('Before money', {
    checked: repair.checked,
    recall: choice('Is it on a recall list?', {
      hint: 'Look up the model number at cpsc.gov/Recalls.',
      options: {
        'not-yet': 'Not checked yet',
        clear: 'Checked, not on it',
        recalled: 'Yes, recalled',
      },
    }),
    warranty: repair.warranty,
  }),
  ...section('The appliance', {
    age: repair.age,
    brand: repair.brand,
    newPrice: repair.newPrice,
    quote: repair.quote,
  }),
} as const;

export type ApplianceCheckValues = Values<typeof fields>;
