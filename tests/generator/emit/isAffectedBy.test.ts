import { expect, test } from 'vitest';
import { emitOutputs } from '../../../generator/emit/emitOutputs.ts';
import { isAffectedBy } from '../../../generator/emit/Output.ts';
import { normalizeProject } from '../../../generator/normalize/normalizeProject.ts';
import { sampleProject, sampleTexts } from '../sampleProject.ts';

const outputs = await emitOutputs(normalizeProject(sampleProject()));
const knownOf = (path: string) => outputs.find((output) => output.path === path);

/** Change of every value in a schema file that has a meaning for outputs. */
const rewrites: Readonly<Record<string, (key: string, value: unknown) => unknown>> = {
  'other captions': (key, value) =>
    typeof value === 'string' && /title$|description|message|summary|submit/i.test(key)
      ? `${value} X`
      : value,
  'other numbers': (_, value) => (typeof value === 'number' ? value + 1 : value),
  'other order of lists': (_, value) => (Array.isArray(value) ? value.toReversed() : value),
  'no flags': (_, value) => (value === true ? false : value),
};

const rewrite = (value: unknown, change: (key: string, value: unknown) => unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, below) => change(key, below));

const schemaPaths = Object.keys(sampleTexts()).filter((path) => path.startsWith('schemas/'));

test.each(schemaPaths.flatMap((file) => Object.keys(rewrites).map((what) => [file, what] as const)))(
  '%s with %s: every changed output names the file',
  async (file, what) => {
    const project = sampleProject((files) => {
      files[file] = rewrite(files[file], rewrites[what] ?? ((_, value) => value)) as Record<string, unknown>;
    });
    const after = await emitOutputs(normalizeProject(project));
    // `--watch` makes every output again if their paths differ.
    if (after.map(({ path }) => path).join() !== outputs.map(({ path }) => path).join()) return;
    const stale = after.filter(
      (output) =>
        !isAffectedBy(output, file, knownOf(output.path)?.summaries) &&
        output.text !== knownOf(output.path)?.text,
    );
    expect(stale.map(({ path }) => path)).toEqual([]);
  },
);
