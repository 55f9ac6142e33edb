import cards from '../../content/help/cards.json' with { type: 'json' };
import type { Reference } from '../trades/source-books.ts';
import type { TradeId } from '../trades/trade.ts';
import type { HelpDrawingId } from './drawings.ts';
import type { HelpKind } from './numbers.ts';

/** An emergency: what is seen, who to call, what to do in three steps. */
export interface Hazard {
  readonly id: HazardId;
  /** What is tapped: what a person sees, in two or three words. */
  readonly label: string;
  /** One stroked path on a 24 × 24 grid, as in `src/kit/icons.ts`. */
  readonly icon: string;
  /** What to do before the call, in one line; the numbers follow it. */
  readonly first: string;
  readonly calls: readonly {
    readonly kind: HelpKind;
    readonly when?: string;
    /** The step, from 1, that may need it and under which it stands; without one, above all steps. */
    readonly step?: number;
  }[];
  readonly steps: readonly {
    readonly drawing: HelpDrawingId;
    readonly heading: string;
    readonly text: string;
  }[];
  /** Where the steps were read, for those that rest on more than a number to call. */
  readonly sources?: readonly Reference[];
  /** When it is over: what to do then, and the quiet link to what it costs. */
  readonly after: { readonly text: string; readonly link: string; readonly trade: TradeId };
  /** What people type who are in it; the search answers these before anything else. */
  readonly words: readonly string[];
}

export type HazardId = 'water' | 'gas' | 'co' | 'sewage' | 'tree' | 'heat' | 'hurt' | 'sting';

/** The page that says where every number and step of the cards was read. */
export const HELP_SOURCES = '/who-to-call#help-sources';

/** The cards, in words that tests hold to the drawings, the numbers and the sources there are. */
export const hazards = cards as unknown as readonly Hazard[];

/** The emergencies of the home page, in the order they are offered. */
const onHome = ['water', 'gas', 'co', 'sewage', 'tree', 'heat', 'sting', 'hurt'] as const;

/** The emergencies each urgent trade meets. A trade not named here has no strip. */
const ofTrade: Partial<Readonly<Record<TradeId, readonly HazardId[]>>> = {
  'water-damage': ['water', 'sewage'],
  hvac: ['gas', 'co', 'heat'],
  roofing: ['tree', 'water'],
  septic: ['sewage', 'hurt'],
  'pest-control': ['sting', 'hurt'],
  'appliance-repair': ['gas', 'co', 'water'],
  'senior-care': ['hurt', 'heat'],
  'forensic-cleaning': ['hurt'],
};

/** The emergencies to offer on a trade's pages, or, without a trade, on the home page. */
export const hazardsFor = (trade?: TradeId): readonly Hazard[] => {
  const ids = trade ? (ofTrade[trade] ?? []) : onHome;
  return ids.map((id) => hazards.find((hazard) => hazard.id === id)!);
};
