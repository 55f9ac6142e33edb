import type { Estimate, Item, ThreePoint } from '../../engine/index.ts';

/** As much of an item as a closed line of the tape shows. */
export type ClosedItem = Pick<Item, 'id' | 'label' | 'sources'> & {
  readonly total: Pick<ThreePoint, 'typical' | 'high'>;
};

/** As much of an estimate as the first screen of a calculator shows. */
export type FirstScreen = Pick<
  Estimate,
  'inputs' | 'given' | 'total' | 'narrowable' | 'metrics' | 'warnings' | 'next'
> & {
  readonly items: readonly ClosedItem[];
  readonly recommendation: Pick<Estimate['recommendation'], 'headline'>;
};

/** The same before any answer, but for what the fields say already. */
export type Opening = Omit<FirstScreen, 'inputs'> & {
  /**
   * What the ranges of our examples span, the worked ones and one for each answer to the main question, US
   * dollars: no figure of one job stands before any answer.
   */
  readonly examples: Pick<ThreePoint, 'low' | 'high'>;
};
