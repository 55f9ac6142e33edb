import { databaseFrom, type Variables } from '../mail/database.ts';
import type { PaymentSettings } from './handler.ts';

/** The settings of a deployed function, from the variables that a hosted project sets and the operator adds. */
export const settingsFrom = (variables: Variables): PaymentSettings => ({
  database: databaseFrom(variables),
  secret: variables['STRIPE_WEBHOOK_SECRET'] ?? '',
  takesTests: variables['STRIPE_TEST'] === 'yes',
  log: (line) => console.error(line),
});
