import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A project in a temporary folder: the vocabulary, the phrases, and the carriers of this project on a screen. */
export interface ProjectFolder {
  readonly root: string;
  readonly read: (path: string) => Record<string, unknown>;
  /** Replaces a text in a file, as an edit by hand does. */
  readonly edit: (path: string, from: string, to: string) => void;
  readonly remove: () => void;
}

const parts = [
  'locales',
  'schemas/vocabulary',
  'schemas/backends',
  'schemas/entities/carrier.schema.json',
  'schemas/endpoints/carrier.json',
  'schemas/resources/carrier.json',
];

const title = { title: 'Carriers', 'x-i18n': { 'zh-CN': { title: '承运商' } } };
const screen = {
  $schema: '../vocabulary/screen.schema.json',
  ...title,
  route: '/carriers',
  navigationOrder: 1,
  tabs: [{ id: 'carrier', ...title, resource: { $ref: '../resources/carrier.json' } }],
};

export function copyProject(): ProjectFolder {
  const root = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const path of parts) cpSync(path, join(root, path), { recursive: true });
  mkdirSync(join(root, 'schemas/screens'));
  writeFileSync(join(root, 'schemas/screens/carriers.json'), JSON.stringify(screen));
  const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
  return {
    root,
    read: (path) => JSON.parse(textOf(path)),
    edit(path, from, to) {
      if (!textOf(path).includes(from)) throw new Error(`${path} does not contain ${from}.`);
      writeFileSync(join(root, path), textOf(path).replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
