import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import erpdown from '../../../../src/generated/catalog/erpdown.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { useListState } from '../../../../src/runtime/list/query/useListState.ts';
import { FilterTree } from '../../../../src/runtime/list/tree/FilterTree.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService.ts';

beforeEach(async () => {
  navigate('/erpdown');
  await enter('erpdown');
});

const menu = (menuName: string, category: string, interfaceCount: number) => ({
  uuid: menuName,
  menuName,
  category,
  interfaceCount,
});

const { tree, filters } = erpdown;
const reference = filters.find(({ property }) => property === tree?.property)?.field.reference;

function Tree({ total }: { total: number }) {
  if (!tree || !reference) throw new Error('The interfaces of a family have a tree.');
  return (
    <FilterTree
      resource={erpdown}
      tree={tree}
      reference={reference}
      list={useListState(erpdown)}
      total={total}
    />
  );
}

const allMenus = [menu('asn', 'DOCUMENT', 2), menu('item', 'BASIC_DATA', 5), menu('order', 'DOCUMENT', 1)];
let menus = allMenus;

async function show() {
  menus = allMenus;
  const asked = stubService({
    '/menu': () => ({ success: true, data: menus }),
  });
  const { rerender } = renderLocalized(<Tree total={8} />);
  await screen.findByRole('treeitem', { name: /asn/ });
  return {
    asked: () => asked.filter(({ path }) => path === '/menu'),
    setTotal: (total: number) => rerender(<Tree total={total} />),
  };
}

const items = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);

test('the tree shows groups in the order of the schema with their counts', async () => {
  await show();
  expect(items()).toEqual(['全部8', '基础资料下发5', 'item5', '单据下发3', 'asn2', 'order1']);
});

test.each<[what: string, act: () => Promise<void>, url: string, chosen: RegExp]>([
  [
    'a click selects a filter value',
    async () => userEvent.click(screen.getByRole('treeitem', { name: /asn/ })),
    '/erpdown?filter.menuName=asn',
    /asn/,
  ],
  [
    'the keyboard selects a filter value',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}{ArrowUp}{Enter}');
    },
    '/erpdown?filter.menuName=asn',
    /asn/,
  ],
  [
    'the first item clears the filter',
    async () => {
      await userEvent.click(screen.getByRole('treeitem', { name: /asn/ }));
      await userEvent.keyboard('{Home} ');
    },
    '/erpdown',
    /全部/,
  ],
])('%s', async (_what, act, url, chosen) => {
  await show();
  await act();
  expect(currentLocation()).toBe(url);
  expect(screen.getByRole('treeitem', { selected: true }).textContent).toMatch(chosen);
});

test('a branch closes and opens', async () => {
  await show();
  await userEvent.click(screen.getByRole('treeitem', { name: /单据下发/ }));
  expect(items()).toEqual(['全部8', '基础资料下发5', 'item5', '单据下发3']);
  expect(screen.getByRole('treeitem', { name: /单据下发/ }).getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowRight}');
  expect(items().length).toBe(6);
});

test('the tree reads its counts again after the total changes', async () => {
  const { asked, setTotal } = await show();
  const before = asked().length;
  setTotal(9);
  await waitFor(() => expect(asked().length).toBe(before + 1));
});

test('the Tab stop returns to the first item when its own item is gone', async () => {
  const { setTotal } = await show();
  const stop = () => screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0);
  expect(stop().map(({ textContent }) => textContent)).toEqual(['全部8']);
  await userEvent.click(screen.getByRole('treeitem', { name: /order/ }));
  expect(stop().map(({ textContent }) => textContent)).toEqual(['order1']);
  menus = allMenus.filter(({ menuName }) => menuName !== 'order');
  setTotal(7);
  await waitFor(() => expect(items()).toHaveLength(5));
  expect(stop().map(({ textContent }) => textContent)).toEqual(['全部7']);
});
