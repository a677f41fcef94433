import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { renamedKeywords } from '../../../generator/check/renamedKeywords.ts';
import { projectRoot } from '../sampleProject.ts';

const folder = join(projectRoot, 'generator/check');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({
    path: path.replaceAll('\\', '/'),
    name: basename(path, '.ts'),
    text: readFileSync(join(folder, path), 'utf8'),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const declared = /(?:export )?const (\w+)(?: = \(.*?\))?: SchemaRule\b/g;
const documented = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n${declared.source}`, 'g');

interface Documented {
  readonly file: string;
  readonly path: string;
  readonly rule: string;
  readonly sentence: string;
  /** Its findings are only warnings; `--fix` mends them. */
  readonly isWarning: boolean;
  readonly isMended: boolean;
}

const rules: Documented[] = files.flatMap(({ name: file, path, text }) =>
  [...text.matchAll(documented)].map(({ 0: all, 1: comment = '', 2: rule = '', index }) => {
    const [body = ''] = text.slice(index + all.length).split('\n/**');
    return {
      file,
      path,
      rule,
      sentence: comment.replace(/\s*\n \* ?/g, ' ').trim(),
      isWarning: body.includes('warning('),
      isMended: body.includes('withRepair('),
    };
  }),
);

test('every rule is a sentence', () => {
  const names = files.flatMap(({ name, text }) =>
    [...text.matchAll(declared)].map(([, rule]) => `${name} ${rule}`),
  );
  expect(rules.map(({ file, rule }) => `${file} ${rule}`)).toEqual(names);
});

test('every rule is asked', () => {
  const check = readFileSync(join(folder, 'checkProject.ts'), 'utf8');
  for (const path of new Set(rules.map(({ path }) => path))) expect(check).toContain(`'./${path}'`);
  for (const { path, text } of files) {
    const lists = [...text.matchAll(/export const (\w+): readonly SchemaRule\[\] = \[([^\]]*)\]/g)];
    for (const [, list] of lists) expect(check, `${path} ${list}`).toContain(`...${list},`);
    const listed = lists.map(([, , names]) => names).join(' ');
    for (const { path: from, rule } of rules)
      if (from === path) expect(`${listed} ${check}`, `${path} ${rule}`).toMatch(new RegExp(`\\b${rule}\\b`));
  }
});

const page = [
  '# Rules of schema files',
  '',
  'Kept by `tests/generator/check/rules.test.ts`, from what the rules of `check/` say of themselves; `npx vitest run tests/generator/check/rules.test.ts -u`',
  'writes it. Before them comes the vocabulary: every word of `schemas/vocabulary/` is a rule, too.',
  '',
  '*warning*: output is made all the same, but `--check` does not let it pass. *mended*: `--fix` does it by itself. So it does with a name',
  'that there is not, where one that there is can have been meant: one slip away, and no other near.',
  '',
  '| file | rule | |',
  '|---|---|---|',
  ...rules.map(({ file, sentence, isWarning, isMended }) => {
    const marks = [isWarning ? '*warning*' : [], isMended ? '*mended*' : []].flat().join(', ');
    return `| \`${file}\` | ${sentence.replaceAll('|', '\\|')} | ${marks} |`;
  }),
  '',
  '## Keywords of version 1',
  '',
  'A keyword that was renamed is a problem with file, line and column: `"x-apart" is now "x-system-counter".` `--fix` renames it.',
  'Where one old keyword has several new names, the place decides.',
  '',
  '| old | new |',
  '|---|---|',
  ...renamedKeywords.map(([old, now]) => `| \`${old}\` | \`${now}\` |`),
  '',
].join('\n');

test('the page of rules has all of them', async () => {
  await expect(page).toMatchFileSnapshot(join(projectRoot, 'generator/RULES.md'));
});
