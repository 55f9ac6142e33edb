import type { Answers } from '../../src/engine/index.ts';

/** A kind of job that a permit's scope names and one of our calculators prices. */
export interface JobKind {
  readonly id: string;
  readonly trade: 'hvac' | 'roofing';
  /** As people read it over the strip of dots. */
  readonly label: string;
  readonly says: RegExp;
  readonly inputs: Answers;
  /** Its price follows the tons of the system. */
  readonly byTons?: true;
}

/** Words of a scope that make it another job, whatever else it names. */
const another =
  /\bnew (single family|home|house|building|construction)\b|\b(two|both|2(?! ?-?ton))\b[^.]*\b(systems?|units?|condenser|full)|\d ?tons?\b.*(&|\band\b).*\d ?tons?\b|furnace and|as well as|mini ?-?split|water heater|sewer|pool|fence|sprinkler|septic|solar|foundation/i;

/** The kinds, in the order in which they are looked for. */
export const kinds: readonly JobKind[] = [
  {
    id: 'heat-pump',
    trade: 'hvac',
    label: 'Heat pump with air handler, one system',
    says: /heat ?pump/i,
    inputs: { job: 'replace', system: 'heat-pump' },
    byTons: true,
  },
  {
    id: 'furnace',
    trade: 'hvac',
    label: 'Furnace alone',
    says: /^(?!.*(coil|condenser|system)).*furnace/i,
    inputs: { job: 'replace', system: 'furnace' },
  },
  {
    id: 'ac',
    trade: 'hvac',
    label: 'Outdoor unit and coil',
    says: /coil.*condenser|condenser.*coil|c ?& ?c\b/i,
    inputs: { job: 'replace', system: 'ac' },
    byTons: true,
  },
  {
    id: 'ac-furnace',
    trade: 'hvac',
    label: 'Whole system: outdoor unit, coil and furnace',
    says: /^(?!.*(electric|coil|air ?handler)).*(hvac|full system|gas system|tons?\b.*(system|seer)|system.*\btons?)/i,
    inputs: { job: 'replace', system: 'ac-furnace' },
    byTons: true,
  },
  {
    id: 'reroof',
    trade: 'roofing',
    label: 'New roof, size not told',
    says: /re-?roof|roof replacement/i,
    inputs: { job: 'replace' },
  },
];

/** The job that a scope describes; undefined where it is none of ours, or more than one. */
export const kindOf = (scope: string): JobKind | undefined =>
  another.test(scope) ? undefined : kinds.find(({ says }) => says.test(scope));

/** The size of one system, if the scope tells it; tons of 12,000 BTU an hour, 1 to 6. */
export const tonsIn = (scope: string): number | undefined => {
  const [, whole, half] = /\b(\d(?:\.5)?)( ?1\/2)?[ -]?tons?\b/i.exec(scope) ?? [];
  const tons = Number(whole) + (half ? 0.5 : 0);
  return tons >= 1 && tons <= 6 ? tons : undefined;
};
