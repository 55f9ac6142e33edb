import type { TradeId } from '../trades/trade.ts';
import { ask } from './call.ts';
import * as is from './shape.ts';

/** What a professional who asks for a call sends. */
export interface CallRequest {
  /** A UUID made by the browser, so that one sent twice is one. */
  readonly id: string;
  /** The trade of the page, if it has one. */
  readonly trade: TradeId | null;
  /** Path of the page it was written on. */
  readonly page: string;
  readonly company: string;
  readonly name: string;
  readonly email: string;
  /** As `817-555-0123`; needed and stored only where one of the boxes is ticked. */
  readonly phone: string;
  readonly question: string;
  /** The two boxes: a call by a person, and texts. */
  readonly may_call: boolean;
  readonly may_text: boolean;
  /** Of the words beside the boxes; the database composes what is stored from its own. */
  readonly version: string;
  /** The browser's signal against the sale of data. */
  readonly gpc: boolean;
}

const isReceipt = is.record({ reference: is.text });

/** Asks for a call. A failure names the field to change in `parameter`. */
export const askForCall = (call: CallRequest) => ask('ask_for_call', { call }, isReceipt);
