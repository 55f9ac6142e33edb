import type { ToolOf } from '../../../homeowner/tool/tool-of.ts';
import type { Tool } from '../../../tools/index.ts';
import { trades } from '../../../trades/index.ts';

/** The little of a tool that its island needs in the browser. */
export const toolOf = ({ id, path, trade, name, heading, lede, button, counts }: Tool): ToolOf => {
  const quotes = trades.find((one) => one.id === trade)?.paths.results;
  return {
    tool: id,
    path,
    ...(trade && { trade }),
    name,
    heading,
    lede,
    button,
    ...(counts && { counts }),
    calculators: Object.fromEntries(trades.map(({ id: one, paths }) => [one, paths.main])),
    ...(quotes && { quotes }),
  };
};
