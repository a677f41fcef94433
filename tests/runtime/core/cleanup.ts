import { act, cleanup, configure } from '@testing-library/react';
import { mutate, SWRConfig } from 'swr';
import { afterEach, vi } from 'vitest';

// The test files of a worker share the libraries, because these load slowly. The console's own modules are loaded
// again: they keep state from earlier tests, and may have imported a module that an earlier file replaced. Vitest
// ends the replacements of a file itself.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

// The long timeout is for a busy machine. Only a failing test waits that long.
configure({
  asyncUtilTimeout: 20_000,
  // While `userEvent` types, React renders with its own scheduler, as in a browser. A synchronous `act` drops
  // the work left in its queue when a component reads a module with `use`, and the screen then does not
  // change.
  eventWrapper: (dispatch) => {
    const isAwaited = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === false;
    if (isAwaited) return dispatch();
    let result: unknown;
    act(() => {
      result = dispatch();
    });
    return result;
  },
});

// The cache of SWR lasts as long as the worker. Without this setting it would give the answers of one test to the
// next test, instead of a new request.
Object.assign(SWRConfig.defaultValue, { dedupingInterval: 0 });

afterEach(async () => {
  // Testing Library cleans up automatically only if the test functions are globals.
  cleanup();
  // An answer that is still on its way counts as outdated.
  await mutate(() => true, undefined, { revalidate: false });
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
});

const { locales } = await import('../../../src/runtime/core/catalog.ts');
const { phraseGroupModule } = await import('../../../src/runtime/core/i18n/phrases.ts');

// The product loads these phrases with the parts that use them. A test may render such a part alone, so all
// groups are loaded here.
const groups = [
  'validation',
  'session',
  'task',
  'schedule',
  'changes',
  'live',
  'bulk',
  'removal',
  'listTools',
  'facts',
  'file',
  'emptyList',
  'toast',
];
await Promise.all(
  groups.flatMap((group) => locales.map((locale) => phraseGroupModule(group, locale).load())),
);
