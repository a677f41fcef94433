import { execFileSync, spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import type { LaunchOptions } from '@playwright/test';
import { decompress } from 'wawoff2';
import { unpackOnce } from './unpackOnce.ts';

/** Names under which systems install Chromium or Chrome. */
const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Flags that let Chromium start as root and keep it from using the network. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function systemBrowser(): string | undefined {
  for (const name of browserNames) {
    const { stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (stdout?.trim()) return stdout.trim();
  }
  return undefined;
}

function systemBrowserOptions(): LaunchOptions | undefined {
  const executablePath = systemBrowser();
  return executablePath === undefined ? undefined : { executablePath, args: browserArguments };
}

const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

async function packagedBrowserOptions(): Promise<LaunchOptions | undefined> {
  if (!hasPackagedBrowser) return undefined;
  const { executablePath, variables } = await packagedBrowser();
  return { executablePath, args: browserArguments, env: { ...process.env, ...variables } };
}

/**
 * Resolves to Playwright's launch options for the browser: that of CHROMIUM_PATH, else that of an npm package or
 * a system Chromium or Chrome.
 * @param first the browser to use if the machine has both. The one of the package has no window, so it needs half
 * the processor time. The one of the system is the browser of a user, as benchmarks need it.
 * @throws Error if CHROMIUM_PATH names no file, or if no browser exists for this machine
 */
export async function browserOptions(first: 'package' | 'system'): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (executablePath && !existsSync(executablePath))
    throw new Error(`CHROMIUM_PATH names a file that does not exist: ${executablePath}`);
  if (executablePath) return { executablePath, args: browserArguments };
  const options =
    first === 'system'
      ? (systemBrowserOptions() ?? (await packagedBrowserOptions()))
      : ((await packagedBrowserOptions()) ?? systemBrowserOptions());
  if (options) return options;
  throw new Error(
    'Chromium was not found, and the npm package @sparticuz/chromium supports Linux on x64 only. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}

interface PackagedBrowser {
  readonly executablePath: string;
  /** Environment variables that the browser needs. */
  readonly variables: Readonly<Record<string, string>>;
}

const { resolve } = createRequire(import.meta.url);
const archives = join(dirname(resolve('@sparticuz/chromium')), '../../bin');
const chineseFonts = join(dirname(resolve('@fontsource-variable/noto-sans-sc/package.json')), 'files');

const packageVersionOf = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, '../package.json'), 'utf8')).version;

/**
 * The fonts folder is relative to this file, because the folder gets its final name only after it is filled.
 */
const fontConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

function unpackArchive(name: string, folder: string): void {
  const input = brotliDecompressSync(readFileSync(join(archives, name)));
  execFileSync('tar', ['-xoC', folder], { input });
}

/** Writes the fonts as TrueType, because the Chromium of the package reads no compressed system fonts. */
async function unpackChineseFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(chineseFonts))
    writeFileSync(
      join(folder, `${basename(file, '.woff2')}.ttf`),
      await decompress(readFileSync(join(chineseFonts, file))),
    );
}

/** Fills a folder with `chromium`, the libraries that it loads from the same folder, `lib/` and `fonts/`. */
async function unpackBrowser(folder: string): Promise<void> {
  await pipeline(
    createReadStream(join(archives, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(folder, 'chromium'), { mode: 0o755 }),
  );
  for (const name of ['swiftshader.tar.br', 'al2023.tar.br', 'fonts.tar.br']) unpackArchive(name, folder);
  await unpackChineseFonts(join(folder, 'fonts'));
  writeFileSync(join(folder, 'fonts.conf'), fontConfiguration);
}

/**
 * Unpacks the Chromium of the npm package `@sparticuz/chromium`. It uses only the Latin and Chinese fonts of
 * npm packages, so pages look the same on every machine. If the machine lacks libnspr4, libnss3 or libexpat1,
 * Chromium uses those of its package.
 */
async function packagedBrowser(): Promise<PackagedBrowser> {
  const versions = [archives, chineseFonts].map(packageVersionOf);
  const folder = await unpackOnce(`interface-console-chromium-${versions.join('-')}`, unpackBrowser);
  const executablePath = join(folder, 'chromium');
  const hasLibraries = spawnSync(executablePath, ['--version']).status === 0;
  return {
    executablePath,
    variables: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      ...(!hasLibraries && { LD_LIBRARY_PATH: join(folder, 'lib') }),
    },
  };
}
