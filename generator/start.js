// @ts-check
import { features } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { isKnownGood, stampOfCheck, storeCheck } from './incremental/checkStamp.js';
import { clockTick } from './incremental/fileStamp.js';
import { currentProject, generatedFolderOf } from './load/projectFolder.js';

// npm run generate. `--check` answers here while nothing has changed. TypeScript is loaded only for
// everything else.

// The checks keep most of their objects, so V8 would expect the same of the emitters and create their objects in
// the old part of the heap: 160 MB more for 1,000 entities, and a tenth more time.
setFlagsFromString('--no-allocation-site-pretenuring');

const root = currentProject();
const isCheck = process.argv.slice(2).join(' ') === '--check';

async function stampOfRoot() {
  const stamp = stampOfCheck(root);
  if (stamp !== undefined) return stamp;
  // `--check` often follows `generate` at once.
  await pause(clockTick);
  return stampOfCheck(root);
}

const stamp = isCheck ? await stampOfRoot() : undefined;

if (stamp !== undefined && (await isKnownGood(root, stamp)))
  console.log(`${generatedFolderOf(root)} matches schemas/.`);
else {
  // Node.js reads TypeScript natively since 22.18 and 24. Older versions need tsx, which takes half a second
  // to load. `Reflect.get` is necessary, because the installed types are those of Node.js 20, which does not
  // have this feature.
  if (!Reflect.get(features, 'typescript')) (await import('tsx/esm/api')).register();
  await import('./main.ts');
  if (stamp !== undefined && process.exitCode === undefined) storeCheck(root, stamp);
}
