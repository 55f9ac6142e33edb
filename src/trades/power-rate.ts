import { number, type NumberField } from '../engine/index.ts';

/** What a kWh costs, in cents: one question wherever power is paid for. */
export const rateField = (field?: Partial<Pick<NumberField, 'when' | 'plausible'>>) =>
  number('What you pay for power, all in (¢ per kWh)', 'cent-kwh', [4, 40], {
    hint: 'Last bill ÷ kWh on it. The Texas average was 15.5¢ in 2025.',
    default: 15.5,
    ...field,
  });
