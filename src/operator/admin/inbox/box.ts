import type { ComponentType } from 'react';
import type { Case, CaseKind } from '../../../backend/operator/cases.ts';

/** How a case is drawn. */
export interface CardProps<K extends CaseKind> {
  readonly entry: Case<K>;
  /** Something changed, here or elsewhere: look again. */
  readonly onDone: () => void;
}

/** What the inbox says and offers around the cases of a kind. */
export interface Box<K extends CaseKind> {
  readonly heading: string;
  readonly lede?: string;
  /** What the list can be narrowed to, in words. */
  readonly filters: Readonly<Record<string, string>>;
  /** The filter chosen until another is. */
  readonly usual: string;
  /** Names the box for words, where the list can be searched. */
  readonly search?: string;
  readonly Card: ComponentType<CardProps<K>>;
  /** How those that are shown are saved as a table; `one` of them is called "order". */
  readonly file?: { readonly one: string; readonly csv: (cases: readonly Case<K>[]) => string };
  /** What else the counts tell, beside the filter. */
  readonly note?: (counts: Readonly<Record<string, number>>) => string;
  /** Below the list. */
  readonly After?: ComponentType<{ readonly onDone: () => void }>;
}
