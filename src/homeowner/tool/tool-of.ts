/** What an island needs of a tool beside its questions and its rule. */
export interface ToolOf {
  readonly tool: string;
  readonly path: string;
  readonly trade?: string;
  readonly name: string;
  readonly heading: string;
  readonly lede: string;
  readonly button: string;
  readonly counts?: string;
  /** The path of the calculator of each trade. */
  readonly calculators: Readonly<Record<string, string>>;
  /** Where a quote of its trade is checked. */
  readonly quotes?: string;
}
