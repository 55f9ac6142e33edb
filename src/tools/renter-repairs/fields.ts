import { choice, choices, number, yesNo, section, type Values } from '../../engine/index.ts';
import { cityField } from '../../trades/city.ts';

export const fields = {
  ...section('What is wrong', {
    dangers: choices('Is any of this true right now?', {
      danger: true,
      options: {
        gas: 'Gas smell, or a CO alarm sounds',
        power: 'Water near outlets, or a ceiling sags',
        running: 'Water is still coming in',
        frail: 'A baby, or anyone old or ill, has no cooling or heat',
      },
    }),
    problem: choice('What needs repair?', {
      options: {
        cooling: 'No cooling',
        heat: 'No heat',
        hotWater: 'No hot water',
        water: 'A leak or water damage',
        above: 'Water from the home above',
        sewage: 'Sewage or a backed-up drain',
        mold: 'Mold or damp walls',
        pests: 'Rats, mice, roaches or bed bugs',
        outdoorPests: 'Fire ants, wasps, termites',
        appliance: 'An appliance that came with the home',
        other: 'Something else unsafe',
      },
      essential: true,
    }),
    told: choice('Have you told your landlord?', {
      options: {
        no: 'Not yet',
        said: 'Yes, by phone, text, email or the portal',
        tracked: 'Yes, by certified or tracked mail',
      },
      essential: true,
    }),
    days: number('How many days ago?', 'day', [0, 365], {
      when: { told: ['said', 'tracked'] },
      default: 3,
      whole: true,
      plausible: [1, 10],
    }),
  }),
  ...section('You and your landlord', {
    paid: yesNo('Is your rent paid up?', {
      hint: 'The duty to repair counts only for a tenant who isn’t behind.',
      private: true,
      default: 'yes',
    }),
    caused: yesNo('Did you, your family or a guest cause it?', {
      hint: 'Wear and age don’t count as causing it.',
      private: true,
    }),
    insured: yesNo('Do you have renter’s insurance?', {
      private: true,
      when: { problem: ['water', 'above', 'sewage'] },
    }),
    city: cityField,
  }),
} as const;

export type RenterValues = Values<typeof fields>;
