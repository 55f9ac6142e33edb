import { choice, choices, number, yesNo, type Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';

const wrong = 'What is wrong';
const lease = 'You and your landlord';

/** What is asked, in the order it is asked. */
export const fields = {
  dangers: choices({
    label: 'Is any of this true right now?',
    section: wrong,
    danger: true,
    options: [
      { value: 'gas', label: 'Gas smell, or a CO alarm sounds' },
      { value: 'power', label: 'Water near outlets, or a ceiling sags' },
      { value: 'running', label: 'Water is still coming in' },
      { value: 'frail', label: 'A baby, or anyone old or ill, has no cooling or heat' },
    ],
    default: [],
  }),
  problem: choice({
    label: 'What needs repair?',
    section: wrong,
    options: [
      { value: 'cooling', label: 'No cooling' },
      { value: 'heat', label: 'No heat' },
      { value: 'hotWater', label: 'No hot water' },
      { value: 'water', label: 'A leak or water damage' },
      { value: 'above', label: 'Water from the home above' },
      { value: 'sewage', label: 'Sewage or a backed-up drain' },
      { value: 'mold', label: 'Mold or damp walls' },
      { value: 'pests', label: 'Rats, mice, roaches or bed bugs' },
      { value: 'outdoorPests', label: 'Fire ants, wasps, termites' },
      { value: 'appliance', label: 'An appliance that came with the home' },
      { value: 'other', label: 'Something else unsafe' },
    ],
    default: 'cooling',
    essential: true,
  }),
  told: choice({
    label: 'Have you told your landlord?',
    section: wrong,
    options: [
      { value: 'no', label: 'Not yet' },
      { value: 'said', label: 'Yes, by phone, text, email or the portal' },
      { value: 'tracked', label: 'Yes, by certified or tracked mail' },
    ],
    default: 'no',
    essential: true,
  }),
  days: number({
    label: 'How many days ago?',
    section: wrong,
    when: { told: ['said', 'tracked'] },
    unit: 'day',
    min: 0,
    max: 365,
    default: 3,
    whole: true,
    plausible: [1, 10],
  }),
  paid: yesNo({
    label: 'Is your rent paid up?',
    hint: 'The duty to repair counts only for a tenant who isn’t behind.',
    section: lease,
    private: true,
    default: 'yes',
  }),
  caused: yesNo({
    label: 'Did you, your family or a guest cause it?',
    hint: 'Wear and age don’t count as causing it.',
    section: lease,
    private: true,
    default: 'no',
  }),
  insured: yesNo({
    label: 'Do you have renter’s insurance?',
    section: lease,
    private: true,
    when: { problem: ['water', 'above', 'sewage'] },
    default: 'no',
  }),
  city: cityField(lease),
} as const;

export type RenterValues = Values<typeof fields>;
