import { ask, call } from '../call.ts';
import { offline, type Result } from '../failure.ts';
import {
  exactly,
  isBoardAnswer,
  isReceivedList,
  isWholeAnswer,
  toBoard,
  toReceived,
  toWhole,
} from './answers.ts';
import { isListOf, isRecord, isText } from '../shape.ts';
import type { Board, Received, ReceivedWhole, Step } from './received.ts';

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
export const readBoard = (
  companyId: string,
  filter: ReceivedFilter,
): Promise<Result<{ board: Board }>> =>
  call('received_board', { company: companyId, ...narrowed(filter) }, ({ data }) =>
    isBoardAnswer(data) ? { ok: true, board: toBoard(data) } : offline,
  );

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
    readonly after?: Pick<Received, 'id' | 'sentAt'>;
    readonly most?: number;
  } = {},
): Promise<Result<{ requests: readonly Received[] }>> =>
  call(
    'received',
    {
      company: companyId,
      step,
      ...narrowed(filter),
      before_at: after ? (exactly.get(after) ?? after.sentAt.toISOString()) : null,
      before_id: after?.id ?? null,
      most,
    },
    ({ data }) => (isReceivedList(data) ? { ok: true, requests: data.map(toReceived) } : offline),
  );

/** Reads one request with its history. */
export const readReceived = (id: string): Promise<Result<{ received: ReceivedWhole }>> =>
  call('received_one', { request: id }, ({ data }) =>
    isWholeAnswer(data) ? { ok: true, received: toWhole(data) } : offline,
  );

/** Who a homeowner is, in full. */
export interface FullPerson {
  /** Of the request. */
  readonly id: string;
  readonly name: string;
  /** Empty unless emails were agreed to. */
  readonly email: string;
}

const isPeople = isListOf(isRecord<FullPerson>({ id: isText, name: isText, email: isText }));

/** The homeowners of the requests that the company opened and may still open. It counts as opening them. */
export const readPeople = (companyId: string): Promise<Result<{ data: readonly FullPerson[] }>> =>
  ask('received_people', { company: companyId }, isPeople);
