import { settingsFrom } from './environment.ts';
import { paymentsHandler } from './handler.ts';

/** The part of Deno that is used: this one file runs nowhere else. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(paymentsHandler(settingsFrom(Deno.env.toObject())));
