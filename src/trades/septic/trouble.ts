import type { SepticValues } from './fields.ts';

export const isAerobic = (v: Pick<SepticValues, 'system'>): boolean =>
  v.system === 'spray' || v.system === 'drip';

/** Sewage in the house first; then what is wrong, by the kind of system. */
export const troubleOf = (v: SepticValues) =>
  v.inside === 'yes' ? 'backup' : v.system === 'conventional' ? v.problem : v.fault;
