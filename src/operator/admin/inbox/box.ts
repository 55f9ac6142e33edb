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
  /** Beside the filter; told what is shown. */
  readonly Tools?: ComponentType<{
    readonly filter: string;
    readonly words: string;
    readonly counts: Readonly<Record<string, number>>;
  }>;
  /** Below the list. */
  readonly After?: ComponentType<{ readonly onDone: () => void }>;
}
