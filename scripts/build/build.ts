import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { clockTick, storeStamp } from '../../generator/incremental/fileStamp.js';
import {
  currentProject,
  generatedFolderOf,
  npmCommandFor,
  toolFolder,
} from '../../generator/load/projectFolder.js';
import { formatProblems } from '../../generator/pipeline/Problem.ts';
import { parseCommandLine } from '../../generator/pipeline/parseCommandLine.ts';
import { beginStep, reportProgress } from '../../generator/pipeline/progress.ts';
import { updateOutputs } from '../../generator/pipeline/updateOutputs.ts';
import { buildStampFile, stampOfBuild } from './buildStamp.js';
import { linkPackages } from './linkPackages.ts';
import { serviceBuild } from './serviceBuild.ts';

/**
 * `interface-console build [--generate]`: the console ─► `dist/`, the service ─► `dist-server/`. `npm start`
 * builds with `--generate`, which also updates `src/generated`, and only after a change.
 */
const root = currentProject();
const { values } = parseCommandLine({ options: { generate: { type: 'boolean' } } });

const endReport = reportProgress();
if (values.generate) {
  const { problems } = await updateOutputs(root);
  if (problems) throw new Error(formatProblems(problems));
  await pause(clockTick);
}
if (!existsSync(join(root, generatedFolderOf(root))))
  throw new Error(
    `${join(root, generatedFolderOf(root))} is missing. Run "${npmCommandFor(root, 'run generate')}" first.`,
  );
const stamp = values.generate ? stampOfBuild(root) : undefined;
beginStep('Building the console, dist/');
await build({ root: toolFolder, logLevel: 'warn' });
beginStep('Building the service, dist-server/');
await build(serviceBuild(root));
linkPackages(root);
endReport();
if (stamp !== undefined) storeStamp(buildStampFile(root), stamp);
