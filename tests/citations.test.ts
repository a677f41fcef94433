import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const known = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
const pages = files.filter((file) => file.endsWith('.md'));
const referencePages = pages.filter((file) => file.startsWith('src/generated/reference/'));

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [folder] : [folder, ...foldersOf(folder)];
}

const withoutListings = (page: string): string => page.replace(/^```[\s\S]*?^```/gm, '');

/** Returns the headings of a page without their marks, such as '3.7 Paged list response'. */
const headingsOf = (page: string): string[] =>
  [...withoutListings(page).matchAll(/^#+ +(.*)$/gm)].map(([, heading = '']) => heading);

/** Returns the anchors of a page on GitHub: one for each heading, and those that the page sets. */
function anchorsOf(page: string): string[] {
  const slugs = headingsOf(page).map((heading) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const numbered = slugs.map((slug, at) => {
    const before = slugs.slice(0, at).filter((other) => other === slug).length;
    return before === 0 ? slug : `${slug}-${before}`;
  });
  return [...numbered, ...[...page.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id)];
}

const anchors = new Map(pages.map((file) => [file, new Set(anchorsOf(read(file)))]));

/** Returns the targets of a page's links to files or anchors of the repository. */
const linksOf = (page: string): string[] =>
  [
    ...withoutListings(page)
      .replace(/`[^`\n]*`/g, '')
      .matchAll(/\]\(([^)\s]+)[^)]*\)|^\[[^\]]+\]: (\S+)/gm),
  ]
    .map(([, inline, reference]) => inline ?? reference ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));

function isBroken(file: string, target: string): boolean {
  const [path = '', anchor] = decodeURI(target).split('#');
  const led = path === '' ? file : normalize(join(dirname(file), path)).replace(/\/$/, '');
  return !known.has(led) || (anchor !== undefined && !anchors.get(led)?.has(anchor));
}

test('every link of a Markdown file leads to a file and a heading of the repository', () => {
  const broken = pages.flatMap((file) =>
    linksOf(read(file))
      .filter((target) => isBroken(file, target))
      .map((target) => `${file}: ${target}`),
  );
  expect(broken).toEqual([]);
});

/** Pages that do not exist and that tests mention. */
const madeUp = ['entities/order.md', 'operations/order.md', 'entities/gone.md', 'src/notes.md'];

/**
 * Returns whether a mentioned file is missing. A mention is a path from the root or from its file, or the end
 * of the path of a reference page.
 */
function isMissing(file: string, mention: string): boolean {
  const end = `/${mention.replace(/^(?:\.{1,2}\/)+/, '')}`;
  return !(
    known.has(mention) ||
    known.has(normalize(join(dirname(file), mention))) ||
    referencePages.some((page) => page.endsWith(end)) ||
    (file.startsWith('tests/') && madeUp.includes(mention))
  );
}

const texts = files.filter((file) => /\.(?:tsx?|js|css|json|md|ya?ml)$/.test(file));

test('every Markdown file that a file mentions exists', () => {
  const missing = texts.flatMap((file) =>
    [
      ...read(file)
        .replaceAll('%2F', '/')
        .matchAll(/(?<![\w@./-])[\w@./-]*\w\.md\b/g),
    ]
      .filter(([mention]) => isMissing(file, mention))
      .map(([mention]) => `${file}: ${mention}`),
  );
  expect(missing).toEqual([]);
});

test('every code file that a Markdown file mentions by its whole path exists', () => {
  const missing = pages
    .filter((file) => !referencePages.includes(file))
    .flatMap((file) =>
      [
        ...withoutListings(read(file)).matchAll(
          /(?<![\w@./<-])(?:generator|schemas|scripts|src|tests)\/[\w./-]+\.tsx?\b/g,
        ),
      ]
        .filter(([mention]) => !known.has(mention) && !known.has(normalize(join(dirname(file), mention))))
        .map(([mention]) => `${file}: ${mention}`),
    );
  expect(missing).toEqual([]);
});

const headings = new Map(
  headingsOf(read('schemas/SPECIFICATION.md')).flatMap((heading) => {
    const [, number, title] = /^(\d+(?:\.\d+)?)\.? (.*?)(?: \(\+\))?$/.exec(heading) ?? [];
    return number === undefined ? [] : [[number, title] as const];
  }),
);
const number = String.raw`\d+(?:\.\d+)?`;
const citation = new RegExp(
  String.raw`SPECIFICATION\.md,? sections? (${number}(?:(?:, | and | to )${number})*)(?:, "([^"]+)")?`,
  'g',
);

test('every cited section of the specification exists under the cited title', () => {
  const wrong = texts.flatMap((file) =>
    [
      ...read(file)
        .replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ')
        .matchAll(citation),
    ]
      .filter(([, numbers = '', title]) =>
        [...numbers.matchAll(new RegExp(number, 'g'))].some(
          ([cited]) => !headings.has(cited) || (title !== undefined && headings.get(cited) !== title),
        ),
      )
      .map(([cited]) => `${file}: ${cited}`),
  );
  expect(wrong).toEqual([]);
});
