import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunks } from '../../../scripts/build/chunks.ts';
import { cycleIn } from '../../../scripts/build/noCycles.ts';

/** A console of six files; every one leaves its name in the chunk that it is put into. */
const files: Readonly<Record<string, string>> = {
  '/src/main.tsx': `import './boot'; const app = await import('./app'); app.run('main');`,
  '/src/boot': `import './shared'; say('boot');`,
  '/src/app': '',
  '/src/app.tsx': `import './shared'; import './list'; say('app'); export const run = say;`,
  '/src/shared': `say('shared');`,
  '/src/list': `say('list'); import('./form');`,
  '/src/form': `import './shared'; import './list'; import './widget'; say('form');`,
  '/src/widget': `say('widget');`,
};

async function chunksOf(): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id) => {
          const path = `/src/${id.split('/').at(-1)}`;
          return path === '/src/app' ? '/src/app.tsx' : path in files ? path : undefined;
        },
        load: (id) => files[id],
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: '/src/main.tsx', output: { codeSplitting: { groups: chunks } } },
    },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((output) => output.type === 'chunk');
}

test('what the entry imports is one chunk, what the app adds another, and no chunk imports one that imports it', async () => {
  const chunks = await chunksOf();
  const homeOf = (word: string) =>
    chunks.filter(({ code }) => code.includes(`"${word}"`)).map(({ name }) => name);
  expect({
    boot: homeOf('boot'),
    shared: homeOf('shared'),
    list: homeOf('list'),
    app: homeOf('app'),
    widget: homeOf('widget'),
  }).toEqual({
    boot: ['base'],
    shared: ['base'],
    list: ['app'],
    app: ['app'],
    widget: ['form'],
  });
  expect(homeOf('main')).toEqual(['main']);
  expect(
    cycleIn(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports]))),
  ).toBeUndefined();
});
