import type { Operation } from '../../../src/contract/api/operation.ts';
import type { Screen } from '../../../src/contract/model/screen.ts';
import type { PhraseTable } from '../../../src/contract/text/phrases.ts';

export { backends, defaultBackend } from '../../../src/generated/backends.ts';

/** No screen is the first one by name. */
export const home = undefined;

/** Replaces src/generated with `vi.mock`, so tests of the core do not depend on this product's catalog. */
export const operations: Readonly<Record<string, Operation>> = {
  'thing.query': {
    service: 'openapi',
    method: 'POST',
    path: '/thing/query',
    query: {},
    body: 'thing',
    bodyFrom: { companyUuid: 'companyUuid' },
    result: 'page',
  },
  'thing.list': {
    service: 'basic',
    method: 'GET',
    path: '/thing',
    query: { companyUuid: 'companyUuid', name: null },
    result: 'list',
  },
  'thing.get': { service: 'openapi', method: 'GET', path: '/thing/{uuid}', query: {}, result: 'one' },
  'thing.fields': {
    service: 'openapi',
    method: 'POST',
    path: '/thing/fields',
    query: { uuid: null },
    body: 'fields',
    result: 'none',
  },
  'thing.remove': {
    service: 'openapi',
    method: 'POST',
    path: '/thing/remove',
    query: { uuid: null, stamp: null },
    recordQuery: { stamp: 'changedAt' },
    result: 'none',
  },
  'thing.import': {
    service: 'openapi',
    method: 'POST',
    path: '/thing/import',
    query: { companyUuid: 'companyUuid', dcCode: '', note: null },
    result: 'one',
  },
  'account.login': {
    service: 'account',
    method: 'POST',
    path: '/login',
    query: {},
    body: 'credentials',
    result: 'one',
    public: true,
  },
};

const table = (words: PhraseTable) => async () => ({ default: words });

export const locales = ['zh-CN', 'en-US'];

export const screens: readonly Screen[] = [
  {
    name: 'things',
    route: '/things',
    icon: 'page',
    tabs: [{ id: 'a', resource: 'thing', entity: 'thing' }],
  },
];

export const screenLabels = {
  'zh-CN': table({ screens: { things: { title: '物品' } } }),
  'en-US': table({ screens: { things: { title: 'Things' } } }),
};

export const resources = {
  thing: {
    labels: {
      'zh-CN': table({ resources: { thing: { title: '物品列表' } } }),
      'en-US': table({ resources: { thing: { title: 'List of things' } } }),
    },
  },
};

export const listQueries = {};

export const defaultTimeZone = undefined;

const nothing = async () => ({});

export { nothing as loadFamilies, nothing as loadMetrics, nothing as loadTasks };
