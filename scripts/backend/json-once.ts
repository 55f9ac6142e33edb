import { registerHooks } from 'node:module';
import postgres from 'postgres';

// Loaded into the server's process before its own code, where it stands on a real Postgres. It hands JSON
// that is written already to a driver that it tells to write JSON: a text would be kept where an object is
// meant. Whoever imports the driver after this gets it without that.
registerHooks({
  resolve: (name, context, next) =>
    name === 'postgres' ? { url: import.meta.url, shortCircuit: true } : next(name, context),
});

const asWritten = (to: number) => ({
  to,
  from: [to],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

export default (url: string, options: Parameters<typeof postgres>[1]) =>
  postgres(url, {
    ...options,
    types: { ...options?.types, json: asWritten(114), jsonb: asWritten(3802) },
  });
