import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

/** Answers a request for the built site. The headers of the answer can be changed. */
export type Answer = (request: Request) => Promise<Response>;

/**
 * The host's own rules over a built site: its redirects, headers and clean addresses, as its own
 * packages read them from `_redirects` and netlify.toml. @netlify/config is not needed for that.
 * @param projectFolder where netlify.toml is
 * @param siteFolder what `astro build` wrote
 */
export function hostSite(projectFolder: string, siteFolder: string): Answer {
  const configPath = join(projectFolder, 'netlify.toml');
  const files = new StaticHandler({ directory: siteFolder });
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    // No rule here asks for a signed-in role.
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: projectFolder,
    publicDir: siteFolder,
  });
  const headers = new HeadersHandler({
    configPath,
    projectDir: projectFolder,
    publishDir: siteFolder,
    logger: console,
  });

  /** By path, as the package reads netlify.toml again for each request. */
  const rulesOf = new Map<string, Awaited<ReturnType<typeof headers.apply>>>();

  /** The host's own files, which it reads and does not serve. */
  const rules = /^\/+_(redirects|headers)$/;
  const staticFile = async (request: Request) =>
    rules.test(new URL(request.url).pathname) ? undefined : (await files.match(request))?.handle;
  const notFound = async () =>
    new Response(await readFile(join(siteFolder, '404.html')).catch(() => 'Not found'), {
      status: 404,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });

  return async (request) => {
    const rule = await redirects.match(request);
    const redirected = rule && (await redirects.handle(request, rule, staticFile));
    // A redirect made by the package has frozen headers.
    if (redirected) return new Response(redirected.body, redirected);
    const response = (await (await staticFile(request))?.()) ?? (await notFound());
    const { pathname } = new URL(request.url);
    const added = rulesOf.get(pathname) ?? (await headers.apply(request));
    rulesOf.set(pathname, added);
    for (const [name, value] of Object.entries(added)) response.headers.set(name, value);
    return response;
  };
}
