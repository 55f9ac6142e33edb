import { amount, fee, installed, labor, service, type UnitCost } from '../../engine/index.ts';
import { extrasLine } from '../extras.ts';
import type { Line, Saying } from '../said.ts';
import type { RoofingValues } from './fields.ts';
import { figures, prices } from './figures.ts';
import { edges, outlineOf, pitchFactor } from './geometry.ts';
import { laborFactor } from './labor.ts';

/** What can lie on a roof, metal by its kind; `shake` only as what was lost, `relaid` the tile that lay there. */
export type Covering =
  Exclude<RoofingValues['covering'], 'metal'> | RoofingValues['metal'] | 'relaid' | 'shake';

const price = {
  ...prices,
  'three-tab': prices.threeTab,
  'screw-down': prices.screwDown,
  'stone-coated': prices.stoneCoated,
  'standing-seam': prices.standingSeam,
} as const satisfies Record<Covering, unknown>;

/** What is to be laid. */
export const wantedOn = (v: RoofingValues): Covering => {
  if (v.covering === 'tile' && v.tile === 'relaid') return 'relaid';
  return v.covering === 'metal' ? v.metal : v.covering;
};

/**
 * What lies there now, which is what a policy pays for and what one slope is fixed with. Metal is of the
 * kind chosen, asphalt 3-tab only where 3-tab is laid again, tile slate where slate is.
 */
export const existingOn = (v: RoofingValues): Covering => {
  switch (v.existing) {
    case 'asphalt':
      return v.covering === 'three-tab' ? 'three-tab' : 'architectural';
    case 'metal':
      return v.metal;
    case 'tile':
      return v.covering === 'slate' ? 'slate' : 'tile';
    case 'wood':
      return 'shake';
    case 'class4':
      return 'class4';
  }
};

/** Rise in inches per 12: the exact one where given, else the middle of the class chosen. */
export const riseOf = (v: RoofingValues): number => v.rise ?? Number(v.pitch);

/** What can be laid on this slope: where it is too low for the covering chosen, a membrane. */
export const laidOn = (rise: number, covering: Covering): Covering =>
  rise < figures.leastRise.value[covering] ? 'membrane' : covering;

/** Its outline on the ground, eaves included, in sq ft, where no squares are given. */
export const outline = (v: RoofingValues): number =>
  v.known === 'outline' ? v.area : outlineOf(v.floor, v.known === 'one-story' ? 1 : 2);

const storiesOf = (v: RoofingValues): RoofingValues['stories'] =>
  v.known === 'one-story' ? '1' : v.known === 'two-story' ? '2' : v.stories;

/** Sloped roof in squares of 100 sq ft, as measured: before waste. */
export const squaresOf = (v: RoofingValues): number =>
  v.known === 'squares' ? v.squares : (outline(v) * pitchFactor(riseOf(v))) / 100;

const measured = (v: RoofingValues): Saying<'roofing', 'how'> =>
  v.known === 'squares'
    ? ['how.squares', { squares: amount(v.squares, 'square') }]
    : ['how.outline', { outline: amount(outline(v), 'sqft'), slope: pitchFactor(riseOf(v)) }];

/** Tear-off is carried down by hand from a high roof; cutting in is what a cut-up roof adds to laying. */
const tearingOff = (v: RoofingValues, { laborShare = 0 }: UnitCost) =>
  laborFactor({ rise: riseOf(v), stories: storiesOf(v), cutUp: false }, laborShare);
const laying = (v: RoofingValues, { laborShare = 0 }: UnitCost) =>
  laborFactor({ rise: riseOf(v), stories: '1', cutUp: v.shape === 'complex' }, laborShare);

const tearOff = (
  v: RoofingValues,
  squares: number,
  how: Saying<'roofing', 'how'>,
): Line<'roofing'> => {
  const unitCost = v.existing === 'tile' ? prices.tearOffTile : prices.tearOff;
  return labor('tear-off', unitCost, squares, { how, factors: tearingOff(v, unitCost) });
};

/** Panels below which taking them off and on costs no less. */
const { value: fewest } = figures.leastPanels;

/** The lines of a whole roof with a covering laid on it. */
export const roofLines = (v: RoofingValues, wanted: Covering): Line<'roofing'>[] => {
  const rise = riseOf(v);
  const squares = squaresOf(v);
  const { eaves, ...peaks } = edges((100 * squares) / pitchFactor(rise), v.shape, rise);
  const laid = laidOn(rise, wanted);
  const flat = laid === 'membrane';
  // A membrane runs over ridge and hip without caps or a vent.
  const { ridge, hips } = flat ? { ridge: 0, hips: 0 } : peaks;
  const waste = figures.waste.value[v.shape];
  const cap = (ridge + hips) / figures.capFeet.value;
  const relaid = wanted === 'relaid';
  const order = (factor: number) => (relaid ? squares : squares * factor + cap);
  const unitCost = price[laid];
  // Lifting the tile is part of relaying it, and none is ordered for waste and caps.
  const removed = tearOff(v, relaid ? 0 : squares, measured(v));
  const decking: Line<'roofing'> =
    v.existing === 'wood' && wanted !== 'shake'
      ? installed('decking', prices.newDeck, 100 * squares, { how: 'how.whole-deck' })
      : installed('decking', prices.decking, squares * v.decking, {
          how: [
            'how.decking',
            {
              percent: v.decking,
              roof: amount(100 * squares, 'sqft'),
              sheets: Math.ceil((squares * v.decking) / figures.sheet.value),
            },
          ],
        });
  return [
    removed,
    labor('extra-layers', prices.extraLayer, squares * (Number(v.layers) - 1), {
      how: [
        'how.extra-layers',
        { squares: amount(squares, 'square'), layers: Number(v.layers) - 1 },
      ],
      factors: removed.factors,
    }),
    installed(
      'covering',
      unitCost,
      {
        low: order(waste.low),
        typical: order(waste.typical),
        high: order(waste.high),
      },
      {
        how: relaid
          ? measured(v)
          : [
              'how.covering',
              {
                squares: amount(squares, 'square'),
                waste: waste.typical,
                flat: flat ? 'yes' : 'no',
                cap,
                feet: amount(ridge + hips, 'ft'),
              },
            ],
        factors: laying(v, unitCost),
      },
    ),
    decking,
    installed('valleys', prices.valley, v.valleys),
    installed('chimneys', prices.chimney, v.chimneys),
    installed('skylights', prices.skylight, v.skylights),
    installed('ridge-vent', prices.ridgeVent, v.ridgeVent === 'yes' ? ridge : 0),
    installed('gutters', prices.gutter, v.gutters === 'yes' ? eaves : 0, { how: 'how.gutters' }),
    labor('solar-trips', prices.solarTrips, Math.min(1, v.panels)),
    labor('solar-panels', prices.solarPanel, v.panels === 0 ? 0 : Math.max(fewest, v.panels), {
      how: v.panels < fewest ? ['how.least-panels', { least: fewest }] : undefined,
    }),
    fee('permit', prices.permit),
  ];
};

/** What is laid on one slope: what is there now, of tile the same pieces again. */
const slopeCovering = (v: RoofingValues): Covering => {
  const laid = laidOn(riseOf(v), existingOn(v));
  return laid === 'tile' ? 'relaid' : laid;
};

/** One slope taken off and laid again with what is there now. */
const slopeLines = (v: RoofingValues): Line<'roofing'>[] => {
  const whole = squaresOf(v);
  const least = figures.leastSquares.value;
  const squares = Math.max(least, figures.slopeShare.value * whole);
  const covering = slopeCovering(v);
  const unitCost = price[covering];
  const how = ['how.slope', { squares: amount(whole, 'square'), least }] as const;
  return [
    tearOff(v, covering === 'relaid' ? 0 : squares, how),
    installed('covering', unitCost, squares, { how, factors: laying(v, unitCost) }),
  ];
};

const repairLines = (v: RoofingValues, size: RoofingValues['repair']): Line<'roofing'>[] =>
  size === 'slope'
    ? slopeLines(v)
    : [
        installed(
          'repair',
          {
            minor: prices.repairMinor,
            leak: prices.repairLeak,
            moderate: prices.repairModerate,
          }[size],
        ),
      ];

/** Keeping the rain out until the work is done: part of a loss, and of the job. */
export const tarpLines = (v: RoofingValues): Line<'roofing'>[] =>
  v.urgent === 'yes' && v.job !== 'replace' ? [service('tarp', prices.emergency)] : [];

/** Whether a whole roof is laid, by choice or after a storm. */
export const isWhole = (v: RoofingValues): boolean => v.job !== 'repair' && v.damage === 'wide';

/** The work, without what the person adds. */
export const workLines = (v: RoofingValues): Line<'roofing'>[] => {
  const work = isWhole(v)
    ? roofLines(v, wantedOn(v))
    : repairLines(v, v.job === 'repair' ? v.repair : 'moderate');
  return [...tarpLines(v), ...work];
};

export const lines = (v: RoofingValues) => [...workLines(v), extrasLine(v.extras)];
