import type { Decision } from '../decision.ts';
import type { Roof } from './found.ts';

/** Danger first, then what sellers tell. */
export const warnings = ({ v }: Roof): Decision['warnings'] => {
  const told = (what: (typeof v.told)[number]) => v.told.includes(what);
  return [
    v.condition === 'sagging' && { id: 'sagging', level: 'stop', sources: ['roofing R48'] },
    told('free') && { id: 'free', level: 'caution', sources: ['solar S47'] },
    told('sent') && { id: 'sent', level: 'caution', sources: ['solar S47'] },
    told('credit') && {
      id: 'credit-over',
      level: 'caution',
      sources: ['solar S33', 'solar S35', 'solar S12'],
    },
    told('monthly') && { id: 'monthly', level: 'caution', sources: ['solar S32'] },
    v.own === 'mine' &&
      v.outage === 'yes' && { id: 'outage', level: 'caution', sources: ['solar S46'] },
  ];
};
