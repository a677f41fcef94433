import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Configuration } from '../../../contract/api/configuration.ts';
import { routePattern } from '../../../contract/model/screen.ts';
import type { ServiceEnv } from '../operations/ServiceContext.ts';
import { backendOriginsOf } from './backendOrigins.ts';
import { ConsoleFiles } from './ConsoleFiles.ts';

/**
 * Returns the Content-Security-Policy of the console's page. The styles of emotion carry the nonce; scripts
 * need none. `connectTo` lists the other origins that the page may call: the back end, and receivers of test
 * requests.
 */
const buildContentSecurityPolicy = (nonce: string, connectTo: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    ...(connectTo.length === 0 ? [] : [`connect-src 'self' ${connectTo.join(' ')}`]),
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');

/** Vite writes this placeholder into the page (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

const notBuiltMessage = 'The console is not built: run "npm run build", then start the service again.';

async function sendPage(
  context: Context,
  files: ConsoleFiles,
  connectTo: readonly string[],
): Promise<Response> {
  if (!files.has('/index.html')) return context.text(notBuiltMessage, 503);
  const nonce = randomBytes(16).toString('base64');
  const page = (await files.read('/index.html')).toString('utf8').replaceAll(noncePlaceholder, nonce);
  return context.html(page, 200, {
    'Content-Security-Policy': buildContentSecurityPolicy(nonce, connectTo),
    'Cache-Control': 'no-store',
  });
}

/** Returns whether a browser asks for a page under the path of a screen. The console adds the missing `#`. */
const isScreenAddress = ({ req }: Context): boolean =>
  routePattern.test(req.path) && (req.header('Accept') ?? '').includes('text/html');

async function sendFile(context: Context, files: ConsoleFiles, path: string): Promise<Response> {
  const encoding = files.chooseEncoding(path, context.req.header('Accept-Encoding') ?? '');
  const body = await files.read(path, encoding);
  return context.body(body, 200, {
    'Content-Type': files.mediaTypeOf(path),
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

/**
 * Serves the page with a nonce of its own, the files of `dist`, and the address of the back end. The page may
 * send test requests to `testRequestOrigins`.
 */
export function createConsoleRoutes(
  dist: string,
  configuration: Configuration,
  testRequestOrigins: readonly string[] = [],
): Hono<ServiceEnv> {
  const files = new ConsoleFiles(dist);
  const connectTo = [...backendOriginsOf(configuration), ...testRequestOrigins];
  const page = (context: Context) => sendPage(context, files, connectTo);
  return new Hono<ServiceEnv>()
    .get('/', page)
    .get('/index.html', page)
    .get('/config.json', (context) => context.json(configuration, 200, { 'Cache-Control': 'no-cache' }))
    .get('*', async (context, next) => {
      const { path } = context.req;
      if (files.has(path)) return sendFile(context, files, path);
      return isScreenAddress(context) ? page(context) : next();
    });
}
