import { usd, type Advice, type Given } from '../../engine/index.ts';
import type { PestValues } from './fields.ts';
import { figures } from './figures.ts';
import { onceCost } from './lines.ts';
import { planYears } from './metrics.ts';
import type { PestWord } from './words.ts';

type PestAdvice = Advice<PestWord>;

const onGeneral = (v: PestValues, given: Given): PestAdvice => {
  if (v.severity === 'light' && v.tried === 'no') {
    return {
      outcome: 'free-steps',
      reasons: ['reason.close-up', 'reason.bait-and-look'],
      next: 'do-it-yourself',
    };
  }
  const { year1, year2 } = planYears(v);
  const calls = onceCost(v) * v.calls;
  const facts = {
    plan: v.service,
    calls: v.calls,
    callsCost: usd(calls),
    first: usd(year1.typical),
    later: usd(year2.typical),
    saved: usd(calls - year2.typical),
  };
  const compared = given.has('calls')
    ? (['reason.compare', facts] as const)
    : (['reason.compare-if', facts] as const);
  if (v.calls >= figures.planFromCalls.value && year2.typical < calls) {
    return {
      outcome: given.has('calls') ? 'plan' : 'plan-from-two-calls',
      facts,
      reasons: [compared, 'reason.treated-again'],
      flip: 'flip.one-visit-is-enough',
      next: 'quotes',
    };
  }
  return {
    outcome: 'one-visit',
    reasons: [compared],
    flip: 'flip.every-season',
    next: 'quotes',
  };
};

const termiteAdvice = {
  nothing: {
    outcome: 'ask-for-evidence',
    reasons: ['reason.sale-law', 'reason.state-answers'],
    next: 'official-help',
  },
  swarm: {
    outcome: 'identify-first',
    reasons: ['reason.ants-or-termites', 'reason.may-be-free', 'reason.slow'],
    next: 'get-inspected',
  },
  old: {
    outcome: 'inspect-old-tubes',
    reasons: ['reason.old-tubes', 'reason.sticker'],
    flip: 'flip.sticker',
    next: 'get-inspected',
  },
} as const satisfies Record<string, PestAdvice>;

const onTermites = (v: PestValues, given: Given): PestAdvice => {
  if (v.underWarranty === 'yes') {
    return {
      outcome: 'use-warranty',
      reasons: ['reason.read-warranty', 'reason.warranty-visit'],
      next: 'warranty',
    };
  }
  if (v.evidence !== 'live') return termiteAdvice[v.evidence];
  return {
    outcome: given.has('evidence') ? 'get-bids' : 'get-bids-if-live',
    reasons: ['reason.disclosure', 'reason.compare-bids'],
    flip: 'flip.winged-only',
    next: 'quotes',
  };
};

const rodentWork = {
  both: 'seal-and-trap',
  trap: 'price-sealing-too',
  seal: 'trap-then-seal',
} as const;

const onRodents = (v: PestValues): PestAdvice =>
  v.severity === 'light' && v.openings <= figures.sealYourself.value && v.tried === 'no'
    ? {
        outcome: 'seal-yourself',
        reasons: ['reason.steel-wool', 'reason.snap-traps'],
        next: 'do-it-yourself',
      }
    : {
        outcome: rodentWork[v.work],
        reasons: ['reason.by-the-house', 'reason.each-opening'],
        flip: 'flip.tight-house',
        next: 'quotes',
      };

const onBedBugs = (v: PestValues): PestAdvice =>
  v.bedBugs === 'heat' || v.rooms > 1 || v.severity === 'severe'
    ? {
        outcome: 'price-heat',
        reasons: ['reason.heat-or-chemical', 'reason.move-nothing'],
        next: 'quotes',
      }
    : {
        outcome: 'chemical',
        reasons: ['reason.two-or-three'],
        flip: 'flip.second-room',
        next: 'quotes',
      };

const onFleas = (v: PestValues): PestAdvice =>
  v.severity === 'light' && v.tried === 'no'
    ? {
        outcome: 'pet-first',
        reasons: ['reason.vet', 'reason.two-weeks'],
        flip: 'flip.every-room',
        next: 'do-it-yourself',
      }
    : {
        outcome: 'two-visits',
        reasons: ['reason.hatch', 'reason.second-visit'],
        next: 'quotes',
      };

const onMosquitoes = (v: PestValues): PestAdvice =>
  v.tried === 'no'
    ? {
        outcome: 'drain-first',
        reasons: ['reason.tip-out', 'reason.spray-lasts'],
        next: 'do-it-yourself',
      }
    : { outcome: 'season-plan', reasons: ['reason.after-rain'], next: 'quotes' };

const onFireAnts = (v: PestValues): PestAdvice =>
  v.tried === 'no'
    ? {
        outcome: 'two-step',
        reasons: ['reason.two-step', 'reason.cheaper'],
        flip: 'flip.allergic-lawn',
        next: 'do-it-yourself',
      }
    : { outcome: 'whole-lawn', reasons: ['reason.lawn-warranty'], next: 'quotes' };

const onWasps = (v: PestValues, given: Given): PestAdvice =>
  v.nest === 'exposed' && given.has('nest') && v.stung === 'no'
    ? {
        outcome: 'spray-at-dusk',
        reasons: ['reason.dusk', 'reason.free-on-plan'],
        flip: 'flip.allergic-nest',
        next: 'do-it-yourself',
      }
    : { outcome: 'leave-the-nest', reasons: ['reason.sting-in-numbers'], next: 'quotes' };

const onBees = (v: PestValues): PestAdvice =>
  v.bees === 'swarm'
    ? {
        outcome: 'call-a-keeper',
        reasons: ['reason.swarm-rests', 'reason.ask-free-first'],
        flip: 'flip.in-and-out',
        next: 'wait',
      }
    : {
        outcome: 'bees-out',
        reasons: ['reason.honey-left', 'reason.close-the-wall'],
        next: 'quotes',
      };

const onRoaches: PestAdvice = {
  outcome: 'roach-service',
  reasons: ['reason.two-to-four', 'reason.empty-cabinets'],
  next: 'quotes',
};

/** What we would do in the person's place: what costs nothing first, then who to pay for what. */
export const advise = (v: PestValues, given: Given): PestAdvice => {
  if (v.stung === 'yes') {
    return {
      outcome: 'call-911',
      reasons: ['reason.get-away', 'reason.hours-after'],
      next: 'emergency',
    };
  }
  switch (v.target) {
    case 'general':
      return onGeneral(v, given);
    case 'german':
      return onRoaches;
    case 'termite':
      return onTermites(v, given);
    case 'rodent':
      return onRodents(v);
    case 'bedbug':
      return onBedBugs(v);
    case 'flea':
      return onFleas(v);
    case 'mosquito':
      return onMosquitoes(v);
    case 'fireAnt':
      return onFireAnts(v);
    case 'wasp':
      return onWasps(v, given);
    case 'bee':
      return onBees(v);
  }
};
