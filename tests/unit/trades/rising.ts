import type { TradeId } from '../../../src/trades/index.ts';

/** What a professional of a trade says of its questions; the properties of every trade hold it. */
export interface Rising {
  /** Number fields: a greater answer never makes the job cheaper. */
  readonly greater?: readonly string[];
  /** Choice fields: the answers in an order in which the job never gets cheaper. */
  readonly harder?: Readonly<Record<string, readonly string[]>>;
  /**
   * Number fields along which there is no cliff: the most by which one more unit may raise the typical
   * total, as a part of it.
   */
  readonly smooth?: Readonly<Record<string, number>>;
  /** Fields that change nothing on the page, and why they are asked all the same. */
  readonly idle?: Readonly<Record<string, string>>;
}

export const rising: Readonly<Partial<Record<TradeId, Rising>>> = {
  roofing: {
    greater: [
      'floor',
      'area',
      'squares',
      'decking',
      'valleys',
      'chimneys',
      'skylights',
      'panels',
      'extras',
    ],
    harder: {
      repair: ['minor', 'leak', 'moderate'],
      shape: ['gable', 'hip', 'complex'],
      layers: ['1', '2', '3'],
    },
    smooth: { floor: 0.01, area: 0.01, extras: 0.01 },
  },
  solar: {
    greater: ['count', 'panels', 'extras'],
    harder: { battery: ['0', '1', '2', '3'], batteries: ['1', '2', '3'] },
    smooth: { extras: 0.01 },
  },
  'appliance-repair': {
    greater: ['extra'],
    harder: { brand: ['standard', 'premium'], credited: ['yes', 'no'] },
    smooth: { extra: 0.05 },
  },
  moving: {
    greater: ['miles', 'milesTexas', 'milesOut', 'flights', 'carry', 'storage'],
    harder: {
      fullness: ['light', 'average', 'packed'],
      season: ['quiet', 'peak'],
      day: ['weekday', 'friday', 'saturday'],
      elevator: ['none', 'one', 'both'],
      packing: ['none', 'fragile', 'full'],
      valuation: ['released', 'full'],
    },
    smooth: { miles: 0.1, milesTexas: 0.02, milesOut: 0.02, carry: 0.01 },
  },
  cabinets: {
    greater: ['length', 'boxes', 'floor', 'doors', 'drawers', 'counterSize', 'pieces', 'extras'],
    harder: {
      tier: ['stock', 'semi'],
      style: ['slab', 'shaker', 'detailed'],
      box: ['particle', 'plywood'],
      uppers: ['no', 'yes'],
      material: ['laminate', 'veneer', 'solid'],
      counter: ['none', 'counterLaminate', 'counterGranite', 'counterQuartz'],
      fronts: ['wood', 'oak'],
      handles: ['none', 'knob', 'pull'],
      old: ['no', 'yes'],
      order: ['now', 'later'],
    },
    smooth: { length: 0.2, boxes: 0.5, floor: 0.02, counterSize: 0.1, extras: 0.02 },
  },
  hvac: {
    greater: ['area', 'tons', 'zones', 'systems', 'extras'],
    harder: {
      hours: ['day', 'after'],
      credited: ['yes', 'no'],
      refrigerant: ['r410a', 'r22'],
      tier: ['minimum', 'mid', 'high'],
      afue: ['80', '96'],
      ducts: ['good', 'seal'],
      wiring: ['no', 'yes'],
      lineSet: ['no', 'yes'],
      newThermostat: ['no', 'yes'],
      warranty: ['yes', 'no'],
    },
    smooth: { area: 0.02, extras: 0.01 },
  },
  chiropractic: {
    greater: [
      'perWeek',
      'weeks',
      'visits',
      'planned',
      'ongoing',
      'ongoingMonths',
      'massage',
      'decompression',
      'copay',
      'approved',
      'deductibleLeft',
      'extras',
    ],
    harder: { included: ['yes', 'no'], xray: ['no', 'yes'] },
  },
  'forensic-cleaning': {
    greater: ['days', 'rooms', 'area', 'house', 'loads', 'extras'],
    harder: {
      reach: ['surface', 'soaked', 'structure'],
      floor: ['hard', 'soft'],
      level: ['1', '2', '3', '4', '5'],
      waste: ['no', 'yes'],
      smell: ['none', 'mild', 'strong'],
      keep: ['none', 'some', 'many'],
      tonight: ['no', 'yes'],
    },
    smooth: { days: 0.25, area: 0.02, house: 0.01 },
  },
  'home-staging': {
    greater: ['area', 'price', 'months', 'photos', 'paint', 'extras'],
    harder: { editing: ['ai', 'editor'], declutter: ['no', 'yes'] },
    smooth: { area: 0.002, price: 0.0001, paint: 0.05, extras: 0.1 },
  },
  'senior-care': {
    greater: ['hours', 'days', 'extras'],
    smooth: { extras: 0.01 },
  },
  'pest-control': {
    greater: ['area', 'extras'],
    harder: {
      severity: ['light', 'moderate', 'severe'],
      lot: ['quarter', 'half', 'one', 'more'],
      nest: ['exposed', 'ground', 'high', 'wall'],
      soiled: ['no', 'some', 'heavy'],
      paved: ['little', 'quarter', 'half'],
      yard: ['no', 'yes'],
      sameDay: ['no', 'yes'],
    },
    smooth: { area: 0.02, measured: 0.02, extras: 0.02 },
  },
  septic: {
    // The state's table of flow goes by steps, so a new system has cliffs that are its own.
    greater: ['area', 'bedrooms', 'extras'],
    harder: {
      lid: ['riser', 'buried'],
      when: ['routine', 'urgent'],
      soil: ['sand', 'loam', 'clay-loam', 'clay'],
      fieldSoil: ['sand', 'loam', 'clay-loam', 'clay'],
      riser: ['no', 'yes'],
      filter: ['no', 'yes'],
    },
    smooth: { extras: 0.02 },
  },
  concrete: {
    greater: ['area', 'cracks', 'approach', 'bonding', 'extras'],
    harder: {
      thickness: ['4', '5', '6'],
      finish: ['broom', 'exposed', 'stained', 'stamped'],
      steel: ['none', 'mesh', 'bars'],
      overlay: ['basic', 'textured', 'stamped'],
      lift: ['mud', 'foam'],
      soil: ['sandy', 'clay'],
      base: ['keep', 'new'],
      access: ['truck', 'wheel', 'pump'],
      seal: ['no', 'yes'],
    },
    smooth: { area: 0.01, cracks: 0.01 },
  },
  'water-damage': {
    greater: ['area', 'wallLength', 'ceilingArea', 'moldArea', 'mold', 'cabinets', 'extras'],
    harder: {
      contents: ['empty', 'normal', 'full'],
      afterHours: ['no', 'yes'],
      scope: ['dry', 'rebuild'],
    },
    smooth: { area: 0.2, moldArea: 0.6, extras: 0.01 },
  },
  'garage-door': {
    greater: ['sections', 'doors', 'remotes', 'extras'],
    harder: {
      size: ['single', 'ten', 'double', 'eighteen'],
      material: ['steel', 'insulated', 'carriage', 'composite', 'wood', 'glass'],
      drive: ['chain', 'belt', 'wall'],
      count: ['1', '2'],
      rating: ['standard', 'high'],
      height: ['7', '8'],
      odd: ['no', 'yes'],
      outlet: ['no', 'yes'],
      keypad: ['no', 'yes'],
      lock: ['no', 'yes'],
      afterHours: ['no', 'yes'],
    },
    smooth: { extras: 0.02 },
  },
};
