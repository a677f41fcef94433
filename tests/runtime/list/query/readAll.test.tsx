import { beforeEach, expect, test, vi } from 'vitest';
import type { PagingSyntax } from '../../../../src/contract/backend/Backend.ts';
import type { ListQuery } from '../../../../src/contract/model/resource.ts';
import { stubService } from '../../core/stubService.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('./stubCatalogOfVisits.ts'));

const { loadPhrases } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { setLocale } = await import('../../../../src/runtime/core/i18n/phrases.ts');
const { toastStore } = await import('../../../../src/runtime/feedback/toast/toastStore.ts');
const { readAll, readAllUuids } = await import('../../../../src/runtime/list/query/readAll.ts');
const { translate } = await import('../../../../src/runtime/core/i18n/phrases.ts');

type Style = PagingSyntax['style'];

/** The answer of the back end: `items`, and `total`, `next` and the header `Link` where it has them. */
interface Answer {
  readonly items: readonly { readonly id: number }[];
  readonly total?: number;
  readonly next?: string;
  readonly link?: string;
}

type Serve = (query: URLSearchParams) => Answer;

const visits = [1, 2, 3, 4, 5].map((id) => ({ id }));
const state = { page: 3, after: 'a', pageSize: 20, sort: '', order: 'asc', filters: {} } as const;

const visitsOf = (style: Style): ListQuery => ({
  name: 'visit',
  roles: { list: `visit.${style}` },
  constants: {},
  filters: [],
});

const slice = (first: number): Answer => ({ items: visits.slice(first, first + 2) });
const numberIn = (query: URLSearchParams, name: string): number => Number(query.get(name) ?? 0);
const cursorAnswer = (first: number, next = first + 2): Answer => ({
  ...slice(first),
  ...(first + 2 < visits.length && { next: `c${next}` }),
});

/** A correct back end of each style, without a total. */
const correct = {
  page: (query) => slice((numberIn(query, 'page') - 1) * 2),
  offset: (query) => slice(numberIn(query, 'offset')),
  cursor: (query) => cursorAnswer(Number(query.get('after')?.slice(1) ?? 0)),
  link: (query) => {
    const first = numberIn(query, 'from');
    const link = `<https://api.example/visits?from=${first + 2}&size=2>; rel="next"`;
    return { ...slice(first), ...(first + 2 < visits.length && { link }) };
  },
  none: () => ({ items: visits }),
} as const satisfies Readonly<Partial<Record<Style, Serve>>>;

const withTotal =
  (serve: Serve, total?: number): Serve =>
  (query) => ({ ...serve(query), total });

const rowOf = ({ id }: { readonly id: number }) => ({ id, uuid: String(id) });

/** Reads the visits of a back end. `asked` are the queries of the calls. */
async function read(style: Style, serve: Serve) {
  const asked: string[] = [];
  stubService({
    '/visits': ({ query }) => {
      asked.push(query.toString());
      if (asked.length > 10) throw new Error('The walk does not end.');
      const { link, ...answer } = serve(query);
      return Response.json(answer, { headers: link === undefined ? {} : { Link: link } });
    },
  });
  const onProgress = vi.fn();
  const answer = await readAll(visitsOf(style), state, { onProgress, inline: true });
  return { asked, answer, onProgress };
}

beforeEach(async () => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  for (const locale of ['en-US', 'zh-CN']) await loadPhrases(locale);
});

const pageCalls = ['page=1&size=2', 'page=2&size=2', 'page=3&size=2'];
const offsetCalls = ['offset=0&size=2', 'offset=2&size=2', 'offset=4&size=2'];
const cursorCalls = ['size=2', 'size=2&after=c2', 'size=2&after=c4'];
const linkCalls = ['size=2', 'from=2&size=2', 'from=4&size=2'];

test.each<[style: keyof typeof correct, total: number | undefined, calls: string[]]>([
  ['page', 5, pageCalls],
  ['page', undefined, pageCalls],
  ['offset', 5, offsetCalls],
  ['offset', undefined, offsetCalls],
  ['cursor', 5, cursorCalls],
  ['cursor', undefined, cursorCalls],
  ['link', 5, linkCalls],
  ['link', undefined, linkCalls],
  ['none', 5, ['']],
])('the walk of the style %s with the total %s reads every record once', async (style, total, calls) => {
  const { asked, answer, onProgress } = await read(style, withTotal(correct[style], total));
  expect(asked).toEqual(calls);
  expect(answer).toEqual({ success: true, data: { rows: visits.map(rowOf), isIncomplete: false } });
  const counts = style === 'none' ? [5] : [2, 4, 5];
  expect(onProgress.mock.calls).toEqual(counts.map((count) => [count, total]));
});

/** Answers as a back end whose cursor names the walk, not the page. */
function scroll(): Serve {
  let first = -2;
  return () => {
    first += 2;
    return cursorAnswer(first, 0);
  };
}

const afterEmptyPage: Serve = (query) =>
  query.has('after') ? correct.cursor(query) : { items: [], next: 'c0' };
const onlyFour: Serve = (query) => ({ items: correct.page(query).items.filter(({ id }) => id < 5) });

test.each<[given: string, style: Style, serve: Serve, ids: number[], isIncomplete: boolean]>([
  ['a full last page without a total', 'page', onlyFour, [1, 2, 3, 4], false],
  ['an empty page before the last cursor', 'cursor', afterEmptyPage, [1, 2, 3, 4, 5], false],
  ['one cursor for the whole walk', 'cursor', scroll(), [1, 2, 3, 4, 5], false],
  ['no record', 'link', () => ({ items: [] }), [], false],
  [
    'a record that was removed during the walk',
    'offset',
    withTotal(correct.offset, 6),
    [1, 2, 3, 4, 5],
    true,
  ],
])('the walk ends after %s', async (_given, style, serve, ids, isIncomplete) => {
  const { answer } = await read(style, serve);
  expect(answer.data?.rows.map(({ id }) => id)).toEqual(ids);
  expect(answer.data?.isIncomplete).toBe(isIncomplete);
});

test.each<[given: string, style: Style, serve: Serve, calls: number]>([
  ['the same page for each number', 'page', () => slice(0), 2],
  ['the same page for each offset', 'offset', withTotal(() => slice(0), 5), 2],
  ['the same page and cursor', 'cursor', () => cursorAnswer(0), 2],
  [
    'cursors that lead in a circle',
    'cursor',
    (query) => cursorAnswer(query.get('after') === 'c2' ? 2 : 0, query.get('after') === 'c2' ? 0 : 2),
    3,
  ],
  ['empty pages with the same cursor', 'cursor', () => ({ items: [], next: 'c0' }), 2],
  ['the same link', 'link', () => correct.link(new URLSearchParams('from=0')), 2],
])('the walk fails at %s', async (_given, style, serve, calls) => {
  const { asked, answer } = await read(style, serve);
  expect(asked.length).toBe(calls);
  expect(answer).toEqual({ success: false, error: 'repeated page', operation: `visit.${style}` });
});

test.each([
  ['en-US', 'The server returned the same page again, so the list is incomplete.'],
  ['zh-CN', '服务器重复返回同一页，列表数据不完整。'],
])('a bulk action on all matches shows the failed walk in %s', async (locale, message) => {
  await setLocale(locale);
  stubService({ '/visits': () => Response.json(cursorAnswer(0)) });
  expect(await readAllUuids(visitsOf('cursor'), state, vi.fn())).toBeUndefined();
  expect(
    toastStore.get().map(({ message: shown }) => (typeof shown === 'function' ? shown(translate) : shown)),
  ).toEqual([message]);
});
