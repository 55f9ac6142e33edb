import { settingsFrom } from './environment.ts';
import { mailHandler } from './handler.ts';

/** The part of Deno that is used: this one file runs nowhere else. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** What Supabase's runtime adds to Deno. Deno alone goes on by itself. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
const after = (work: Promise<unknown>) => {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
};

Deno.serve(mailHandler(settingsFrom(Deno.env.toObject(), after)));
