import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import erpdown from '../../../src/generated/catalog/erpdown.ts';
import { navigate } from '../../../src/runtime/core/routing/hashLocation.ts';
import { TaskMenu } from '../../../src/runtime/task/TaskMenu.tsx';
import { openPopup } from '../core/openPopup.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter } from '../core/stubService.ts';

beforeEach(() => enter('erpdown'));

const constants = 'with.interfaceType=ERP_DOWN&with.scope=DC';

test.each([
  ['/erpdown', constants],
  ['/erpdown?page=2&filter.menuName=asn', `${constants}&with.menuName=asn`],
])('the menu of the list %s has a link to each task, with "%s"', async (url, given) => {
  navigate(url);
  renderLocalized(<TaskMenu resource={erpdown} />);
  await openPopup(screen.getByRole('button'));
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const tasks = [
    ['导出', 'export'],
    ['导入', 'import'],
    ['按配送中心复制', 'copyByDc'],
    ['按货主复制', 'copyByOwner'],
    ['按货主和 ERP 复制', 'copyDocsByOwner'],
    ['按承运商复制', 'copyByCarrier'],
  ];
  expect(links).toEqual(tasks.map(([title, tab]) => [title, `/exportAndImport?tab=${tab}&${given}`]));
});
