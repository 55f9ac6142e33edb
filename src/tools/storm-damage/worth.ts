import { fillIn, type Answers, type Given } from '../../engine/index.ts';
import { advise } from '../../trades/roofing/advice.ts';
import { costsOf, type Costs } from '../../trades/roofing/costs.ts';
import { fields as roofing, type RoofingValues } from '../../trades/roofing/fields.ts';
import { figures } from '../../trades/roofing/figures.ts';
import { priced, type Job } from '../decision.ts';
import { fields, type StormValues } from './fields.ts';

type Extent = Exclude<RoofingValues['damage'], 'told'>;

/** What a claim comes to. `get-scope`: a written scope decides. */
export type Verdict =
  'read-policy' | 'add-the-rest' | 'below-deductible' | 'ask-schedule' | 'get-scope' | 'file';

/** Whether a claim is likely worth it, by the roofing model. */
export interface Worth {
  readonly verdict: Verdict;
  /** How much of the roof is damaged, where that was told. */
  readonly extent: Extent | undefined;
  readonly spots: Costs;
  readonly wide: Costs;
  /** Of the extent told; of damage in spots where none was. */
  readonly least: Costs;
}

/** What is laid again in place of what lies there. */
const again = {
  asphalt: 'architectural',
  class4: 'class4',
  wood: 'architectural',
  metal: 'metal',
  tile: 'tile',
} as const;

/** The answers that the roofing calculator takes over. */
const handedOn = [
  'urgent',
  'known',
  'floor',
  'area',
  'squares',
  'existing',
  'age',
  'dwelling',
  'deductible',
  'flat',
  'elsewhere',
] as const;

const inputsOf = (v: StormValues, damage: Extent): Record<string, unknown> => ({
  ...Object.fromEntries(handedOn.map((id) => [id, v[id]])),
  job: 'storm',
  damage,
  covering: again[v.existing],
  // A schedule pays by age, as actual cash value does.
  policy: v.terms.includes('schedule') ? 'acv' : v.policy,
});

const roofAfter = (v: StormValues, damage: Extent): RoofingValues =>
  fillIn({ fields: roofing }, inputsOf(v, damage) as Answers) as unknown as RoofingValues;

/** The roofing calculator with what was told here. */
export const roofJob = (v: StormValues, given: Given, damage: Extent): Job =>
  priced(
    'roofing',
    Object.fromEntries(
      Object.entries(inputsOf(v, damage)).filter(
        ([id]) =>
          given.has(id) || !(id in fields) || (id === 'policy' && v.terms.includes('schedule')),
      ),
    ),
  );

const extentOf = (v: StormValues, given: Given): Extent | undefined => {
  if (!given.has('sides') || v.sides === 'some') return undefined;
  return v.sides === 'one' ? 'spots' : 'wide';
};

const verdicts = {
  'read-policy': 'read-policy',
  'add-the-rest': 'add-the-rest',
  'do-not-file': 'below-deductible',
  'ask-schedule': 'ask-schedule',
  file: 'file',
} as const;

const verdictOn = (roof: RoofingValues, costs: Costs, given: Given): Verdict => {
  const { claim, cost, policyKnown } = costs;
  const gap = Math.abs(cost - (claim?.deductible ?? 0));
  if (policyKnown && gap <= figures.bidSpread.value * cost) return 'get-scope';
  const { outcome } = advise(roof, costs, given);
  return verdicts[outcome as keyof typeof verdicts];
};

/** Where nobody knows how much is damaged, only what holds for little and for much is said. */
const together = (spots: Verdict, wide: Verdict): Verdict => {
  if (spots === 'file' || spots === wide) return spots;
  return wide === 'file' ? 'get-scope' : wide;
};

export const worthOf = (v: StormValues, given: Given): Worth => {
  const of = (damage: Extent) => {
    const roof = roofAfter(v, damage);
    const costs = costsOf(roof, given);
    return { costs, verdict: verdictOn(roof, costs, given) };
  };
  const [spots, wide] = [of('spots'), of('wide')];
  const extent = extentOf(v, given);
  return {
    extent,
    verdict:
      extent === undefined
        ? together(spots.verdict, wide.verdict)
        : { spots, wide }[extent].verdict,
    spots: spots.costs,
    wide: wide.costs,
    least: extent === 'wide' ? wide.costs : spots.costs,
  };
};
