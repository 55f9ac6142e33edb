import { caution, stop } from '../../engine/index.ts';
import type { Decision } from '../decision.ts';
import type { Roof } from './found.ts';

/** Danger first, then what sellers tell. */
export const warnings = ({ v }: Roof): Decision['warnings'] => {
  const told = (what: (typeof v.told)[number]) => v.told.includes(what);
  return [
    v.condition === 'sagging' && stop('sagging', { sources: ['roofing R48'] }),
    told('free') && caution('free', { sources: ['solar S47'] }),
    told('sent') && caution('sent', { sources: ['solar S47'] }),
    told('credit') && caution('credit-over', { sources: ['solar S33', 'solar S35', 'solar S12'] }),
    told('monthly') && caution('monthly', { sources: ['solar S32'] }),
    v.own === 'mine' && v.outage === 'yes' && caution('outage', { sources: ['solar S46'] }),
  ];
};
