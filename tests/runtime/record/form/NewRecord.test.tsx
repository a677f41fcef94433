import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import dataSource from '../../../../src/generated/catalog/dataSource.ts';
import { formModule } from '../../../../src/runtime/core/lazy/resourceModules.ts';
import { currentLocation, navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { toastStore } from '../../../../src/runtime/feedback/toast/toastStore.ts';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { NewRecord } from '../../../../src/runtime/record/form/NewRecord.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { enter, lateAnswer, stubService } from '../../core/stubService.ts';

/** The call that creates a data source, below the record that these properties name. */
vi.mock(import('../../../../src/runtime/api/operations.ts'), async (importOriginal) => {
  const original = await importOriginal();
  const scope: Operation['scope'] = { name: 'string', port: 'number' };
  return {
    ...original,
    getOperation: (name, place) => {
      const operation = original.getOperation(name, place);
      return name === 'datasource.create' ? { ...operation, scope } : operation;
    },
  };
});

beforeEach(async () => {
  await enter('dataSource');
  await formModule('dataSource').load();
  await Promise.all(widgetModules.map((module) => module.load()));
});

test.each<[query: string, constants: Readonly<Record<string, string>>, want: object]>([
  ['', {}, {}],
  ['&filter.name=north', {}, { name: 'north' }],
  ['&filter.name=north&filter.port=3306', {}, { name: 'north', port: 3306 }],
  ['&filter.databaseName=erp', {}, {}],
  ['&filter.port=3306', { port: '1' }, {}],
])(
  'a new record of the list with "%s" and the constants %j starts with %j',
  async (query, constants, want) => {
    navigate(`/config?tab=dataSource&view=create${query}`);
    const asked = stubService();
    renderLocalized(<NewRecord resource={{ ...dataSource, constants }} close={vi.fn()} />);
    const values = { name: 'typed', ip: 'db', port: '1521', databaseName: 'orders', ...want };
    const captions = { name: '名称', ip: 'IP 或主机名', port: '端口', databaseName: '数据库名' };
    for (const [name, caption] of Object.entries(captions)) {
      const input = screen.queryByLabelText<HTMLInputElement>(caption);
      if (!input) continue;
      expect(input.value).toBe(name in want ? String(Object(want)[name]) : '');
      if (input.value === '') await userEvent.type(input, String(Object(values)[name]));
    }
    await userEvent.click(screen.getByRole('button', { name: '保存' }));
    const created = () => asked.filter(({ path }) => path === '/datasource').map(({ body }) => body);
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(Object.keys(Object(created()[0])).toSorted()).toEqual(
      ['companyUuid', 'databaseName', 'databaseType', 'encoding', 'ip', 'name', 'port'].toSorted(),
    );
    expect(created()[0]).toMatchObject(want);
  },
);

test.each([
  { what: 'closes the dialog for', of: 'close' },
  { what: 'opens the record for', of: 'created' },
])('the answer of a save $what nobody who has left the dialog meanwhile', async ({ of }) => {
  for (const { id } of toastStore.get()) toastStore.close(id);
  navigate('/config?tab=dataSource&view=create');
  const stored = lateAnswer();
  stubService({ '/datasource': () => stored.promise });
  const close = vi.fn();
  renderLocalized(
    <NewRecord resource={dataSource} close={close} created={of === 'created' ? close : undefined} />,
  );
  const values = { 名称: 'north', 'IP 或主机名': 'db', 端口: '1521', 数据库名: 'orders' };
  for (const [caption, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(caption), value);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  // A press on Cancel would suggest that nothing is stored.
  expect(screen.getByRole('button', { name: '取消' }).hasAttribute('disabled')).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('cancel'));
  expect(close).not.toHaveBeenCalled();
  navigate('/config?tab=auth');
  stored.resolve({ success: true, data: { uuid: 'd1' } });
  await waitFor(() => expect(toastStore.get()).toHaveLength(1));
  expect([close.mock.calls, currentLocation()]).toEqual([[], '/config?tab=auth']);
});
