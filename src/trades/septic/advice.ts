import { outcome, typicalSum, usd, type Given } from '../../engine/index.ts';
import type { Advice, Saying } from '../said.ts';
import type { SepticValues } from './fields.ts';
import { figures } from './figures.ts';
import { intervalOf } from './interval.ts';
import { replaceLines } from './lines.ts';
import { span } from './metrics.ts';
import { hasMain, hasOldTank, isFair, sewerCost } from './sewer.ts';
import { isAerobic, troubleOf } from './trouble.ts';

type Reason = Saying<'septic', 'reason'>;

const usualOf = (v: SepticValues): Reason =>
  isAerobic(v)
    ? ['reason.usual-aerobic', { ...figures.aerobicYears.value }]
    : [
        'reason.usual',
        { gallons: Number(v.tank), people: v.people, interval: span(intervalOf(v)) },
      ];

const onPump = (v: SepticValues, given: Given): Advice<'septic'> => {
  const aerobic = isAerobic(v);
  const interval = intervalOf(v);
  const usual = usualOf(v);
  if (!given.has('since'))
    return outcome(aerobic ? 'ask-for-the-depth' : 'find-the-date', 'quotes', {
      facts: { interval: span(interval) },
      reasons: [usual, 'reason.depths'],
      flip: 'flip.nobody-knows',
    });
  const ago: Reason =
    v.since === 0 ? 'reason.just-pumped' : ['reason.ago', { span: span(v.since) }];
  if (v.since < interval)
    return outcome(aerobic ? 'likely-not-due' : 'wait', 'wait', {
      facts: { span: span(interval - v.since) },
      reasons: [usual, ago, 'reason.depths'],
      flip: 'flip.do-not-wait',
    });
  return outcome(
    aerobic ? 'depth-then-book' : v.when === 'urgent' ? 'pump-due' : 'pump-now',
    'quotes',
    { reasons: [usual, ago, 'reason.before-and-after'], flip: 'flip.under-a-third' },
  );
};

const onRepair = (v: SepticValues): Advice<'septic'> => {
  const trouble = troubleOf(v);
  const contracted = v.contract === 'yes';
  if (trouble === 'backup')
    return outcome('stop-water', 'emergency', {
      reasons: [
        'reason.no-flushing',
        contracted ? 'reason.contract-first' : 'reason.full-or-blocked',
      ],
      urgent: true,
    });
  if (trouble === 'lid')
    return outcome('cover-the-tank', 'quotes', {
      reasons: [contracted ? 'reason.contract-first' : 'reason.report-repairs'],
      urgent: true,
    });
  // Whoever is to come, the tank fills on: the hours that are left are said first.
  const stopped = trouble === 'alarm' || trouble === 'dry';
  const hoursLeft = ['reason.hours-left', { fault: v.fault }] as const;
  const resetOnce = ['reason.reset-once', { fault: v.fault }] as const;
  if (contracted || v.young === 'yes') {
    const paid = contracted ? 'reason.contract-holds' : 'reason.two-years';
    if (stopped)
      return outcome('call-provider-now', 'warranty', {
        facts: { checked: v.checked },
        reasons: [hoursLeft, resetOnce, paid],
      });
    return outcome('call-provider', 'warranty', { reasons: [paid] });
  }
  if (stopped && v.checked === 'no')
    return outcome('check-first', 'do-it-yourself', { reasons: [hoursLeft, resetOnce] });
  if (trouble === 'wet' && isAerobic(v))
    return outcome('find-the-leak', 'quotes', {
      reasons: ['reason.broken-line'],
      flip: 'flip.too-much-water',
    });
  if (trouble === 'slow' || trouble === 'wet')
    return outcome('pump-first', 'quotes', {
      reasons: [
        trouble === 'slow' ? 'reason.main-line' : 'reason.field-is-full',
        'reason.turn-away',
      ],
      flip: 'flip.comes-back',
    });
  return outcome('repair', 'quotes', {
    reasons: stopped ? [hoursLeft, 'reason.report-repairs'] : ['reason.report-repairs'],
    flip: 'flip.failed-before',
  });
};

const onContract = (v: SepticValues): Advice<'septic'> => {
  if (!isAerobic(v)) return outcome('no-contract', 'wait', { reasons: ['reason.aerobic-only'] });
  if (v.young === 'yes')
    return outcome('policy-runs', 'warranty', { reasons: ['reason.policy-starts'] });
  if (v.ownWork === 'yes')
    return outcome('do-it-yourself', 'do-it-yourself', {
      reasons: [['reason.own-checks', { system: v.system }]],
    });
  return outcome('contract', 'quotes', {
    reasons: ['reason.four-months', ['reason.chlorine-in-it', { system: v.system }]],
  });
};

const onPart = (v: SepticValues): Advice<'septic'> =>
  v.part === 'tank'
    ? outcome('new-tank', 'quotes', {
        reasons: ['reason.mend-for-half', 'reason.who-removes'],
        flip: 'flip.field-wet-too',
      })
    : outcome('evaluate-the-field', 'get-inspected', {
        reasons: ['reason.looks-dead', 'reason.built-again'],
        flip: 'flip.wet-after-pumping',
      });

const onReplace = (v: SepticValues, given: Given): Advice<'septic'> => {
  // Ahead of the sewer too: a pump-out may be all it takes.
  if (v.why === 'wet')
    return outcome('pump-and-look', 'repair-first', { reasons: ['reason.few-hundred'] });
  const replacement = typicalSum(replaceLines(v));
  const sewer = sewerCost(v).typical;
  const either: Reason = [
    'reason.sewer-or-new',
    { sewer: usd(sewer), replacement: usd(replacement) },
  ];
  if (isFair(v) && sewer < replacement)
    return outcome('connect-to-sewer', 'official-help', {
      reasons: [either, hasOldTank(v) && 'reason.old-tank-filled'],
      ...(v.why === 'told' && { flip: 'flip.part-may-do' as const }),
    });
  // No evaluation and no design is paid for before the city has allowed one.
  if (hasMain(v))
    return outcome('ask-the-city', 'official-help', {
      reasons: [isFair(v) ? either : 'reason.ask-the-tap-fee', 'reason.in-writing'],
      flip: 'flip.city-allows',
    });
  if (v.why === 'build')
    return outcome('evaluate-for-new-house', 'get-inspected', { reasons: ['reason.size'] });
  const old = figures.oldYears.value;
  if (v.why === 'told' && v.age < old)
    return outcome('evaluate-first', 'get-inspected', {
      reasons: [
        given.has('age')
          ? ['reason.part-may-do', { age: v.age }]
          : ['reason.part-may-do-under', { old }],
        'reason.evaluation-decides',
      ],
      flip: 'flip.came-back',
    });
  return outcome('replace', 'quotes', {
    reasons: [
      v.why === 'bedrooms' ? 'reason.more-rooms' : 'reason.makes-sense',
      v.system === 'conventional' && v.soil === 'clay'
        ? 'reason.price-aerobic'
        : 'reason.one-price',
    ],
  });
};

/** What we would do in the person's place: the cheap look before the costly dig. */
export const advise = (v: SepticValues, given: Given): Advice<'septic'> => {
  switch (v.job) {
    case 'pump':
      return onPump(v, given);
    case 'repair':
      return onRepair(v);
    case 'contract':
      return onContract(v);
    case 'part':
      return onPart(v);
    case 'replace':
      return onReplace(v, given);
    case 'inspect':
      return outcome('inspect', 'quotes', {
        reasons: ['reason.papers-ready', 'reason.third-of-depth'],
      });
  }
};
