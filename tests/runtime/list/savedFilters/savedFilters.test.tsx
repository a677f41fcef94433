import { act, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import auth from '../../../../src/generated/catalog/auth.ts';
import { sessionStore } from '../../../../src/runtime/api/sessionStore.ts';
import { phraseGroup, translate } from '../../../../src/runtime/core/i18n/phrases.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { useListState } from '../../../../src/runtime/list/query/useListState.ts';
import { SavedFilterPanel } from '../../../../src/runtime/list/savedFilters/SavedFilterPanel.tsx';
import {
  defaultQueryOf,
  loadSavedFilters,
  storeSavedFilters,
} from '../../../../src/runtime/list/savedFilters/savedFilters.ts';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter } from '../../core/stubService.ts';

const ours = '/config?tab=auth';
const key = 'filters.op.c1.auth';

beforeEach(async () => {
  localStorage.clear();
  await enter('auth');
  await phraseGroup('savedFilters').load();
  navigate(ours);
});

test.each<[what: string, kept: string, want: readonly string[]]>([
  ['no text', '', []],
  ['invalid JSON', '{', []],
  ['an object instead of a list', '{"name":"a"}', []],
  ['some invalid entries', '[1,null,{"name":"a"},{"name":"b","query":"filter.name=x"}]', ['b']],
])('loadSavedFilters reads a stored value with %s', (_what, kept, want) => {
  localStorage.setItem(key, kept);
  expect(loadSavedFilters('auth').map(({ name }) => name)).toEqual(want);
});

test('each operator has separate saved filters in each company', () => {
  storeSavedFilters('auth', [{ name: 'a', query: 'filter.name=x', isDefault: true }]);
  sessionStore.open({ loginId: 'op', loginKey: 'key', companyUuid: 'c2' });
  expect(loadSavedFilters('auth')).toEqual([]);
  expect(defaultQueryOf('auth')).toBeUndefined();
});

test.each<[what: string, query: string, url: string, want: string]>([
  ['a URL without filters', 'filter.name=x&sort=modifiedAt', ours, `${ours}&sort=modifiedAt&filter.name=x`],
  ['a URL with a filter', 'filter.name=x', `${ours}&filter.name=y`, `${ours}&filter.name=y`],
  ['a URL with all=1', 'filter.name=x', `${ours}&all=1`, `${ours}&all=1`],
  ['a removed filter in the default', 'filter.old=1&filter.name=x&sort=old', ours, `${ours}&filter.name=x`],
  ['only removed filters in the default', 'filter.old=1', ours, ours],
])('the list resolves its default filter for %s', (_what, query, url, want) => {
  storeSavedFilters('auth', [{ name: 'a', query, isDefault: true }]);
  navigate(url);
  const { result } = renderHook(() => useListState(auth));
  expect(currentLocation()).toBe(want);
  expect(result.current.state.filters).toEqual(
    want.includes('filter.name=') ? { name: want.includes('=y') ? 'y' : 'x' } : {},
  );
});

test('clearing the default filter shows all records, also after a reload', () => {
  storeSavedFilters('auth', [{ name: 'a', query: 'filter.name=x', isDefault: true }]);
  const { result } = renderHook(() => useListState(auth));
  act(() => result.current.clearFilters());
  expect(currentLocation()).toBe(`${ours}&all=1`);
  expect(renderHook(() => useListState(auth)).result.current.state.filters).toEqual({});
});

function Panel() {
  return <SavedFilterPanel resource={auth} list={useListState(auth)} close={() => undefined} />;
}
const show = () => renderLocalized(<Panel />);
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const storedFilters = () =>
  loadSavedFilters('auth').map(({ name, query, isDefault = false }) => [name, query, isDefault]);

test('the panel shows an empty state without saved or active filters', () => {
  show();
  expect(screen.getByText(/暂无已存筛选/)).toBeDefined();
  expect(screen.getByText(/没有可保存/)).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a saved filter can be applied, made the default, renamed, replaced and deleted', async () => {
  navigate(`${ours}&filter.name=x&order=desc&page=3`);
  show();
  await userEvent.type(screen.getByRole('textbox', { name: '筛选名称' }), '我的{Enter}');
  expect(storedFilters()).toEqual([['我的', 'filter.name=x&order=desc', false]]);
  act(() => navigate(`${ours}&filter.name=z`));
  await press('我的');
  expect(currentLocation()).toBe(`${ours}&filter.name=x&order=desc`);
  await press('打开列表时默认使用“我的”');
  expect(storedFilters()).toEqual([['我的', 'filter.name=x&order=desc', true]]);
  await press('重命名“我的”');
  const [first] = screen.getAllByRole('textbox');
  await userEvent.clear(first ?? document.body);
  await userEvent.type(first ?? document.body, '常用{Enter}');
  expect(storedFilters()).toEqual([['常用', 'filter.name=x&order=desc', true]]);
  act(() => navigate(`${ours}&filter.name=z`));
  await press('将当前筛选保存到“常用”');
  expect(storedFilters()).toEqual([['常用', 'filter.name=z', true]]);
  await userEvent.type(screen.getByRole('textbox'), '常用');
  expect(screen.getByRole('button', { name: '覆盖' })).toBeDefined();
  await press('删除“常用”');
  await userEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: '删除' }));
  expect(storedFilters()).toEqual([]);
});

test('the panel names the conditions that the list no longer has', () => {
  storeSavedFilters('auth', [{ name: 'a', query: 'filter.old=1&filter.name=x' }]);
  show();
  expect(screen.getByText('列表中已没有以下字段，应用时将忽略：old')).toBeDefined();
});

test('a filter that another tab saved meanwhile is kept', async () => {
  navigate(`${ours}&filter.name=x`);
  show();
  storeSavedFilters('auth', [{ name: 'theirs', query: 'filter.name=y' }]);
  await userEvent.type(screen.getByRole('textbox'), 'mine{Enter}');
  expect(loadSavedFilters('auth').map(({ name }) => name)).toEqual(['theirs', 'mine']);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a filter that the browser cannot store is not listed, and an error says so', async () => {
  navigate(`${ours}&filter.name=x`);
  show();
  vi.spyOn(localStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(screen.getByRole('textbox'), 'mine{Enter}');
  const [toast, ...others] = toastStore.get();
  expect([toast?.kind, others]).toEqual(['error', []]);
  expect(toast?.message).toBeTypeOf('function');
  if (typeof toast?.message === 'function')
    expect(toast.message(translate)).toBe(translate('savedFilters.notKept'));
  expect(screen.queryByRole('listitem')).toBeNull();
});
