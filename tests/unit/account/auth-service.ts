import { vi } from 'vitest';

/** One call that was made to the auth service. */
export interface Asked {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string;
}

/** What it answers: a body with status 200, or a status with the service's word for what is wrong. */
export type Answers = Readonly<
  Record<string, object | { readonly status: number; readonly error_code: string }>
>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A session as the auth service (supabase/auth) writes it: internal/tokens, AccessTokenResponse. */
export const session = (id: string, claims: object = {}, user: object = {}) => {
  const exp = Math.floor(Date.now() / 1000) + 900;
  const access_token = `${part({ alg: 'HS256' })}.${part({ sub: id, aal: 'aal1', exp, ...claims })}.${part(['seal'])}`;
  return {
    access_token,
    token_type: 'bearer',
    expires_in: 900,
    expires_at: exp,
    refresh_token: `refresh-${id}`,
    user: { id, email: `${id}@mail.example`, factors: [], ...user },
  };
};

/**
 * Stands for the auth service at the library's own fetch, with the shapes that supabase/auth gives. A
 * call that has no answer here fails the test.
 * @returns the calls that were made
 */
export function fakeAuthService(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'https://project.example');
  vi.stubEnv('PUBLIC_SUPABASE_KEY', 'sb_publishable_x');
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const call = `${init.method ?? 'GET'} ${url.pathname.replace('/auth/v1', '')}${url.search}`;
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : {};
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    asked.push({ call, body: { ...body }, token });
    const answer = answers[call];
    if (!answer) throw new Error(`The test has no answer to ${call}.`);
    if ('error_code' in answer) {
      return Response.json({ code: answer.error_code, message: 'No.', ...answer }, answer);
    }
    return Response.json(answer);
  });
  return asked;
}
