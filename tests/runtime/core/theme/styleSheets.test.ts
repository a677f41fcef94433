import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../../../../src');
const files = ['runtime', 'screens'].flatMap((room) =>
  readdirSync(join(source, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
);
const styleSheets = files.filter((file) => file.endsWith('.css'));
const textOf = (file: string): string => readFileSync(join(source, file), 'utf8');

// The build would move the rules of that file behind those that refine them.
test.each(styleSheets)('%s composes no class of another file', (file) => {
  expect(textOf(file)).not.toMatch(/composes:[^;]*\bfrom\b/);
});

test('every design token is in use', () => {
  const tokens = textOf('runtime/core/theme/tokens.css').matchAll(/^ +(--[\w-]+):/gm);
  const texts = files.filter((file) => /\.(css|tsx?)$/.test(file)).map(textOf);
  const used = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  );
  expect([...tokens].map(([, name]) => name).filter((name) => !used.has(name))).toEqual([]);
});
