import { resolve } from 'node:path';
import { parseCommandLine } from '../generator/pipeline/parseCommandLine.ts';
import { runSchemaDiff } from './schemaDiff/runSchemaDiff.ts';

/**
 * `npm run schema-diff -- [REF] [--data] [--json] [--acknowledge WHY]`: what schemas/ says otherwise than at a git ref.
 * Exit code 1 while a breaking change is not acknowledged, 2 when nothing can be compared.
 */
try {
  const { values, positionals } = parseCommandLine({
    options: { data: { type: 'boolean' }, json: { type: 'boolean' }, acknowledge: { type: 'string' } },
    allowPositionals: true,
  });
  const root = resolve(import.meta.dirname, '..');
  const { text, isOpen } = await runSchemaDiff({
    root,
    ref: positionals[0],
    ...values,
    variables: process.env,
  });
  console.log(text);
  if (isOpen) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
