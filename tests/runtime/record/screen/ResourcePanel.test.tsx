import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import erpdown from '../../../../src/generated/catalog/erpdown';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation';
import { LazyFilterChip } from '../../../../src/runtime/list/filters/FilterBar';
import { ResourceList } from '../../../../src/runtime/list/ResourceList';
import { drillDownUrl } from '../../../../src/runtime/record/screen/ResourcePanel';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, stubService } from '../../core/stubService';

const failing = {
  uuid: 'i1',
  interfaceName: 'item',
  status: 'ONLINE',
  pendingCount: 14,
  blockedCount: 3,
  failureReason: 'HTTP 503',
};
const ok = { uuid: 'i2', interfaceName: 'asn', status: 'ONLINE', pendingCount: 0, blockedCount: 0 };
const open = vi.fn();

beforeEach(async () => {
  await LazyFilterChip.load();
  await enter('erpdown');
  navigate('/erpdown?filter.status=ONLINE');
  const paging = { recordCount: 2, pageSize: 20, more: false };
  stubService({
    '/interfaceConfig/query': () => ({ success: true, data: { records: [failing, ok], page: 0, paging } }),
  });
  renderLocalized(
    <ResourceList
      resource={erpdown}
      open={open}
      drillDownTo={drillDownUrl}
      edit={vi.fn()}
      preload={vi.fn()}
      create={null}
    />,
  );
});

const record = '/erpdown?filter.status=ONLINE&view=edit&uuid=i1';

test.each<[column: string, name: RegExp, want: string]>([
  [
    'the pending count',
    /^14.*待处理数：打开待处理$/,
    `${record}&section=pending&part.filter.status=PENDING%2CRUNNING%2CFAILED%2CBLOCKED`,
  ],
  ['the blocked count', /^3.*阻塞数：打开失败$/, `${record}&section=failures`],
  ['the failure reason', /^HTTP 503.*失败原因：打开失败$/, `${record}&section=failures`],
])('%s links to a tab of the record and keeps the filters of the list', async (_column, name, want) => {
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`#${want}`);
  link.focus();
  await userEvent.keyboard('{Enter}');
  expect(currentLocation()).toBe(want);
  expect(open).not.toHaveBeenCalled();
});

test('empty cells and zeros are no links', async () => {
  await screen.findByText('asn');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});
