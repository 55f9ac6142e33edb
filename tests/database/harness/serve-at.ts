// What runs a function on one machine: `deno run serve-at.ts <port> <address of its index.ts>`. The hosted
// runtime chooses where a function listens, too; its Deno is too old to be told by a variable.

/** The part of Deno that is used. */
declare const Deno: {
  readonly args: readonly [port: string, file: string];
  serve(at: object, handler: unknown): unknown;
};

const serve = Deno.serve.bind(Deno);
const [port, file] = Deno.args;
Object.assign(Deno, {
  serve: (handler: unknown) => serve({ hostname: '127.0.0.1', port: Number(port) }, handler),
});
await import(file);
export {};
