import { useState } from 'react';
import * as is from '../../backend/shape.ts';
import { isRequestKey, type RequestKey } from '../../backend/requests.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { kept } from '../../kit/kept.ts';
import { newKey } from '../../kit/key.ts';
import { cities } from '../../site.ts';

/** What was typed, with the key of the request it is to become, so that both stay together. */
const isSaved = is.record({
  city: is.nullOr(is.oneOf(...cities.map(({ id }) => id), 'elsewhere')),
  name: is.text,
  email: is.text,
  phone: is.text,
  zip: is.text,
  when: is.text,
  note: is.text,
  key: isRequestKey,
  companies: is.listOf(is.text),
  /** The key belongs to one request, so to one trade, and so do the companies; the rest goes for all. */
  trade: is.text,
});

/** What this tab keeps of the form until it is sent. */
export const keptDraft = kept('request-draft', isSaved, 'sessionStorage');

/**
 * What was typed before in this tab, also on another page, and the key it had: the same draft is the same
 * request, through a reload and in a copy of the tab. Ticks are never restored: consent is given to words
 * that are on the screen.
 */
function restore(trade: string): { draft: Draft; key: RequestKey } {
  const saved = keptDraft.read();
  if (!saved) return { draft: emptyDraft, key: newKey() };
  const { key, companies, trade: its, ...typed } = saved;
  return its === trade
    ? { draft: { ...emptyDraft, ...typed, companies }, key }
    : { draft: { ...emptyDraft, ...typed }, key: newKey() };
}

export interface DraftState {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  /** Names the request that the draft becomes. */
  readonly key: RequestKey;
  /** Makes what is typed, with these changes, a request of its own. */
  readonly startAnother: (part?: Partial<Draft>) => void;
}

/** The draft of this form. `sensitive` keeps it out of the tab's storage. */
export function useDraft(trade: string, sensitive: boolean): DraftState {
  const [state, setState] = useState(() =>
    sensitive ? { draft: emptyDraft, key: newKey() } : restore(trade),
  );
  const become = (part: Partial<Draft>, key: RequestKey) => {
    const draft = { ...state.draft, ...part };
    setState({ draft, key });
    if (sensitive) return;
    const { city, name, email, phone, zip, when, note, companies } = draft;
    keptDraft.write({ city, name, email, phone, zip, when, note, companies, key, trade });
  };
  return {
    ...state,
    change: (part) => become(part, state.key),
    startAnother: (part = {}) => become(part, newKey()),
  };
}
