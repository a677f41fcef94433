import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { formatProblems } from '../generator/problem.ts';
import { watch } from '../generator/watch.ts';
import { announce } from '../src/server/announce.ts';
import { DevService } from './dev/DevService.ts';
import { Fingerprints } from './dev/Fingerprints.ts';
import { faultOfError, faultOfProblem } from './dev/faultOf.ts';
import { Overlay } from './dev/Overlay.ts';
import { oneAtATime } from './dev/oneAtATime.ts';
import { tellPages } from './dev/tellPages.ts';
import { endWithShell } from './endWithShell.ts';
import { freePort } from './freePort.ts';

/**
 * `npm run dev`: one process holds generator, Vite and service. An edit of a schema or locale file is generated, shown in
 * the open pages and taken over by the service; what is wrong is told over the page, and the last good state goes on. An
 * edit of the service's code is taken over, too.
 */
endWithShell();
const root = resolve(import.meta.dirname, '..');
const { PORT: asked = '8080' } = process.env;
// vite.config.ts passes calls on to it, so it has to be known before the service listens.
const port = asked === '0' ? String(await freePort()) : asked;
process.env.SERVICE_URL = `http://127.0.0.1:${port}`;

const inRoot = (folder: string): string => join(root, folder);
const overlay = new Overlay();
const vite = await createServer({
  root,
  plugins: [overlay.plugin],
  server: {
    host: '127.0.0.1',
    // What the generator reads and writes is told to the pages when it is done.
    watch: { ignored: ['src/generated/**', 'locales/**', 'schemas/**', 'data/**', 'dist/**'].map(inRoot) },
  },
});
const service = new DevService(vite.environments.ssr);
const running = await service.start({
  RELAY_LOOPBACK: 'true',
  ...process.env,
  HOST: '127.0.0.1',
  PORT: port,
});

const renewService = oneAtATime(async () => {
  try {
    await service.renew();
    overlay.show('service', []);
  } catch (error) {
    console.error(error);
    overlay.show('service', [faultOfError(error, root)]);
  }
});

const written = new Fingerprints([inRoot('src/generated'), inRoot('locales')]);
const stopWatching = watch(root, (result) => {
  const { problems = [] } = result;
  overlay.show('schemas', problems.map(faultOfProblem));
  if (problems.length > 0) console.error(formatProblems(problems));
  // Nothing on screen suffers from it.
  if (!result.problems && result.untidy.length > 0) console.error(formatProblems(result.untidy));
  const files = problems.length > 0 ? [] : written.changed();
  if (files.length === 0) return;
  tellPages(vite, files);
  // From here on calls wait for it, so that no page is ahead of the service.
  renewService();
});
const serviceCode = ['src/server/', 'src/contract/', 'src/mapping/'].map(inRoot);
vite.watcher.on('all', (_, file) => {
  if (serviceCode.some((folder) => file.startsWith(folder))) renewService();
});

await vite.listen();
const [consoleUrl = running.url] = vite.resolvedUrls?.local ?? [];
const seen = (url: string): string => url.replace(running.url, consoleUrl.replace(/\/$/, ''));
announce({ ...running, url: seen(running.url), signInLink: running.signInLink && seen(running.signInLink) });

async function stop(): Promise<void> {
  stopWatching();
  await vite.close();
  await running.close();
}
// Vite's own listener would end the process before the service is closed.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
