import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { screens } from '../../../../src/runtime/core/catalog.ts';
import { phraseGroup, resourceCaptionsModule } from '../../../../src/runtime/core/i18n/phrases.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { providePanels } from '../../../../src/runtime/record/screen/panels.tsx';
import { LazySignInPage } from '../../../../src/runtime/session/lazySignInPage.ts';
import { boot } from '../../../../src/runtime/shell/boot/boot.ts';
import { preloadScreen, screenAt } from '../../../../src/runtime/shell/boot/preloadScreen.ts';
import { LazyTaskPanel } from '../../../../src/runtime/task/lazyTaskPanel.ts';
import { enter, page, stubService } from '../../core/stubService.ts';

const panel = { phrases: ['docs'], load: async () => () => null };
providePanels({
  mapping: panel,
  debugging: panel,
  docs: panel,
  failures: panel,
  timeline: panel,
  versions: panel,
  overview: panel,
});

/** Opens the console at a location. Returns the list requests as well. */
async function open(location: string, answer: () => unknown = () => page()) {
  navigate(location);
  const asked = stubService({
    '/interfaceConfig/query': answer,
    '/pendingData/query': answer,
    '/erp/query': answer,
  });
  const booted = boot();
  await booted.ready;
  return { ...booted, asked: () => asked.filter(({ path }) => path.endsWith('/query')) };
}

beforeEach(() => enter());

const loadedNames = (): readonly string[] =>
  [
    { name: 'auth', isLoaded: resourceCaptionsModule('auth').isLoaded },
    { name: 'interface', isLoaded: resourceCaptionsModule('interface').isLoaded },
    { name: 'panel', isLoaded: phraseGroup('docs').isLoaded },
    { name: 'task', isLoaded: LazyTaskPanel.isLoaded },
  ].flatMap(({ name, isLoaded }) => (isLoaded() ? [name] : []));

// First in this file, because a loaded module stays loaded.
test.each([
  { given: 'a list', path: '/config', search: 'tab=auth', want: ['auth'] },
  { given: 'a panel with a list', path: '/', search: '', want: ['interface', 'panel'] },
  { given: 'a task', path: '/exportAndImport', search: '', want: ['task'] },
])('the first paint of $given loads $want before', async ({ path, search, want }) => {
  const before = loadedNames();
  const screen = screenAt(screens, path);
  expect(await (screen && preloadScreen(screen, search))).toBeUndefined();
  expect(loadedNames().filter((name) => !before.includes(name))).toEqual(want);
});

const order = { page: 0, sort: 'interfaceName', order: 'asc', companyUuid: 'c1' };

test.each([
  {
    given: 'a list',
    location: '/config?tab=erp',
    want: { path: '/erp/query', body: { page: 0, sort: 'name', order: 'asc', companyUuid: 'c1' } },
    list: { screen: 'config', tab: 'erp', search: 'tab=erp' },
  },
  {
    given: 'a list of a family',
    location: '/erpdown',
    want: { path: '/interfaceConfig/query', body: { ...order, interfaceType: 'ERP_DOWN', scope: 'DC' } },
    list: { screen: 'erpdown', tab: 'erpdown', search: '' },
  },
  {
    given: 'a panel with a list',
    location: '/?tab=1',
    want: { path: '/interfaceConfig/query', body: order },
    list: undefined,
  },
  { given: 'a panel without a list', location: '/health', want: undefined, list: undefined },
  { given: 'a task', location: '/exportAndImport', want: undefined, list: undefined },
  { given: 'a record', location: '/config?tab=erp&view=edit&uuid=e1', want: undefined, list: undefined },
  { given: 'an unknown path', location: '/nowhere', want: undefined, list: undefined },
])('the start of the console at $given requests its first rows', async ({ location, want, list }) => {
  const { asked, firstAnswer, firstList } = await open(location);
  expect(await firstAnswer).toEqual(want && page().data);
  expect(asked().map(({ path, body }) => ({ path, body }))).toEqual(want ? [want] : []);
  expect(firstList && { ...firstList, screen: firstList.screen.name, tab: firstList.tab.id }).toEqual(list);
});

test('the start of the console without a session loads the sign-in and requests no rows', async () => {
  sessionStore.close();
  const { asked, firstAnswer, firstList } = await open('/config?tab=erp');
  expect([await firstAnswer, firstList, asked()]).toEqual([undefined, undefined, []]);
  expect(LazySignInPage.isLoaded()).toBe(true);
});

test.each([
  { given: 'late', answer: () => new Promise(() => {}) },
  { given: 'refused', answer: () => Response.json({ success: false }, { status: 500 }) },
])('the console does not wait for rows that are $given', async ({ answer }) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { firstAnswer, firstList } = await open('/config?tab=erp', answer);
  await vi.runAllTimersAsync();
  expect(await firstAnswer).toBeUndefined();
  expect(firstList?.tab.id).toBe('erp');
});
