import { act, cleanup, configure } from '@testing-library/react';
import { mutate, SWRConfig } from 'swr';
import { afterEach, vi } from 'vitest';

// The files of a worker share the libraries, which take long to load; the console's own modules remember what was on screen.
vi.resetModules();

// A busy machine takes its time; only a failure is waited for so long.
configure({
  asyncUtilTimeout: 20_000,
  // While `userEvent` types, React renders by its own scheduler, as in a browser. A synchronous `act` drops the work that is
  // left in its queue when a component reads a module with `use`: a screen then stays as it was.
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

// What the service of one test answered is nothing to the next: it would not be asked again, for SWR is as old as the worker.
Object.assign(SWRConfig.defaultValue, { dedupingInterval: 0 });

afterEach(async () => {
  // Testing Library does this by itself only where test functions are globals.
  cleanup();
  await mutate(() => true, undefined, { revalidate: false });
});

const { locales } = await import('../../../src/runtime/core/catalog.ts');
const { phraseGroupModule } = await import('../../../src/runtime/core/i18n/phrases.ts');

// The product loads these with whatever says them; a test that renders such a part by itself finds them there.
const groups = [
  'validation',
  'session',
  'task',
  'schedule',
  'conflict',
  'live',
  'bounds',
  'bulk',
  'undo',
  'inUse',
  'listTools',
  'tree',
  'facts',
  'file',
];
await Promise.all(
  groups.flatMap((group) => locales.map((locale) => phraseGroupModule(locale, group).load())),
);
