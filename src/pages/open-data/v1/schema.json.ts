import type { APIRoute } from 'astro';
import { schema } from '../../../site/open-data/files.ts';

/** What the JSON files of the open book are held to. */
export const GET: APIRoute = () => Response.json(schema);
