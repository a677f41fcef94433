// @ts-check
import { resolve } from 'node:path';
import { keep, lookAt } from './unchanged.js';

// npm run generate: `--check` knows its answer while nothing has changed, before TypeScript is loaded for the rest.

const root = resolve(import.meta.dirname, '..');
const isCheck = process.argv.slice(2).join(' ') === '--check';
const { stamp, isKnown } = isCheck ? await lookAt(root) : { stamp: undefined, isKnown: false };

if (isKnown) console.log('src/generated matches schemas/.');
else {
  await import('./typescript.js');
  await import('./main.ts');
  if (stamp !== undefined && process.exitCode === undefined) keep(root, stamp);
}
