import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Configuration } from '../../contract/configuration.ts';
import type { ServiceEnv } from '../middleware/ServiceEnv.ts';
import { ConsoleFiles } from './ConsoleFiles.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** Vite writes it into the page (`html.cspNonce`). */
const noncePlaceholder = '__CSP_NONCE__';

const notBuilt = 'The console is not built: run "npm run build", then start the service again.';

async function sendPage(
  context: Context,
  files: ConsoleFiles,
  connectTo: readonly string[],
): Promise<Response> {
  if (!files.has('/index.html')) return context.text(notBuilt, 503);
  const nonce = randomBytes(16).toString('base64');
  const page = (await files.body('/index.html')).toString('utf8').replaceAll(noncePlaceholder, nonce);
  return context.html(page, 200, {
    'Content-Security-Policy': contentSecurityPolicy(nonce, connectTo),
    'Cache-Control': 'no-store',
  });
}

async function sendFile(context: Context, files: ConsoleFiles, path: string): Promise<Response> {
  const encoding = files.encoding(path, context.req.header('Accept-Encoding') ?? '');
  const body = await files.body(path, encoding);
  return context.body(body, 200, {
    'Content-Type': files.type(path),
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
}

/**
 * What the browser loads: the page with a nonce of its own, the files of `dist`, and where the back end is. The page may
 * send test requests to `testRequestOrigins`.
 */
export function consoleRoutes(
  dist: string,
  configuration: Configuration,
  testRequestOrigins: readonly string[] = [],
): Hono<ServiceEnv> {
  const files = new ConsoleFiles(dist);
  // A file that cannot be read is told to whoever asks for it.
  files.warm().catch(() => undefined);
  const { server } = configuration;
  const connectTo = [...(server === '' ? [] : [new URL(server).origin]), ...testRequestOrigins];
  const page = (context: Context) => sendPage(context, files, connectTo);
  return new Hono<ServiceEnv>()
    .get('/', page)
    .get('/index.html', page)
    .get('/config.json', (context) => context.json(configuration, 200, { 'Cache-Control': 'no-cache' }))
    .get('*', async (context, next) => {
      const { path } = context.req;
      return files.has(path) ? sendFile(context, files, path) : next();
    });
}
