/**
 * Whether a `Host` header has a name of this machine. Another site can make its own name lead here (DNS
 * rebinding): then its pages would count as ours, and read what is answered.
 */
export const namesThisMachine = (host: string | undefined): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host ?? '');
