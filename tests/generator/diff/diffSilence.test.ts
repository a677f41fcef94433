import { expect, test } from 'vitest';
import { checkVocabulary } from '../../../generator/check/vocabulary/checkVocabulary.ts';
import type { Project } from '../../../generator/load/Project.ts';
import { compiledVocabulary, diffSamples, sampleProject, sampleTexts, setAtPath } from '../sampleProject.ts';

type Path = readonly (string | number)[];

const before = sampleProject();

/** Returns the path of every value in the schema files. The first part of a path is the file. */
const paths = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, member]) => {
        const here = [...path, Array.isArray(value) ? Number(key) : key];
        return [here, ...paths(member, here)];
      })
    : [];

const files = Object.fromEntries(
  Object.entries(sampleTexts()).flatMap(([path, text]) =>
    path.startsWith('schemas/') ? [[path, JSON.parse(text)]] : [],
  ),
);
const valueAt = (path: Path): unknown =>
  path.reduce((value, key) => (value as Record<string | number, unknown>)[key], files as unknown);

/** Returns another value of the same type; undefined for other types than text, number and boolean. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : undefined;
}

/** Only every eleventh path is tested, because each takes some milliseconds and many are alike. */
const step = 11;
const testedPaths = paths(files).filter(
  (path, index) => path.length > 1 && path.at(-1) !== '$schema' && index % step === 0,
);

test('an edit that leaves a file valid is a schema change in both directions', () => {
  let validEdits = 0;
  const unreported = testedPaths.flatMap((path) =>
    [undefined, other(valueAt(path))].flatMap((value, index) => {
      if (index === 1 && value === undefined) return [];
      const now = sampleProject((edited) => setAtPath(edited, path, value));
      if (checkVocabulary(now, compiledVocabulary).violations.length > 0) return [];
      validEdits += 1;
      const isReported = (from: Project, to: Project) => diffSamples(from, to).length > 0;
      return isReported(before, now) && isReported(now, before) ? [] : [path.join('/')];
    }),
  );
  expect(validEdits).toBeGreaterThan(70);
  expect(unreported).toEqual([]);
});
