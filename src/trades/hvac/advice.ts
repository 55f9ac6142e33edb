import { addUp, exact, lineTotal, outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import type { HvacValues } from './fields.ts';
import { figures } from './figures.ts';
import { costOf, keepOrReplace, type Weighed } from './keep-or-replace.ts';
import { partLines, refrigerant } from './lines.ts';
import { hasPart, isPartFree, kinds, partOf } from './symptoms.ts';

type Reason = Saying<'hvac', 'reason'>;

const SELF_CHECKS = ['thermostat', 'filter', 'power'] as const;
/** Holds refrigerant, so that opening an R-22 system means buying what is no longer made. */
const SEALED = ['leak', 'recharge', 'coil', 'compressor', 'reversingValve'];

const oldFrom = (system: HvacValues['system']): number =>
  system === 'furnace' ? figures.oldFrom.value.furnace : figures.oldFrom.value.cooling;

/** How the repair stands against a new one, and by age once an age was given. */
const rules = (v: HvacValues, w: Weighed, given: Given): Reason[] => {
  if (w.repair === 0) return [];
  const share: Reason = [
    'reason.share-of-new',
    {
      of: costOf(v),
      repair: usd(w.repair),
      share: Math.round((100 * w.repair) / w.replacement),
      replacement: usd(w.replacement),
      system: kinds[w.system],
    },
  ];
  if (!given.has('age')) return [share];
  const [years] = figures.horizons.value;
  const { keep, replace } = keepOrReplace(w, years as number);
  return [
    share,
    [
      'reason.five-thousand',
      {
        years: w.age,
        repair: usd(w.repair),
        product: usd(w.age * w.repair),
        limit: exact(figures.ageTimesCost.value),
      },
    ],
    [
      'reason.next-years',
      { years: years as number, keep: usd(keep), replace: usd(replace), system: kinds[w.system] },
    ],
  ];
};

/** That the $5,000 rule points to a new one where we do not, and why. */
const againstRule = (w: Weighed, given: Given): Reason[] => {
  if (!given.has('age') || w.age * w.repair <= figures.ageTimesCost.value) return [];
  const most = figures.smallRepair.value;
  const why = w.repair / w.replacement > most ? 'young' : 'small';
  return [['reason.not-by-age', { why, share: Math.round(100 * most), years: oldFrom(w.system) }]];
};

/** Which of the two comes out ahead over the next five years. */
const ahead = (w: Weighed): 'keep' | 'replace' | 'even' => {
  const [years] = figures.horizons.value;
  const { keep, replace } = keepOrReplace(w, years as number);
  const even = figures.even.value;
  if (keep < even * replace) return 'keep';
  return replace < even * keep ? 'replace' : 'even';
};

/** What to watch besides the usual checks. */
const lastCheck = (symptom: HvacValues['symptom']) => {
  if (symptom === 'ice' || symptom === 'weak') return 'reason.thaw' as const;
  if (symptom === 'humming') return 'reason.fan-stuck' as const;
  return symptom === 'water' ? ('reason.overflow' as const) : ('reason.drain-pan' as const);
};

const priceNew = (
  why: 'r22' | 'half' | 'often',
  reasons: Advice<'hvac'>['reasons'],
): Advice<'hvac'> =>
  outcome('price-new', 'quotes', {
    facts: { why },
    reasons,
    ...(why === 'often' && { flip: 'flip.small-faults' as const }),
  });

/** What we know a repair for whose quote it cannot explain; under warranty, what is left to pay. */
const onFarQuote = (v: HvacValues): Reason[] => {
  const known = addUp(partLines(v).map(lineTotal));
  return v.repairQuote !== null && v.repairQuote > figures.farAbove.value * known.high
    ? [['reason.known-for', { free: isPartFree(v) ? 'yes' : 'no', price: usd(known) }]]
    : [];
};

/** Parts that cannot be changed without letting the refrigerant out, and filling it in again. */
const OPENED = ['coil', 'compressor', 'reversingValve'];

/** No price of such a part says whether it holds the refrigerant, and no warranty pays for that. */
const onRefill = (v: HvacValues): Reason | false =>
  OPENED.includes(partOf(v)) && ['reason.refill', { pound: usd(refrigerant(v)) }];

/** What leaks may be a part that its warranty pays for. */
const onLeak = (v: HvacValues): Reason | false =>
  v.warranty === 'yes' && partOf(v) === 'leak' && 'reason.where-it-leaks';

/** Nobody said that the part has no warranty any more, and at its age it may have one. */
const onOpenWarranty = (v: HvacValues, given: Given): Reason | false =>
  hasPart(v) &&
  !given.has('warranty') &&
  !(given.has('age') && v.age >= figures.warrantyYears.value) && [
    'reason.may-be-free',
    { years: figures.warrantyYears.value },
  ];

/** What would turn the repair of an old one into a new one. */
const flipOfOld = (w: Weighed) => (w.oftenBroken ? 'flip.every-year' : 'flip.breaks-again');

/** A system is closed: what is filled in leaks out again, and what leaks may be a part under warranty. */
const findLeak = (v: HvacValues, said: Advice<'hvac'>['reasons']): Advice<'hvac'> =>
  outcome('find-leak', 'quotes', {
    facts: { often: v.often },
    reasons: ['reason.leak-first', ...said],
    flip: 'flip.no-leak-found',
  });

/** Nobody should pay for a repair that has no name. */
const onUnnamed = (v: HvacValues): Reason | false =>
  partOf(v) === 'unknown' && v.repairQuote !== null && 'reason.name-the-part';

const onRepair = (v: HvacValues, w: Weighed, given: Given): Advice<'hvac'> => {
  const part = partOf(v);
  const share = w.repair / w.replacement;
  const from = oldFrom(w.system);
  const old = given.has('age') && v.age >= from;
  const notSmall = share > figures.smallRepair.value;
  const said = [
    onUnnamed(v),
    onLeak(v),
    onOpenWarranty(v, given),
    ...rules(v, w, given),
    onRefill(v),
  ];
  if (part === 'exchanger')
    return outcome('second-opinion', 'get-inspected', {
      reasons: ['reason.cracked', 'reason.furnace-off'],
    });
  const open = SELF_CHECKS.filter((check) => !v.checked.includes(check));
  // Whoever holds a quote has had the technician.
  const quoted = v.repairQuote !== null;
  if (part === 'unknown' && v.symptom !== 'breaker' && open.length > 0 && !quoted)
    return outcome('check-first', 'do-it-yourself', {
      reasons: [...open.map((check) => `reason.check-${check}` as const), lastCheck(v.symptom)],
    });
  const far = onFarQuote(v);
  if (isPartFree(v))
    return outcome('use-warranty', 'warranty', {
      reasons: [...far, 'reason.warranty-labor', onRefill(v)],
      flip: 'flip.never-registered',
    });
  if (v.refrigerant === 'r22' && SEALED.includes(part))
    return priceNew('r22', ['reason.r22', ...said]);
  // A new system is no answer to it.
  if (far.length > 0)
    return outcome('second-quote', 'quotes', { reasons: far, flip: 'flip.more-than-named' });
  if (share > figures.halfOfNew.value) return priceNew('half', said);
  if (old && w.oftenBroken && (notSmall || ahead(w) === 'replace')) return priceNew('often', said);
  if (part === 'recharge') return findLeak(v, said);
  if (old && notSmall && w.age * w.repair > figures.ageTimesCost.value) {
    const first = ahead(w);
    return outcome('rules-disagree', 'quotes', {
      facts: { ahead: first },
      reasons: said,
      flip: first === 'replace' ? 'flip.if-you-sell' : 'flip.every-year',
    });
  }
  const opinion = figures.secondOpinionFrom.value;
  return outcome('repair', 'quotes', {
    reasons: [
      ...said,
      ...againstRule(w, given),
      w.repair > opinion && ['reason.second-opinion', { from: exact(opinion) }],
      old && 'reason.set-aside',
    ],
    flip: old ? flipOfOld(w) : ['flip.if-older', { years: from }],
  });
};

/** An AC bought with its furnace is asked for like an AC. */
const kindOfNew = (system: HvacValues['system']) => kinds[system === 'ac-furnace' ? 'ac' : system];

const onReplace = (v: HvacValues, given: Given): Advice<'hvac'> => {
  const years = oldFrom(v.system);
  const young = given.has('age') && v.age < years;
  if (v.state === 'uneven')
    return outcome('ducts-first', 'get-inspected', {
      reasons: ['reason.leaky-ducts', 'reason.test-with-number'],
    });
  if (v.state === 'works' && young)
    return outcome('wait', 'wait', { reasons: [['reason.energy-star', { years }]] });
  if (young)
    return outcome('repair-first', 'repair-first', {
      reasons: [['reason.often-one-part', { years: v.age }]],
      ...(v.state === 'repairs' && { flip: 'flip.every-year' as const }),
    });
  return outcome('replace', 'quotes', {
    facts: { state: v.state === 'works' ? 'works' : given.has('state') ? 'known' : 'open' },
    reasons: ['reason.manual-j', ['reason.quote-names', { system: kindOfNew(v.system) }]],
    flip: ['flip.diagnose', { years }],
  });
};

/** Whether the air itself is the danger: then nothing is said but to go outside. */
export const mustLeave = ({ dangers }: HvacValues): boolean =>
  dangers.includes('gas') || dangers.includes('co');

/** What we would do in the person's place. */
export const advise = (v: HvacValues, weighed: Weighed, given: Given): Advice<'hvac'> => {
  if (mustLeave(v)) {
    const gas = v.dangers.includes('gas');
    return outcome('leave-now', 'emergency', {
      facts: { gas: gas ? 'yes' : 'no' },
      reasons: [gas ? 'reason.touch-no-switch' : 'reason.stay-out'],
    });
  }
  if (v.job === 'repair') return onRepair(v, weighed, given);
  if (v.job === 'replace') return onReplace(v, given);
  if (v.job === 'ducts')
    return outcome('test-ducts', 'get-inspected', {
      facts: { work: v.ductWork },
      reasons: ['reason.fifth-of-air', ['reason.duct-price-names', { work: v.ductWork }]],
    });
  return outcome('tune-up', 'quotes', { reasons: ['reason.cheap-tune-up'] });
};
