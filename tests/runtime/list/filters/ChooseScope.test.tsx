import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import erp from '../../../../src/generated/catalog/erp.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { ChooseScope } from '../../../../src/runtime/list/filters/ChooseScope.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

const setFilters = vi.fn();

beforeEach(async () => {
  stubService();
  setFilters.mockClear();
  await enter('erp');
  await phraseGroup('filterPanel').load();
});

const show = (missing: readonly string[]) =>
  renderLocalized(
    <ChooseScope
      resource={erp}
      missing={missing}
      list={{
        id: 'erp',
        state: { page: 0, sort: '', order: 'asc', filters: {} },
        setFilters,
        setPage: vi.fn(),
        setPageSize: vi.fn(),
        sortBy: vi.fn(),
        clearFilters: vi.fn(),
        applyQuery: vi.fn(),
      }}
    />,
  );

test('a typed value applies with the button', async () => {
  show(['name']);
  screen.getByRole('heading', { name: '请先填写名称' });
  await userEvent.type(screen.getByLabelText('名称'), 'u7');
  expect(setFilters).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  expect(setFilters).toHaveBeenCalledExactlyOnceWith({ name: 'u7' });
});

test('a reference is chosen; the title names all missing filters', () => {
  show(['dataSourceUuid', 'name']);
  screen.getByRole('heading', { name: /^请先选择(名称.*数据源配置|数据源配置.*名称)$/ });
  expect(screen.getByRole('button', { name: '数据源配置' }).textContent).toBe('请选择');
});
