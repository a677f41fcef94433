import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFile } from '../../../generator/load/ReadFile.ts';
import { findReferencedNames, isNameReferenced } from '../../../generator/load/referencedNames.ts';

let root: string;
const code: Readonly<Record<string, string>> = {
  'src/list.ts': `t('list.empty'); t(\`list.of.\${kind}\`); t(\`task.\${step}.title\`); t(\`\${key}.gone\`);`,
  'src/runtime/Form.tsx': '<p title="form.save">{t("form.leave")}</p>',
  'src/generated/api.ts': "'generated.only'",
  'src/notes.md': "'notes.only'",
  'generator/page.ts': "say('page.title')",
  'src/comments.ts':
    "// t('line.comment')\n/* t('block.comment') */ open('http://host'); t('after.address');",
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'referenced-names-'));
  for (const [path, text] of Object.entries(code)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

/** Name → whether the code above uses it. */
const names: readonly [string, boolean][] = [
  ['list.empty', true],
  ['list.full', false],
  ['list', false],
  ['form.save', true],
  ['form.leave', true],
  ['page.title', true],
  ['generated.only', false],
  ['notes.only', false],
  ['line.comment', false],
  ['block.comment', false],
  ['after.address', true],
  // A placeholder matches one part within a name, and one or more parts at its end. A name that begins with
  // a placeholder is ignored.
  ['list.of.things', true],
  ['list.of.things.there', true],
  ['task.copy.title', true],
  ['task.copy.text', false],
  ['any.gone', false],
];

test.each(names)('the code uses %s: %s', (name, want) => {
  expect(isNameReferenced(findReferencedNames(root, readFile) ?? new Set(), name)).toBe(want);
});

test('a folder without source code has undefined names', () => {
  expect(findReferencedNames(join(root, 'src/generated'), readFile)).toBe(undefined);
});
