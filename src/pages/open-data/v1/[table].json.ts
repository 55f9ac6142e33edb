import type { APIRoute } from 'astro';
import { tableJson, tablePaths } from '../../../site/open-data/files.ts';
import type { Table } from '../../../kit/data-table.ts';

export const getStaticPaths = tablePaths;

/** A table of the open book, for programs. */
export const GET: APIRoute<{ table: Table }> = ({ props }) => Response.json(tableJson(props.table));
