import { resolve } from 'node:path';
import { endWithShell } from './service/endWithShell.ts';

/** `npm start`: generates, builds, and then starts the service, which reads its options itself (src/server/main.ts). */
endWithShell();
// These modules take a second to load. The imports come after `endWithShell`, because the shell may end
// meanwhile.
const [{ build }, { formatProblems }, { updateOutputs }] = await Promise.all([
  import('vite'),
  import('../generator/pipeline/Problem.ts'),
  import('../generator/pipeline/updateOutputs.ts'),
]);
const root = resolve(import.meta.dirname, '..');
const { problems } = await updateOutputs(root);
if (problems) {
  console.error(formatProblems(problems));
  process.exit(1);
}
await build({ root, logLevel: 'warn' });
await import('../src/server/main.ts');
