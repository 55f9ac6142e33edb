import { priced, step, type Job } from '../decision.ts';
import type { HomeValues } from './fields.ts';
import { work, type HomeStep, type LookAt } from './look.ts';

const jobOf = (v: HomeValues): Job | undefined => {
  const by = (inputs: object): Job => priced('garage-door', { ...inputs, city: v.city });
  switch (v.door) {
    case 'broken':
      return { ...by({ job: 'spring' }), unpriced: true };
    case 'blind':
      return by({ job: 'opener', fault: 'dead', fix: 'new', eyes: 'no' });
    case 'noisy':
      return by({ job: 'noise' });
    case 'tested':
    case 'untested':
      return undefined;
  }
};

const stepOf = (v: HomeValues): HomeStep | false => {
  const job = jobOf(v);
  const priced = job && { job };
  switch (v.door) {
    case 'broken':
      return step('door-broken', 'today', {
        danger: true,
        sources: ['garage-door G13', 'garage-door G42'],
        ...priced,
      });
    case 'blind':
      return step('door-blind', 'today', {
        danger: true,
        sources: ['garage-door G43', 'garage-door G37'],
        ...priced,
      });
    case 'noisy':
      return step('door-noisy', 'season', { sources: ['garage-door G43'], ...priced });
    case 'untested':
      // Known to fail: there is nothing left to test.
      return (
        !v.dangers.includes('door') && step('door-test', 'week', { sources: ['garage-door G43'] })
      );
    case 'tested':
      return false;
  }
};

export const lookAtGarage: LookAt = (v, given) => {
  if (!v.has.includes('garage')) return false;
  const job = jobOf(v);
  const isMended = v.door === 'broken' || v.door === 'blind' || v.door === 'noisy';
  return {
    part: 'garage',
    seen: 'door',
    told: given.has('door'),
    ...(v.door === 'tested' && given.has('door') && { last: 'cell.tested' }),
    steps: [stepOf(v)],
    plan: [isMended && work(`door-${v.door}`, v.door === 'noisy' ? 1 : 0, { ...(job && { job }) })],
  };
};
