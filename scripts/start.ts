import { resolve } from 'node:path';
import { build } from 'vite';
import { formatProblems } from '../generator/problem.ts';
import { update } from '../generator/update.ts';

/** `npm start`: generates, builds, then hands over to the service, which reads `--empty` itself. */
const root = resolve(import.meta.dirname, '..');
const { problems } = await update(root);
if (problems) {
  console.error(formatProblems(problems));
  process.exit(1);
}
await build({ root, logLevel: 'warn' });
await import('../src/server/main.ts');
