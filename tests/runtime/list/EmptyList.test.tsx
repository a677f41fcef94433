import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import erp from '../../../src/generated/catalog/erp.ts';
import { phrases } from '../../../src/runtime/core/i18n/phrases.ts';
import { EmptyList } from '../../../src/runtime/list/EmptyList.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

beforeEach(async () => {
  stubService();
  await enter('erp');
  // Every resource of this product has a description; those of other products may lack one.
  phrases.add('zh-CN', { resources: { other: { title: 'Other' } } });
});

const clearFilters = vi.fn();

const show = (name: string, filters: Readonly<Record<string, string>> = {}, more = false) =>
  renderLocalized(
    <EmptyList
      resource={{ ...erp, name }}
      create={null}
      hint="hint"
      more={more}
      list={{
        id: 'erp',
        state: { page: 0, sort: '', order: 'asc', filters },
        setFilters: vi.fn(),
        setPage: vi.fn(),
        setPageSize: vi.fn(),
        sortBy: vi.fn(),
        clearFilters,
        applyQuery: vi.fn(),
      }}
    />,
  ).container;

test.each([
  ['its description', 'erp', /访问 ERP。请先新建/],
  ['no text without a description', 'other', /^$/],
])('a list without records has %s and the hint', async (_what, name, want) => {
  const container = show(name);
  expect(container.querySelector('p')?.textContent).toMatch(want);
  expect(await screen.findByText('hint', { exact: false })).toBeDefined();
});

test('an empty page before the last one names the later pages', () => {
  expect(show('erp', {}, true).textContent).toBe('本页没有记录后续页可能还有 ERP 配置。');
});

test('filters without a match can be cleared', async () => {
  const container = show('erp', { name: 'x' });
  expect(container.textContent).not.toContain('hint');
  await userEvent.click(screen.getByRole('button'));
  expect(clearFilters).toHaveBeenCalledOnce();
});
