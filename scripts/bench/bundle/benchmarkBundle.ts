import { basename, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { launchBrowser, measureEditReady, openConsole } from '../console/measureConsole.ts';
import { serveOurConsole } from '../console/ourConsole.ts';
import type { BenchReport } from '../suite.ts';

/** Size limits of the first screen and the form, in gzip kilobytes (1000 bytes). */
const bars = { 'first screen': 130, form: 135 } as const;

const root = resolve(import.meta.dirname, '../../..');

async function buildChunks(): Promise<readonly Rollup.OutputChunk[]> {
  const built = await build({ root, logLevel: 'warn' });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.filter((output) => output.type === 'chunk');
}

/**
 * Returns the script files that a real browser requests: `list` until the list is usable, and `form` from
 * then until a form is usable. The page gets no idle callbacks, so the files that it loads when idle are not
 * counted.
 */
async function recordRequestedScripts(): Promise<{ list: ReadonlySet<string>; form: ReadonlySet<string> }> {
  const subject = await serveOurConsole();
  const browser = await launchBrowser();
  try {
    const page = await openConsole(
      browser,
      {
        url: subject.url,
        prepare: async (context) => {
          await subject.prepare?.(context);
          await context.addInitScript('requestIdleCallback = () => 0');
        },
      },
      1,
    );
    const readRequests = async (): Promise<readonly string[]> => {
      const addresses = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      return addresses.map((address) => basename(new URL(address).pathname));
    };
    await page.locator(subject.edit).first().waitFor();
    const list = new Set(await readRequests());
    await measureEditReady(page, subject);
    return { list, form: new Set((await readRequests()).filter((name) => !list.has(name))) };
  } finally {
    await browser.close();
    await subject.close();
  }
}

function report(part: keyof typeof bars, chunks: readonly Rollup.OutputChunk[]): BenchReport {
  const libraries = new Map<string, number>();
  for (const chunk of chunks) {
    for (const [library, share] of gzipSizeByLibrary(chunk))
      libraries.set(library, (libraries.get(library) ?? 0) + share);
  }
  const rows = [...libraries].filter(([, share]) => share >= 0.05).sort(([, a], [, b]) => b - a);
  const whole = [...libraries.values()].reduce((sum, share) => sum + share, 0);
  return {
    title: `JavaScript of the ${part}`,
    columns: ['library', 'gzip kB'],
    rows: [...rows.map(([library, share]) => [library, share.toFixed(1)]), ['total', whole.toFixed(1)]],
    notes: [`limit: ${bars[part]} kB; a browser requested ${chunks.length} chunks`],
    met: whole <= bars[part],
  };
}

/**
 * `npm run bench -- bundle`: the script sizes of the list, and then of a form, for a browser without a cache.
 */
export async function benchmarkBundle(): Promise<readonly BenchReport[]> {
  const chunks = await buildChunks();
  const { list, form } = await recordRequestedScripts();
  const among = (names: ReadonlySet<string>) =>
    chunks.filter(({ fileName }) => names.has(basename(fileName)));
  return [report('first screen', among(list)), report('form', among(form))];
}

/** Returns the npm package of a module, or its folder in this project. */
function libraryOf(module: string): string {
  const [, inPackages] = module.split(/.*node_modules\//);
  if (inPackages !== undefined) return inPackages.match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? inPackages;
  const [, room] = module.match(/\/(src\/(?:generated|runtime|contract)|locales)\//) ?? [];
  return room ?? 'bundler';
}

/**
 * Returns the gzip kilobytes (1000 bytes) of a chunk by library. The chunk is compressed as a whole. Its size
 * is divided in proportion to the length of each module's code before minification.
 */
function gzipSizeByLibrary(chunk: Rollup.OutputChunk): ReadonlyMap<string, number> {
  const kilobytes = gzipSync(chunk.code, { level: 9 }).length / 1000;
  const modules = Object.entries(chunk.modules).map(
    ([id, { code }]) => [libraryOf(id), code?.length ?? 0] as const,
  );
  const whole = modules.reduce((sum, [, length]) => sum + length, 0) || 1;
  const shares = new Map<string, number>();
  for (const [library, length] of modules) {
    shares.set(library, (shares.get(library) ?? 0) + (kilobytes * length) / whole);
  }
  return shares;
}
