import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findCycle } from '../../../scripts/build/chunkCycleCheck.ts';
import { findNeededModules, firstChunks, preloadsOf, recordChunk } from '../../../scripts/build/chunks.ts';

/** A console of ten files. Each writes its name into the chunk that contains it. */
const files: Readonly<Record<string, string>> = {
  '/src/main.tsx': `import './boot'; import('./app').then((app) => app.run('main'));`,
  '/src/boot': `import './shared'; say('boot');`,
  '/src/app': '',
  '/src/app.tsx': `import './shared'; import './list'; say('app'); export const run = say;`,
  '/src/shared': `say('shared');`,
  '/src/list': `say('list'); import('./form'); import('./panel');`,
  '/src/form': `import './shared'; import './list'; import { widget } from './library'; say('form', widget); import('./panel');`,
  '/src/panel': `import { widget, chart } from './library'; say('panel', widget, chart);`,
  '/src/library': `export { widget } from './widget'; export { chart } from './chart';`,
  '/src/widget': `export const widget = say('widget');`,
  '/src/chart': `export const chart = say('chart');`,
};

const theFiles: Plugin = {
  name: 'files',
  enforce: 'pre',
  resolveId(id) {
    const path = `/src/${id.split('/').at(-1)}`;
    if (path === '/src/app') return '/src/app.tsx';
    if (!(path in files)) return undefined;
    return { id: path, moduleSideEffects: !/library|widget|chart/.test(path) };
  },
  load: (id) => files[id],
};

async function chunksOf(): Promise<readonly Rolldown.OutputChunk[]> {
  const groups = [...firstChunks, recordChunk(await findNeededModules('/src/form', [theFiles]))];
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [theFiles],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: '/src/main.tsx', output: { codeSplitting: { groups } } },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk');
}

test('the entry, the app and the record form each have one chunk, and no import cycle exists', async () => {
  const chunks = await chunksOf();
  const homeOf = (word: string) =>
    chunks.filter(({ code }) => code.includes(`"${word}"`)).map(({ name }) => name);
  expect({
    main: homeOf('main'),
    boot: homeOf('boot'),
    shared: homeOf('shared'),
    list: homeOf('list'),
    app: homeOf('app'),
    form: homeOf('form'),
    widget: homeOf('widget'),
    chart: homeOf('chart'),
    panel: homeOf('panel'),
  }).toEqual({
    // The chunk of a page has the name "base". The entry is a script here, so the chunk has the name of the
    // entry.
    main: ['main'],
    boot: ['main'],
    shared: ['main'],
    list: ['app'],
    app: ['app'],
    form: ['record'],
    widget: ['record'],
    chart: ['panel'],
    panel: ['panel'],
  });
  expect(
    findCycle(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]))),
  ).toBeUndefined();
});

const all = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => `a/${name}${at}-en-US.js`);

test.each([
  {
    given: 'itself and chunks of every page',
    imported: ['a/list.js', 'a/base.js', 'a/app.js', 'a/words-en-US.js', 'a/rolldown-runtime.js'],
    want: [],
  },
  { given: 'other chunks', imported: ['a/list.js', 'a/record.js'], want: ['a/record.js'] },
  { given: 'captions of some resources', imported: all(8, 'part'), want: all(8, 'part') },
  { given: 'captions of all resources', imported: all(9, 'part'), want: [] },
])('a lazy chunk that imports $given preloads $want', ({ imported, want }) => {
  expect(preloadsOf('a/list.js', imported)).toEqual(want);
});
