import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { HotReload } from '../../../scripts/dev/HotReload.ts';

const root = mkdtempSync(join(tmpdir(), 'hot-'));
afterAll(() => rmSync(root, { recursive: true }));

interface LoadedModule {
  readonly file: string;
  readonly url: string;
  readonly importers: Set<LoadedModule>;
}

const imports = new Map<string, readonly string[]>([
  ['generated/labels/en-US/index.ts', ['generated/labels/en-US/entities/patient.ts']],
  ['generated/catalog/index.ts', ['generated/catalog/patient.ts']],
  ['src/page.ts', ['generated/catalog/patient.ts']],
]);
const loaded = [
  'generated/labels/en-US/entities/patient.ts',
  'generated/labels/en-US/index.ts',
  'generated/catalog/patient.ts',
  'generated/catalog/index.ts',
  'generated/removed.ts',
  'generated/locales/en-US.json',
  'generated/locales/validation/en-US.json',
  'src/page.ts',
];

/** Sends edits of these files to a page that has loaded all modules. Returns the event and the invalidated files. */
function send(...files: readonly string[]) {
  const modules = new Map<string, LoadedModule>(
    loaded.map((file) => [file, { file: join(root, file), url: `/${file}`, importers: new Set() }]),
  );
  for (const [importer, imported] of imports)
    for (const file of imported) {
      const module = modules.get(importer);
      if (module) modules.get(file)?.importers.add(module);
    }
  for (const file of loaded.filter((name) => name !== 'generated/removed.ts')) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
  const getModulesByFile = (path: string) =>
    new Set([...modules.values()].filter(({ file }) => file === path));
  const graph = () => ({ getModulesByFile, invalidateModule: vi.fn() });
  const [client, ssr] = [graph(), graph()];
  const hot = { send: vi.fn() };
  const environments = { client: { moduleGraph: client, hot }, ssr: { moduleGraph: ssr } };
  new HotReload({ environments } as unknown as ViteDevServer, root).send(
    files.map((file) => join(root, file)),
  );
  const [, event] = hot.send.mock.calls[0] ?? [];
  const plain = (address: string) => address.replace(/t=\d+$/, 't=');
  return {
    modules: Object.fromEntries(
      Object.entries<string>(event.modules).map(([name, address]) => [name, plain(address)]),
    ),
    phraseTables: event.phraseTables.map(({ locale, url }: { locale: string; url: string }) => [
      locale,
      plain(url),
    ]),
    invalidated: [client, ssr].map(({ invalidateModule }) => invalidateModule.mock.calls.length),
  };
}

test.each<
  [
    edit: string,
    files: readonly string[],
    modules: Readonly<Record<string, string>>,
    phraseTables: readonly (readonly [string, string])[],
    invalidated: readonly [client: number, ssr: number],
  ]
>([
  [
    'a generated module updates the generated modules that import it, not other ones',
    ['generated/catalog/patient.ts'],
    {
      'catalog/patient.ts': '/generated/catalog/patient.ts?t=',
      'catalog/index.ts': '/generated/catalog/index.ts?t=',
    },
    [],
    [1, 1],
  ],
  [
    'the captions of an entity update the phrase table that has them',
    ['generated/labels/en-US/entities/patient.ts'],
    {
      'labels/en-US/entities/patient.ts': '/generated/labels/en-US/entities/patient.ts?t=',
      'labels/en-US/index.ts': '/generated/labels/en-US/index.ts?t=',
    },
    [['en-US', '/generated/labels/en-US/index.ts?t=']],
    [1, 1],
  ],
  [
    'phrases are imported as JSON',
    ['generated/locales/en-US.json', 'generated/locales/validation/en-US.json'],
    {
      'locales/en-US.json': '/generated/locales/en-US.json?import&t=',
      'locales/validation/en-US.json': '/generated/locales/validation/en-US.json?import&t=',
    },
    [
      ['en-US', '/generated/locales/en-US.json?import&t='],
      ['en-US', '/generated/locales/validation/en-US.json?import&t='],
    ],
    [2, 2],
  ],
  ['a removed file is not requested', ['generated/removed.ts'], {}, [], [1, 1]],
  ['a file that no page has loaded changes nothing', ['generated/other.ts'], {}, [], [0, 0]],
])('%s', (_, files, modules, phraseTables, invalidated) => {
  expect(send(...files)).toEqual({ modules, phraseTables, invalidated });
});
