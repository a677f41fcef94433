import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { renamedKeywords } from '../../../generator/check/vocabulary/renamedKeywords.ts';
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

const declared = /(?:export )?const (\w+)(?: = \(.*?\))?: (?:Schema|Prerequisite|Expression)Rule\b/g;
const documented = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n${declared.source}`, 'g');

interface Documented {
  readonly file: string;
  readonly path: string;
  readonly rule: string;
  readonly sentence: string;
  /** The rule yields only warnings. */
  readonly isWarning: boolean;
  /** `--fix` repairs problems of the rule. */
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

test('every rule runs', () => {
  const check = readFileSync(join(folder, 'checkProject.ts'), 'utf8');
  for (const path of new Set(rules.map(({ path }) => path))) expect(check).toContain(`'./${path}'`);
  for (const { path, text } of files) {
    const lists = [
      ...text.matchAll(/export const (\w+): readonly (?:Schema|Expression)Rule\[\] = \[([^\]]*)\]/g),
    ];
    for (const [, list] of lists)
      expect(check, `${path} ${list}`).toMatch(new RegExp(`\\.\\.\\.${list}[,\\]]`));
    const listed = lists.map(([, , names]) => names).join(' ');
    for (const { path: from, rule } of rules)
      if (from === path) expect(`${listed} ${check}`, `${path} ${rule}`).toMatch(new RegExp(`\\b${rule}\\b`));
  }
});

const page = [
  '# Rules of schema files',
  '',
  '`npx vitest run tests/generator/check/rules.test.ts -u` writes this file from the comments of the rules in `generator/check/`. Do not edit it.',
  'The generator first checks the vocabulary in `schemas/vocabulary/`. Each of its keywords is a rule, too.',
  '',
  '*warning*: the generator still writes its output, but `--check` fails. *fixable*: `--fix` repairs the problem. `--fix` also corrects an',
  'unknown name if one known name differs only in a letter, in two swapped letters or in case, and no other known name is similar.',
  '',
  '| file | rule | |',
  '|---|---|---|',
  ...rules.map(({ file, sentence, isWarning, isMended }) => {
    const marks = [isWarning ? '*warning*' : [], isMended ? '*fixable*' : []].flat().join(', ');
    return `| \`${file}\` | ${sentence.replaceAll('|', '\\|')} | ${marks} |`;
  }),
  '',
  '## Keywords of version 1',
  '',
  'A keyword that was renamed is a problem with file, line and column: `"x-apart" is now "x-system-counter".` `--fix` renames it.',
  'If an old keyword has several new names, its place decides.',
  '',
  '| old | new |',
  '|---|---|',
  ...renamedKeywords.map(([old, now]) => `| \`${old}\` | \`${now}\` |`),
  '',
].join('\n');

test('the page of rules has all of them', async () => {
  await expect(page).toMatchFileSnapshot(join(projectRoot, 'generator/RULES.md'));
});
