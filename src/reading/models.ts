import type { TradeId } from '../trades/index.ts';
import { livePrice } from './live-price.ts';
import { componentsIn } from './parsed.ts';
import type { Text } from './read-text.ts';

/** The models whose prices are in a text, each with its version: "Septic model, version 2026.11.1". */
export const modelsIn = (text: Text): readonly string[] => [
  ...new Set(
    componentsIn(text)
      .filter(({ name }) => name === 'Price')
      .flatMap(({ attributes: { trade, answers } }) => {
        const price = livePrice(trade as TradeId, (answers ?? {}) as Record<string, unknown>);
        return 'model' in price ? [price.model] : [];
      }),
  ),
];
