import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFieldTypes } from '../../../generator/load/widgets.ts';

test('the widgets of registered folders are sorted by name; other folders are reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fields-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const typeFolders = {
    shade: { tint: {}, color: { verbatim: true } },
    plain: undefined,
    forgotten: { lost: {} },
  };
  for (const [name, widgets] of Object.entries(typeFolders)) {
    mkdirSync(join(folder, 'types', name), { recursive: true });
    if (widgets) writeFileSync(join(folder, 'types', name, 'widgets.json'), JSON.stringify(widgets));
  }
  const imports = ["import { a } from './types/shade/a.ts';", "import { b } from './types/plain/b.tsx';"];
  writeFileSync(join(folder, 'registry.ts'), imports.join('\n'));
  const { widgets, unregistered } = readFieldTypes(folder);
  expect([...widgets]).toEqual([
    ['color', { verbatim: true }],
    ['tint', {}],
  ]);
  expect(unregistered).toEqual(['forgotten']);
});
