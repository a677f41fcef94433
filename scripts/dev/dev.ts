import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { watchProject } from '../../generator/incremental/watchProject.ts';
import {
  currentProject,
  generatedFolderOf,
  phraseFolderOf,
  toolFolder,
} from '../../generator/load/projectFolder.js';
import { formatProblems } from '../../generator/pipeline/Problem.ts';
import { reportProgress } from '../../generator/pipeline/progress.ts';
import { updateOutputs } from '../../generator/pipeline/updateOutputs.ts';
import { announceService } from '../../src/server/announceService.ts';
import { findFreePort } from '../service/findFreePort.ts';
import { DevService } from './DevService.ts';
import { ErrorOverlay, errorToOverlay, problemToOverlay } from './ErrorOverlay.ts';
import { coalesceCalls, FileChanges } from './FileChanges.ts';
import { HotReload } from './HotReload.ts';

/**
 * `npm run dev`: one process with generator, Vite and service. After an edit of a schema or locale file it
 * generates, updates the open pages and reloads the service. The page shows problems in an overlay, and the
 * last good state keeps running. Edits of the service's code reload the service too.
 */
const root = currentProject();
const { PORT: requestedPort = '8080' } = process.env;
// vite.config.ts proxies calls to this port, so the port must be known before the service listens.
const port = requestedPort === '0' ? String(await findFreePort()) : requestedPort;
process.env.SERVICE_URL = `http://127.0.0.1:${port}`;

const generated = join(root, generatedFolderOf(root));
// A new project has no generated files. Console and service cannot start without them.
if (!existsSync(generated)) {
  const endReport = reportProgress();
  const { problems } = await updateOutputs(root);
  endReport();
  if (problems) throw new Error(formatProblems(problems));
}
// `HotReload` notifies the pages about generated files when the generator has finished.
const unwatched = ['schemas', 'locales', 'data', 'dist']
  .map((folder) => join(root, folder))
  .concat(generated);

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
const overlay = new ErrorOverlay();
const vite = await createServer({
  root: toolFolder,
  // Several projects may run at once. Addresses contain the name of the folder.
  ...(root !== toolFolder && { cacheDir: join(toolFolder, 'node_modules/.vite', digestOf(root)) }),
  plugins: [overlay.plugin],
  server: {
    host: '127.0.0.1',
    fs: { allow: [toolFolder, root] },
    watch: { ignored: (path) => unwatched.some((folder) => `${path}${sep}`.startsWith(join(folder, sep))) },
  },
});
const service = new DevService(vite.environments.ssr, join(root, 'dist'));
const running = await service.start({
  RELAY_LOOPBACK: 'true',
  ...process.env,
  HOST: '127.0.0.1',
  PORT: port,
});

const reloadService = coalesceCalls(async () => {
  try {
    await service.reload();
    overlay.show('service', []);
  } catch (error) {
    console.error(error);
    overlay.show('service', [errorToOverlay(error, toolFolder)]);
  }
});

reportProgress();
const fileChanges = new FileChanges([generated, join(root, phraseFolderOf(root))]);
const hotReload = new HotReload(vite, root);
const stopWatching = watchProject(root, (result) => {
  const { problems = [] } = result;
  overlay.show(
    'schemas',
    problems.map((problem) => problemToOverlay(problem, root, toolFolder)),
  );
  if (problems.length > 0) console.error(formatProblems(problems));
  // Warnings affect nothing on screen, so they appear in the terminal only.
  if (!result.problems && result.warnings.length > 0) console.error(formatProblems(result.warnings));
  const files = problems.length > 0 ? [] : fileChanges.takeChanged();
  if (files.length === 0) return;
  hotReload.send(files);
  // Calls now wait for the reload, so no page is ahead of the service.
  reloadService();
});
const serviceCode = ['src/server/', 'src/contract/', 'src/mapping/'].map((folder) =>
  join(toolFolder, folder),
);
vite.watcher.on('all', (_, file) => {
  if (!serviceCode.some((folder) => file.startsWith(folder))) return;
  // Vite itself forgets the former module only after this event.
  vite.environments.ssr.moduleGraph.onFileChange(normalizePath(file));
  reloadService();
});

await vite.listen();
const [consoleUrl = running.url] = vite.resolvedUrls?.local ?? [];
const toConsoleUrl = (url: string): string => url.replace(running.url, consoleUrl.replace(/\/$/, ''));
announceService({
  ...running,
  url: toConsoleUrl(running.url),
  signInLink: running.signInLink && toConsoleUrl(running.signInLink),
});

async function stop(): Promise<void> {
  stopWatching();
  await vite.close();
  await running.close();
}
// Vite's own listener would end the process before the service is closed.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
