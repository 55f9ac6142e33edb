import type { Fields, Given, Values, Words } from '../engine/index.ts';
import type { TradeId } from '../trades/trade.ts';
import type { BookSource, Decision } from './decision.ts';

/** What a tool asks and how the answers become a decision. Pure. */
export interface Rule<F extends Fields = Fields> {
  readonly tool: string;
  /** Changes with every change of the rule: "2026.11.1". */
  readonly version: string;
  /** In the order they are asked. */
  readonly fields: F;
  /** Its sentences. */
  readonly words: Words;
  /** Runs at every answer, so that a danger is said under the answer that raised it. */
  readonly decide: (values: Values<F>, given: Given) => Decision;
}

/**
 * Declares a rule with its values typed from its fields, and hands it on with the fields' types
 * forgotten, which is what the islands work with.
 */
export const defineRule = <const F extends Fields>(
  rule: Omit<Rule<F>, 'words'> & { readonly words: object },
): Rule => rule as unknown as Rule;

/** A page whose questions end in a decision. Its texts are in `content/tools/<id>/page.json`. */
export interface Tool {
  readonly id: string;
  readonly path: `/${string}`;
  /** The trade it belongs to; none where it looks at the whole home. */
  readonly trade?: TradeId;
  /** Short name, as in navigation: "Whole-home check". */
  readonly name: string;
  /** The h1 before the decision, a question a homeowner asks. */
  readonly heading: string;
  /** Title tag, at most 65 characters. */
  readonly title: string;
  /** Meta description, 110 to 160 characters. */
  readonly description: string;
  /** One or two sentences under the h1. */
  readonly lede: string;
  /** What the button that asks for the decision says. */
  readonly button: string;
  readonly rule: Rule;
  /** Its questions come one section at a time, beside a drawing of the house that fills. */
  readonly partByPart?: true;
  /** The figure that is told beside its button from the first answer on. */
  readonly counts?: string;
  /**
   * Every outcome, what leads to it in words, and answers that do: the rule as it is read without scripts.
   * What it says about the example is worked out when the page is built.
   */
  readonly outcomes: readonly {
    readonly outcome: string;
    readonly when: string;
    readonly example: Readonly<Record<string, unknown>>;
  }[];
  /** How it decides, step by step, each with the sources it follows. */
  readonly method: readonly { readonly step: string; readonly sources: readonly BookSource[] }[];
  /** What it does not know or leaves out. */
  readonly limits: readonly string[];
  /** Pages to go on with. */
  readonly related: readonly `/${string}`[];
}

/** The texts of a tool as its page.json holds them. */
type PageText = Pick<
  Tool,
  'name' | 'heading' | 'title' | 'description' | 'lede' | 'button' | 'outcomes' | 'limits'
> & {
  readonly method: readonly { readonly step: string; readonly sources: readonly string[] }[];
  readonly related: readonly string[];
};

/** Puts a tool together; what its texts cite and link is checked by tests. */
export const defineTool = (
  page: PageText,
  own: Pick<Tool, 'id' | 'path' | 'trade' | 'rule' | 'partByPart' | 'counts'>,
): Tool => ({ ...(page as Tool), ...own });
