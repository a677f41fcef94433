import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { type DisplayedRequest, toCurlCommand } from '../../src/screens/toCurlCommand.ts';

/** Folder with a `curl` that prints its arguments and its input, each followed by a NUL. */
const folder = mkdtempSync(join(tmpdir(), 'curl-'));
writeFileSync(
  join(folder, 'curl'),
  `#!/bin/sh\nprintf '%s\\0' "$@"\ncase "$*" in *@-) cat;; esac\nprintf '\\0'\n`,
);
chmodSync(join(folder, 'curl'), 0o755);

/** Runs a command in a shell. Returns the arguments and the input of `curl`. */
function run(command: string): { readonly args: readonly string[]; readonly input: string } {
  const output = execFileSync('sh', ['-s'], {
    input: command,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
    env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}`, HOME: '/home/x' },
  }).split('\0');
  return { args: output.slice(0, -2), input: output.at(-2) ?? '' };
}

/** Returns the argument after each occurrence of an option. */
const valuesOf = (args: readonly string[], option: string): readonly string[] =>
  args.flatMap((arg, index) => (arg === option ? [args[index + 1] ?? ''] : []));

const plain: DisplayedRequest = {
  method: 'POST',
  url: 'https://erp.test/api/asn',
  headers: { 'Content-Type': 'application/json' },
};

test.each([
  ['JSON', '{"orderNo":"PO-1","qty":2}'],
  ['an apostrophe', `it's`],
  ['only apostrophes', `'''`],
  ['double quotes', '"a" \\"b\\"'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the shell's
  ['variables and commands', '$HOME ${HOME} $(id) `id` !!'],
  ['backslashes', 'a\\nb \\\\ c\\'],
  ['lines', 'one\ntwo\r\nthree\n\n'],
  ['Chinese and an emoji', '上海配送中心 📦'],
  ['a text that looks like a file reference', '@/etc/passwd'],
  ['a text that looks like an option', '--output x'],
  ['no characters', ''],
  ['stars, braces and a hash', '* {a,b} [1-3] # ~ ? ; & | < >'],
  ['a masked secret', '{"password":"[SECRET]"}'],
])('curl receives a body of %s unchanged', (_, body) => {
  expect(valuesOf(run(toCurlCommand({ ...plain, body })).args, '--data-raw')).toEqual([body]);
});

test.each([
  ['a query', 'https://erp.test/a?x=1&y=%20&z=a+b'],
  ['a masked secret', 'https://erp.test/a?key=[SECRET]'],
  ['an apostrophe', "https://erp.test/o'brien"],
  ['Chinese', 'https://erp.test/入库单'],
])('curl receives an address with %s unchanged and does not expand it', (_, url) => {
  const { args } = run(toCurlCommand({ ...plain, url }));
  expect(valuesOf(args, '--url')).toEqual([url]);
  expect(args).toContain('--globoff');
});

test('curl receives headers in their order, also a header without a value', () => {
  const headers = { Accept: 'application/json', 'X-Note': `it's $HOME: "x"`, 'X-Empty': '' };
  expect(valuesOf(run(toCurlCommand({ ...plain, headers })).args, '--header')).toEqual([
    'Accept: application/json',
    `X-Note: it's $HOME: "x"`,
    'X-Empty;',
  ]);
});

test.each([
  ['has a content type', { 'content-type': 'text/plain' }, 'x', ['content-type: text/plain']],
  ['has a body without a content type', {}, 'x', ['Content-Type:']],
  ['has no body', {}, undefined, []],
])('curl adds no content type to a request that %s', (_, headers, body, want) => {
  expect(valuesOf(run(toCurlCommand({ ...plain, headers, body })).args, '--header')).toEqual(want);
});

test.each([
  ['GET', ['--request', 'GET']],
  ['PATCH', ['--request', 'PATCH']],
  ['HEAD', ['--head']],
])('the method %s becomes an option with which curl expects no body', (method, want) => {
  expect(run(toCurlCommand({ ...plain, method })).args.slice(1, 1 + want.length)).toEqual(want);
});

test('curl reads a body that is too long for an argument from standard input', () => {
  const body = `{"note":"it's 上海 $HOME"}`.repeat(20_000);
  const { args, input } = run(toCurlCommand({ ...plain, body }));
  expect(args.at(-1)).toBe('@-');
  expect(input).toBe(body);
});
