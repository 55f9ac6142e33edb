import { amount, rough, usd, type Saying } from '../../engine/index.ts';
import { present } from '../../engine/run/present.ts';
import { cityName } from '../../place/cities.ts';
import { inPlace } from '../../place/places.ts';
import { figures as roofs } from '../../trades/roofing/figures.ts';
import { figures } from '../../trades/solar/figures.ts';
import { permit } from '../../trades/solar/places.ts';
import { makePerKw, sizeOf } from '../../trades/solar/size.ts';
import { sum } from '../../trades/solar/production.ts';
import { warnings as ofSolar } from '../../trades/solar/warnings.ts';
import { byUrgency, priced, step, type Job, type Step } from '../decision.ts';
import { known, type Roof } from './found.ts';
import { inTheOpen, isRoofOld, type Outcome } from './judge.ts';
import { OPEN } from './shade.ts';
import { moreThanNamed } from './sides.ts';
import { solarInputs } from './system.ts';
import type { SolarFitWord } from './words.ts';

type FitStep = Step<SolarFitWord>;
type Steps = (FitStep | false)[];

/** The solar calculator with these answers. */
export const panelsJob = ({ v, given }: Roof): Job => priced('solar', solarInputs(v, given));

const roofing = ({ v }: Roof, inputs: Job['inputs']): Job =>
  priced('roofing', { ...inputs, city: v.city });

const leakJob = { job: 'repair', repair: 'leak' };

/** An answer that nothing at the house would change soon. */
const isSettled = (outcome: Outcome): boolean =>
  outcome === 'leaving' || outcome === 'not-now' || outcome === 'not-yours';

const isGoing = ({ outcome }: Roof): boolean => outcome === 'suited' || outcome === 'maybe';

const kwOf = ({ found }: Roof) => amount(found.worth.kw, 'kw');

/** Danger, whoever owns the roof. */
const onDanger = ({ v }: Roof): Steps => [
  v.condition === 'sagging' && step('keep-out', 'now', { danger: true, sources: ['roofing R48'] }),
];

/** Whether a roof has had the years of its kind, whatever it looks like; tile is fixed at any age. */
const isSpent = ({ v: { covering, roofAge } }: Roof): boolean =>
  covering !== 'tile' && roofAge >= roofs.spent.value[covering];

const needsRoof = (roof: Roof): boolean => {
  const { v, system } = roof;
  if (v.condition === 'worn' || v.condition === 'sagging') return true;
  const isLeakyOld = v.condition === 'leaks' && isRoofOld(system) && v.covering !== 'tile';
  return isLeakyOld || isSpent(roof);
};

/** What the roofing calculator prices before panels; below old tile it is the felt that is looked at. */
export const roofJob = (roof: Roof): Job | undefined => {
  const { v, outcome } = roof;
  if (outcome !== 'roof-first') return undefined;
  if (needsRoof(roof)) {
    const condition = v.condition === 'leaks' ? 'worn' : v.condition;
    return roofing(roof, { job: 'replace', condition });
  }
  return v.condition === 'leaks' ? roofing(roof, leakJob) : undefined;
};

const onRoof = (roof: Roof): Steps => {
  const { v, given, outcome, system } = roof;
  const isFirst = outcome === 'roof-first';
  const isAging = v.roofAge >= figures.roofToLookAt.value[v.covering];
  const isKnown = given.has('roofAge') && given.has('condition') && !isAging;
  const life = ['solar S22', 'solar S74'] as const;
  return [
    v.condition === 'leaks' && step('leak', 'week', { job: roofing(roof, leakJob) }),
    isFirst &&
      v.covering === 'tile' &&
      isRoofOld(system) &&
      step('look-felt', 'month', { sources: ['solar S83'] }),
    needsRoof(roof) && step('roof', 'month', { job: roofJob(roof), sources: life }),
    // Old, but dry and even: how long it lasts comes before what a new one costs.
    (isFirst
      ? isRoofOld(system) && v.covering !== 'tile' && !needsRoof(roof)
      : !isSettled(outcome) && !isKnown) && step('look-roof', 'month', { sources: life }),
  ];
};

/** By how much the side chosen beats the one the HOA names, against what the law asks for. */
const sideAgainst = (roof: Roof): Saying<SolarFitWord, 'because'> => {
  const percent = moreThanNamed(roof.v);
  const more = rough(percent, 'percent');
  const { betterPlace, placeDoubt } = figures;
  if (percent <= 0) return 'because.hoa-worse';
  if (percent > betterPlace.value + placeDoubt.value) return ['because.hoa-far', { more }];
  if (percent < betterPlace.value - placeDoubt.value) return ['because.hoa-less', { more }];
  return ['because.hoa-close', { more }];
};

const onRules = (roof: Roof): Steps => {
  const { v, given, system, found } = roof;
  const { value, sources } = inPlace(permit, v.city);
  const council = ofSolar(system, found.worth).find((one) => one && one.id === 'council');
  return [
    v.hoa === 'ask' &&
      step('hoa-ask', 'month', {
        facts: { hoa: known(given, 'hoa') },
        sources: ['solar S17a', 'solar S85'],
      }),
    (v.hoa === 'refused' || v.hoa === 'place') &&
      step('hoa-letter', 'week', {
        facts: { hoa: v.hoa },
        because: [v.hoa === 'place' && sideAgainst(roof)],
        sources: ['solar S17a', 'solar S85', 'solar S87'],
      }),
    step('permit', 'month', {
      because: [
        council ? ['because.council', council.facts ?? {}] : false,
        [`because.permit-${value}`, { city: cityName(v.city) }],
      ],
      sources: [...sources, ...(council ? (council.sources ?? []) : [])].map(
        (id) => `solar ${id}` as const,
      ),
    }),
  ];
};

const onPower = ({ given, outcome, system }: Roof): Steps => [
  outcome === 'ask-utility' && step('utility', 'week', { sources: ['solar S14'] }),
  !given.has('retailer') &&
    !isSettled(outcome) &&
    step('bill', 'week', { sources: ['solar S14', 'solar S63'] }),
  outcome !== 'suited' &&
    system.retailer === 'yes' &&
    system.rate >= figures.averageOffer.value &&
    step('cheaper-plan', 'month', {
      facts: { offer: figures.averageOffer.value, rate: known(given, 'rate') },
      sources: ['solar S58'],
    }),
];

const onShade = ({ system, outcome }: Roof): Steps => [
  outcome === 'shade-first' &&
    step('cut', 'season', {
      facts: {
        more: rough(
          100 * (sum(makePerKw(inTheOpen(system))) / sum(makePerKw(system)) - 1),
          'percent',
        ),
      },
    }),
];

/** Panels after what comes first; none where they would not go up even then. */
const later = (roof: Roof): FitStep | false => {
  const { outcome, then, system } = roof;
  const [first] = outcome.split('-');
  if (isSettled(then)) return false;
  const changed = {
    ...(first === 'roof' && { roofAge: 0 }),
    ...(first === 'shade' && { shade: OPEN }),
  };
  return step('panels-later', 'later', {
    facts: { kw: rough(sizeOf({ ...system, ...changed }).kw, 'kw'), first: first ?? '' },
    job: priced('solar', { ...solarInputs(roof.v, roof.given), ...changed }),
  });
};

const onPanels = (roof: Roof): Steps => {
  const { v, found, outcome } = roof;
  const going = isGoing(roof);
  return [
    going &&
      step('quotes', 'month', {
        facts: { kw: kwOf(roof), panels: found.worth.panels, ceiling: usd(roof.limit) },
        job: panelsJob(roof),
        sources: ['solar S11'],
      }),
    going &&
      v.outage === 'yes' &&
      step('battery', 'month', {
        job: priced('solar', { job: 'battery', batteries: '1', city: roof.v.city }),
        sources: ['solar S10', 'solar S46'],
      }),
    going && step('tax', 'year', { sources: ['solar S45'] }),
    !going && !isSettled(outcome) && later(roof),
    isSettled(outcome) && step('nothing', 'nothing', { sources: ['solar S33', 'solar S34'] }),
  ];
};

/** What to do: danger first, then the soonest. */
export const steps = (roof: Roof): FitStep[] =>
  present([
    ...onDanger(roof),
    ...(roof.outcome === 'not-yours' ? [] : onRoof(roof)),
    ...(roof.v.own === 'mine' && roof.outcome !== 'roof-first' ? onPower(roof) : []),
    ...onShade(roof),
    ...(isGoing(roof) || roof.outcome === 'ask-utility' ? onRules(roof) : []),
    ...onPanels(roof),
  ]).sort(byUrgency);
