import { outcome, usd, type Given } from '../../engine/index.ts';
import type { Advice } from '../said.ts';
import type { PestValues } from './fields.ts';
import { figures } from './figures.ts';
import { onceCost } from './lines.ts';
import { planYears } from './metrics.ts';

const onGeneral = (v: PestValues, given: Given): Advice<'pest-control'> => {
  if (v.severity === 'light' && v.tried === 'no')
    return outcome('free-steps', 'do-it-yourself', {
      reasons: ['reason.close-up', 'reason.bait-and-look'],
    });
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
  if (v.calls >= figures.planFromCalls.value && year2.typical < calls)
    return outcome(given.has('calls') ? 'plan' : 'plan-from-two-calls', 'quotes', {
      facts,
      reasons: [compared, 'reason.treated-again'],
      flip: 'flip.one-visit-is-enough',
    });
  return outcome('one-visit', 'quotes', { reasons: [compared], flip: 'flip.every-season' });
};

const termiteAdvice = {
  nothing: outcome('ask-for-evidence', 'official-help', {
    reasons: ['reason.sale-law', 'reason.state-answers'],
  }),
  swarm: outcome('identify-first', 'get-inspected', {
    reasons: ['reason.ants-or-termites', 'reason.may-be-free', 'reason.slow'],
  }),
  old: outcome('inspect-old-tubes', 'get-inspected', {
    reasons: ['reason.old-tubes', 'reason.sticker'],
    flip: 'flip.sticker',
  }),
} as const satisfies Record<string, Advice<'pest-control'>>;

const onTermites = (v: PestValues, given: Given): Advice<'pest-control'> => {
  if (v.underWarranty === 'yes')
    return outcome('use-warranty', 'warranty', {
      reasons: ['reason.read-warranty', 'reason.warranty-visit'],
    });
  if (v.evidence !== 'live') return termiteAdvice[v.evidence];
  return outcome(given.has('evidence') ? 'get-bids' : 'get-bids-if-live', 'quotes', {
    reasons: ['reason.disclosure', 'reason.compare-bids'],
    flip: 'flip.winged-only',
  });
};

const rodentWork = {
  both: 'seal-and-trap',
  trap: 'price-sealing-too',
  seal: 'trap-then-seal',
} as const;

const onRodents = (v: PestValues): Advice<'pest-control'> =>
  v.severity === 'light' && v.openings <= figures.sealYourself.value && v.tried === 'no'
    ? outcome('seal-yourself', 'do-it-yourself', {
        reasons: ['reason.steel-wool', 'reason.snap-traps'],
      })
    : outcome(rodentWork[v.work], 'quotes', {
        reasons: ['reason.by-the-house', 'reason.each-opening'],
        flip: 'flip.tight-house',
      });

const onBedBugs = (v: PestValues): Advice<'pest-control'> =>
  v.bedBugs === 'heat' || v.rooms > 1 || v.severity === 'severe'
    ? outcome('price-heat', 'quotes', {
        reasons: ['reason.heat-or-chemical', 'reason.move-nothing'],
      })
    : outcome('chemical', 'quotes', { reasons: ['reason.two-or-three'], flip: 'flip.second-room' });

const onFleas = (v: PestValues): Advice<'pest-control'> =>
  v.severity === 'light' && v.tried === 'no'
    ? outcome('pet-first', 'do-it-yourself', {
        reasons: ['reason.vet', 'reason.two-weeks'],
        flip: 'flip.every-room',
      })
    : outcome('two-visits', 'quotes', { reasons: ['reason.hatch', 'reason.second-visit'] });

const onMosquitoes = (v: PestValues): Advice<'pest-control'> =>
  v.tried === 'no'
    ? outcome('drain-first', 'do-it-yourself', {
        reasons: ['reason.tip-out', 'reason.spray-lasts'],
      })
    : outcome('season-plan', 'quotes', { reasons: ['reason.after-rain'] });

const onFireAnts = (v: PestValues): Advice<'pest-control'> =>
  v.tried === 'no'
    ? outcome('two-step', 'do-it-yourself', {
        reasons: ['reason.two-step', 'reason.cheaper'],
        flip: 'flip.allergic-lawn',
      })
    : outcome('whole-lawn', 'quotes', { reasons: ['reason.lawn-warranty'] });

const onWasps = (v: PestValues, given: Given): Advice<'pest-control'> =>
  v.nest === 'exposed' && given.has('nest') && v.stung === 'no'
    ? outcome('spray-at-dusk', 'do-it-yourself', {
        reasons: ['reason.dusk', 'reason.free-on-plan'],
        flip: 'flip.allergic-nest',
      })
    : outcome('leave-the-nest', 'quotes', { reasons: ['reason.sting-in-numbers'] });

const onBees = (v: PestValues): Advice<'pest-control'> =>
  v.bees === 'swarm'
    ? outcome('call-a-keeper', 'wait', {
        reasons: ['reason.swarm-rests', 'reason.ask-free-first'],
        flip: 'flip.in-and-out',
      })
    : outcome('bees-out', 'quotes', { reasons: ['reason.honey-left', 'reason.close-the-wall'] });

const onRoaches: Advice<'pest-control'> = outcome('roach-service', 'quotes', {
  reasons: ['reason.two-to-four', 'reason.empty-cabinets'],
});

/** What we would do in the person's place: what costs nothing first, then who to pay for what. */
export const advise = (v: PestValues, given: Given): Advice<'pest-control'> => {
  if (v.stung === 'yes')
    return outcome('call-911', 'emergency', { reasons: ['reason.get-away', 'reason.hours-after'] });
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
