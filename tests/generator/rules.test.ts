import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renamedKeywords } from '../../generator/check/renamedKeywords.ts';
import { projectRoot } from './sample.ts';

const folder = join(projectRoot, 'generator/check');
const files = readdirSync(folder).map((name) => ({
  name: name.replace(/\.ts$/, ''),
  text: readFileSync(join(folder, name), 'utf8'),
}));

const declared = /(?:export )?const (\w+)(?: = \(.*?\))?: Rule\b/g;
const documented = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n${declared.source}`, 'g');

interface Documented {
  readonly file: string;
  readonly rule: string;
  readonly sentence: string;
  /** Its findings are only untidy; `--fix` mends them. */
  readonly isUntidy: boolean;
  readonly isMended: boolean;
}

const rules: Documented[] = files.flatMap(({ name: file, text }) =>
  [...text.matchAll(documented)].map(({ 0: all, 1: comment = '', 2: rule = '', index }) => {
    const [body = ''] = text.slice(index + all.length).split('\n/**');
    return {
      file,
      rule,
      sentence: comment.replace(/\s*\n \* ?/g, ' ').trim(),
      isUntidy: body.includes('untidy('),
      isMended: body.includes('repaired('),
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
  const check = readFileSync(join(projectRoot, 'generator/check.ts'), 'utf8');
  for (const file of new Set(rules.map(({ file }) => file))) expect(check).toContain(`'./check/${file}.ts'`);
  for (const { name, text } of files) {
    const [, listed = ''] = /readonly Rule\[\] = \[([^\]]*)\]/.exec(text) ?? [];
    for (const { file, rule } of rules)
      if (file === name) expect(`${listed} ${check}`, `${file} ${rule}`).toMatch(new RegExp(`\\b${rule}\\b`));
  }
});

const page = [
  '# Rules of schema files',
  '',
  'Kept by `tests/generator/rules.test.ts`, from what the rules of `check/` say of themselves; `npx vitest run tests/generator/rules.test.ts -u`',
  'writes it. Before them comes the vocabulary: every word of `schemas/vocabulary/` is a rule, too.',
  '',
  '*untidy*: output is made all the same, but `--check` does not let it pass. *mended*: `--fix` does it by itself. So it does with a name',
  'that there is not, where one that there is can have been meant: one slip away, and no other near.',
  '',
  '| file | rule | |',
  '|---|---|---|',
  ...rules.map(({ file, sentence, isUntidy, isMended }) => {
    const marks = [isUntidy ? '*untidy*' : [], isMended ? '*mended*' : []].flat().join(', ');
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
