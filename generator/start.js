// @ts-check
import { resolve } from 'node:path';
import { keep, lookAt } from './unchanged.js';

// npm run generate. `--check` answers here while nothing has changed. TypeScript is loaded only for
// everything else.

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.slice(2).join(' ') === '--check';
const { stamp, isKnown } = isCheck ? await lookAt(root) : { stamp: undefined, isKnown: false };

if (isKnown) console.log('src/generated matches schemas/.');
else {
  await import('./typescript.js');
  await import('./main.ts');
  if (stamp !== undefined && process.exitCode === undefined) keep(root, stamp);
}
