import type { APIRoute } from 'astro';
import { tablePaths } from '../../../site/open-data/files.ts';
import { tableCsv, type Table } from '../../../kit/data-table.ts';

export const getStaticPaths = tablePaths;

/** A table of the open book, for spreadsheets. */
export const GET: APIRoute<{ table: Table }> = ({ props }) => new Response(tableCsv(props.table));
