import { settingsFrom } from './environment.ts';
import { mailHandler } from './handler.ts';

/** The part of Deno that is used: this one file runs nowhere else. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(mailHandler(settingsFrom(Deno.env.toObject())));
