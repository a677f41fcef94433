import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { BulkBar } from '../../../../src/runtime/list/bar/BulkBar.tsx';
import { listStateOf } from '../../../../src/runtime/list/query/useListState.ts';
import { openPopup } from '../../core/openPopup.ts';
import { recordFiles } from '../../core/recordFiles.ts';
import { renderPage } from '../../core/renderPage.tsx';
import { type Answers, enter, stubService } from '../../core/stubService.ts';

let saved = recordFiles();

// happy-dom has no popovers.
HTMLElement.prototype.hidePopover ??= () => {};

beforeEach(async () => {
  saved = recordFiles();
  for (const { id } of toastStore.get()) toastStore.close(id);
  await enter('erpdown');
  await phraseGroup('progress').load();
});

const rows = ['i1', 'i2', 'i3'].map((uuid) => ({
  uuid,
  interfaceName: uuid,
  status: 'OFFLINE',
  debug: false,
}));

/** The bar over a list of three records, with the first two or all of them selected. `filters` is beside it. */
function show(isAll: boolean, answers: Answers = {}, filters?: ReactNode) {
  const paging = { recordCount: 3, pageSize: 1000, more: false };
  const asked = stubService({
    '/interfaceConfig/query': () => ({ success: true, data: { records: rows, page: 0, paging } }),
    ...answers,
  });
  const clear = vi.fn();
  const bar = (
    <BulkBar
      resource={erpdown}
      columns={[]}
      selection={{
        uuids: new Set(['i1', 'i2']),
        isAll,
        isPage: false,
        toggle: vi.fn(),
        togglePage: vi.fn(),
        chooseAll: vi.fn(),
        clear,
      }}
      rows={rows}
      state={listStateOf(erpdown, '')}
      total={3}
    />
  );
  const { rerender } = renderPage(
    <div>
      {filters}
      {bar}
    </div>,
  );
  return {
    clear,
    remove: () =>
      rerender(
        <div>
          {filters}
          {null}
        </div>,
      ),
    bodies: (path: string) => asked.filter((call) => call.path === path).map(({ body }) => body),
  };
}

test('the focus moves to the filters when the bar goes away after a press on it', async () => {
  const { clear, remove } = show(false, {}, <input aria-label="search" />);
  await userEvent.click(screen.getByRole('button', { name: '取消选择' }));
  expect(clear).toHaveBeenCalledOnce();
  remove();
  expect(document.activeElement).toBe(screen.getByLabelText('search'));
});

test('the focus outside of the bar stays when the bar goes away', () => {
  const filters = [<input key="search" aria-label="search" />, <input key="row" aria-label="row" />];
  const { remove } = show(false, {}, filters);
  screen.getByLabelText('row').focus();
  remove();
  expect(document.activeElement).toBe(screen.getByLabelText('row'));
});

const file = { format: 'interface-console', items: [] };

test.each<[what: string, isAll: boolean, want: readonly string[]]>([
  ['the selected records', false, ['i1', 'i2']],
  ['all records of the list', true, ['i1', 'i2', 'i3']],
])('an action that takes uuids sends those of %s, and the selection stays', async (_what, isAll, want) => {
  const { bodies, clear } = show(isAll, { '/interfaceConfig/export': () => ({ success: true, data: file }) });
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  expect(await screen.findByText('导出成功')).toBeDefined();
  expect(bodies('/interfaceConfig/export')).toEqual([want]);
  expect(bodies('/interfaceConfig/query')).toHaveLength(isAll ? 1 : 0);
  expect((await saved()).map(({ text }) => JSON.parse(text))).toEqual([file]);
  expect(clear).not.toHaveBeenCalled();
});

test('an action that takes uuids shows its failure once', async () => {
  show(false, { '/interfaceConfig/export': () => ({ success: false, message: '服务繁忙' }) });
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  const [toast, ...others] = await screen.findAllByText('服务繁忙');
  expect(toast?.closest('[class*=toast]')?.textContent).toContain('导出失败');
  expect(others).toEqual([]);
  expect(await saved()).toEqual([]);
});

test('a back end without the action shows only that', async () => {
  show(false, { '/interfaceConfig/export': () => Response.json({ success: false }, { status: 404 }) });
  await userEvent.click(screen.getByRole('button', { name: '导出' }));
  await screen.findByText(/不支持批量操作/);
  expect(toastStore.get()).toHaveLength(1);
});

test('an action of the menu runs on the selected records, and ends the selection', async () => {
  const { bodies, clear } = show(false, {
    '/interfaceConfig/batch': () => ({ success: true, data: { done: 2, skipped: [] } }),
  });
  await openPopup(screen.getByRole('button', { name: /的更多操作$/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '删除' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(clear).toHaveBeenCalledOnce());
  expect(bodies('/interfaceConfig/batch')).toMatchObject([{ action: 'remove', uuids: ['i1', 'i2'] }]);
});
