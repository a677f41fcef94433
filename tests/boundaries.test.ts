import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The rooms that each room may import. Libraries are open to every room. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  generator: [
    'generator',
    'schemas',
    'locales',
    'src/contract',
    'src/mapping/expression',
    'src/mapping/MappingError.ts',
  ],
  'src/contract': ['src/contract'],
  'src/generated': ['src/generated', 'src/contract', 'locales'],
  'src/mapping': ['src/contract/json', 'src/mapping', 'src/generated/types.ts'],
  'src/runtime': ['src/runtime', 'src/contract', 'locales'],
  'src/runtime/core/catalog.ts': ['src/runtime', 'src/contract', 'src/generated'],
  'src/screens/mapping': [
    'src/screens/mapping',
    'src/runtime',
    'src/mapping',
    'src/contract',
    'src/generated/types.ts',
  ],
  'src/screens/debugging': [
    'src/screens/debugging',
    'src/screens/toCurlCommand.ts',
    'src/runtime',
    'src/mapping',
    'src/contract',
    'src/generated/types.ts',
  ],
  'src/screens/docs': [
    'src/screens/docs',
    'src/screens/interfaceFamily.ts',
    'src/screens/toCurlCommand.ts',
    'src/runtime',
    'src/mapping',
    'src/contract',
    'src/generated/types.ts',
  ],
  'src/screens/recordPanels.ts': ['src/screens/documents', 'src/screens/versions'],
  'src/screens/versions': ['src/screens/versions', 'src/runtime', 'src/contract', 'src/generated/types.ts'],
  'src/screens/documents': [
    'src/screens/documents',
    'src/screens/interfaceFamily.ts',
    'src/screens/toCurlCommand.ts',
    'src/runtime',
    'src/contract',
    'src/generated/types.ts',
  ],
  'src/screens/interfaceFamily.ts': ['src/runtime', 'src/contract'],
  'src/screens/toCurlCommand.ts': [],
  'src/server': ['src/server', 'src/generated', 'src/contract'],
  'src/server/platform': ['src/server/platform', 'src/generated', 'src/contract', 'package.json'],
  'src/server/platform/recordFormat': [
    'src/server/platform',
    'src/generated',
    'src/contract',
    'src/mapping/expression',
    'src/mapping/MappingError.ts',
  ],
  'src/server/integration': [
    'src/server/integration',
    'src/server/platform',
    'src/generated',
    'src/mapping',
    'src/contract',
  ],
  'src/app.tsx': ['src/runtime', 'src/screens'],
  'src/main.tsx': ['src/app.tsx', 'src/runtime', 'src/screens'],
  'vite.config.ts': ['generator', 'src/server', 'scripts'],
  'scripts/bench/mutants': ['scripts', 'generator', 'vite.config.ts', 'tests/e2e/playwright.config.ts'],
  scripts: ['scripts', 'generator', 'src/server', 'src/contract', 'src/mapping'],
};

const within = (file: string, room: string): boolean => file === room || file.startsWith(`${room}/`);

/** Returns the room with the longest path that contains the file. */
const roomOf = (file: string): string | undefined =>
  Object.keys(mayImport)
    .filter((room) => within(file, room))
    .sort((a, b) => b.length - a.length)[0];

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

const files = [...['generator', 'src', 'scripts'].flatMap(sources), 'vite.config.ts'];
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*['"]([.#][^'"]+)['"]/g;

/** The folders that `imports` of package.json names. */
const namedFolders = { '#contract': 'src/contract', '#generated': 'src/generated', '#locales': 'locales' };

function pathOfImport(file: string, target: string): string {
  for (const [name, folder] of Object.entries(namedFolders))
    if (within(target, name)) return `${folder}${target.slice(name.length)}`;
  return relative(root, resolve(root, dirname(file), target));
}

const importsOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(importPattern)].map(([, target = '']) =>
    pathOfImport(file, target),
  );

test('the table of allowed imports covers every source file', () => {
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('no file imports a file that the table does not allow', () => {
  const trespasses = files.flatMap((file) => {
    const allowed = mayImport[roomOf(file) ?? ''] ?? [];
    return importsOf(file)
      .filter((target) => !allowed.some((room) => within(target, room)))
      .map((target) => `${file} imports ${target}`);
  });
  expect(trespasses).toEqual([]);
});

/** The files that import themselves through others, in groups. Types and lazy imports count, too. */
function findCycles(): string[][] {
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  const reached = (from: string): Set<string> => {
    const seen = new Set<string>();
    const open = [from];
    for (let file = open.pop(); file !== undefined; file = open.pop())
      for (const next of graph.get(file) ?? [])
        if (!seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
    return seen;
  };
  const reachable = new Map(files.map((file) => [file, reached(file)]));
  const circular = files.filter((file) => reachable.get(file)?.has(file));
  const groups = circular.map((file) =>
    circular.filter((other) => reachable.get(file)?.has(other) && reachable.get(other)?.has(file)),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

test('no import cycle exists between files', () => {
  expect(findCycles()).toEqual([]);
});

/** The floors of the runtime's rooms (src/runtime/README.md). */
const floors: Readonly<Record<string, number>> = {
  prerender: 11,
  shell: 10,
  command: 9,
  overview: 9,
  record: 8,
  task: 7,
  list: 6,
  form: 5,
  metrics: 5,
  actions: 5,
  fields: 4,
  session: 4,
  api: 3,
  feedback: 2,
  core: 1,
};

const runtimeRoomOf = (file: string): string => file.split('/')[2] ?? '';

test('each folder of src/runtime imports only folders of lower layers', () => {
  const trespasses = files
    .filter((file) => within(file, 'src/runtime'))
    .flatMap((file) => {
      const room = runtimeRoomOf(file);
      const floor = floors[room] ?? 0;
      return importsOf(file)
        .filter((target) => within(target, 'src/runtime') && runtimeRoomOf(target) !== room)
        .filter((target) => (floors[runtimeRoomOf(target)] ?? floor) >= floor)
        .map((target) => `${file} imports ${target}`);
    });
  expect(trespasses).toEqual([]);
});

test('only three files of the console send HTTP requests', () => {
  const fetching = files.filter(
    (file) =>
      /^src\/(runtime|screens)\//.test(file) &&
      /\bfetch\(|XMLHttpRequest|EventSource/.test(readFileSync(join(root, file), 'utf8')),
  );
  // `sendDirect` sends a test request to an address that the operator enters, not to the console's own
  // service.
  expect(fetching.sort()).toEqual([
    'src/runtime/api/call.ts',
    'src/runtime/api/configuration.ts',
    'src/screens/docs/testRequest/sendDirect.ts',
  ]);
});

const entityNames = readdirSync(join(root, 'schemas/entities')).map((name) =>
  name.replace('.schema.json', ''),
);

test.each(['src/runtime', 'src/server/platform'])('no file of %s contains the name of an entity', (room) => {
  const quoted = new RegExp(`['"\`](?:${entityNames.join('|')})(?:\\.[a-z]\\w*)?['"\`]`);
  const ambiguous = new Set(['choice', 'field', 'menu', 'company', 'interface', 'uuids']);
  const naming = files
    .filter((file) => within(file, room))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const [found] = line.match(quoted) ?? [];
          return found && !ambiguous.has(found.slice(1, -1).split('.')[0] ?? '')
            ? [`${file}:${index + 1} ${found}`]
            : [];
        }),
    );
  expect(naming).toEqual([]);
});

test('no file of src compares with a state whose activities are data of a lifecycle', () => {
  const lifecycles = entityNames.flatMap((name) => {
    const schema = JSON.parse(readFileSync(join(root, `schemas/entities/${name}.schema.json`), 'utf8'));
    return schema['x-lifecycle']?.activities ? [schema['x-lifecycle']] : [];
  });
  const states = new Set(lifecycles.flatMap((lifecycle) => Object.keys(lifecycle.states)));
  expect(states.size).toBeGreaterThan(0);
  const quoted = new RegExp(`['"\`](?:${[...states].join('|')})['"\`]`);
  const comparing = files
    .filter((file) => within(file, 'src') && !within(file, 'src/generated'))
    .filter((file) => quoted.test(readFileSync(join(root, file), 'utf8')));
  expect(comparing).toEqual([]);
});
