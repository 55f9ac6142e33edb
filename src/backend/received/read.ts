import { ask } from '../call.ts';
import * as is from '../shape.ts';
import { isBoard, isReceived, isReceivedWhole, type Received, type Step } from './received.ts';

/** What a company's list is narrowed to. Empty texts narrow nothing. */
export interface ReceivedFilter {
  /** Each word is looked for in name, city, ZIP, trade, answers, reference and own notes. */
  readonly words: string;
  readonly trade: string;
  readonly city: string;
  /** Sent within so many days; 0: ever. */
  readonly days: number;
}

const narrowed = ({ words, trade, city, days }: ReceivedFilter) => ({
  words: words.trim() || null,
  trade: trade || null,
  city: city || null,
  since: days > 0 ? new Date(Date.now() - days * 86_400_000).toISOString() : null,
});

/** Reads the board of a company of the caller. */
export const readBoard = (companyId: string, filter: ReceivedFilter) =>
  ask('received_board', { company: companyId, ...narrowed(filter) }, isBoard);

/**
 * Reads a page of requests, newest first.
 * @param step a step; `taken back`; null for all
 * @param after the last one of the page before
 */
export const readPage = (
  companyId: string,
  filter: ReceivedFilter,
  {
    step = null,
    after,
    most = 50,
  }: {
    readonly step?: Step | 'taken back' | null;
    readonly after?: Pick<Received, 'id' | 'sent_at'>;
    readonly most?: number;
  } = {},
) =>
  ask(
    'received',
    {
      company: companyId,
      step,
      ...narrowed(filter),
      before_at: after?.sent_at ?? null,
      before_id: after?.id ?? null,
      most,
    },
    is.listOf(isReceived),
  );

/** Reads one request with its history. */
export const readReceived = (id: string) => ask('received_one', { request: id }, isReceivedWhole);

/** Who a homeowner is, in full. */
export type FullPerson = is.Shaped<typeof isFullPerson>;
const isFullPerson = is.record({
  /** Of the request. */
  id: is.text,
  name: is.text,
  /** Empty unless emails were agreed to. */
  email: is.text,
});

/** The homeowners of the requests that the company opened and may still open. It counts as opening them. */
export const readPeople = (companyId: string) =>
  ask('received_people', { company: companyId }, is.listOf(isFullPerson));
