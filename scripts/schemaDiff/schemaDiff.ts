import { currentProject } from '../../generator/load/projectFolder.js';
import { parseCommandLine } from '../../generator/pipeline/parseCommandLine.ts';
import { reportProgress } from '../../generator/pipeline/progress.ts';
import { runSchemaDiff } from './runSchemaDiff.ts';

/**
 * `npm run schema-diff -- [REF] [--data] [--json] [--acknowledge WHY]`: prints the differences of schemas/
 * and locales/ from those of a git ref. The exit code is 1 for a breaking change without acknowledgement, and
 * 2 when no comparison is possible.
 */
try {
  const { values, positionals } = parseCommandLine({
    options: { data: { type: 'boolean' }, json: { type: 'boolean' }, acknowledge: { type: 'string' } },
    allowPositionals: true,
  });
  const endReport = reportProgress();
  const { text, isOpen } = await runSchemaDiff({
    root: currentProject(),
    ref: positionals[0],
    ...values,
    variables: process.env,
  });
  endReport();
  console.log(text);
  if (isOpen) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
