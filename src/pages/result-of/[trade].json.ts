import type { APIRoute } from 'astro';
import { resultOf } from '../../site/components/calculator/result-of.ts';
import { tradeById, trades, type Trade } from '../../trades/index.ts';

/** Those that show a result on the calculator's own page. */
export const getStaticPaths = () =>
  trades.filter(({ sensitive }) => sensitive).map(({ id }) => ({ params: { trade: id } }));

/** What results say of a trade, for a calculator that shows them in place. */
export const GET: APIRoute = ({ params }) =>
  Response.json(resultOf(tradeById(params.trade ?? '') as Trade));
