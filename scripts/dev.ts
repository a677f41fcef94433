import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { formatProblems } from '../generator/problem.ts';
import { watch } from '../generator/watch.ts';

/**
 * `npm run dev`: an edit of a schema or locale file is generated, whereupon Vite updates the page and the service starts
 * anew; a broken file is reported and the last good state stays. Sign-in links lead to Vite's address.
 */
const root = resolve(import.meta.dirname, '..');
const port = process.env.PORT ?? '8080';
const serviceUrl = `http://127.0.0.1:${port}`;
process.env.SERVICE_URL = serviceUrl;

const stopWatching = watch(root, ({ problems }) => {
  if (problems) console.error(formatProblems(problems));
});
const vite = await createServer({ root, server: { host: '127.0.0.1' } });
await vite.listen();
const [consoleUrl = serviceUrl] = vite.resolvedUrls?.local ?? [];

// Without npx between them, which would keep the signals below to itself and leave the service behind.
const tsx = fileURLToPath(import.meta.resolve('tsx/cli'));
const service = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'], {
  cwd: root,
  env: { RELAY_LOOPBACK: 'true', ...process.env, HOST: '127.0.0.1', PORT: port },
  stdio: ['inherit', 'pipe', 'inherit'],
});
service.stdout.on('data', (chunk: Buffer) => {
  process.stdout.write(chunk.toString().replaceAll(serviceUrl, consoleUrl.replace(/\/$/, '')));
});
service.on('exit', async (code) => {
  stopWatching();
  await vite.close();
  process.exitCode = code ?? 0;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal));
