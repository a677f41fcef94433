import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import type { Role } from '../../../../../src/contract/api/role.ts';
import erp from '../../../../../src/generated/catalog/erp.ts';
import form from '../../../../../src/generated/forms/erp.ts';
import { companyStore } from '../../../../../src/runtime/api/companyStore.ts';
import { WithNewRecords } from '../../../../../src/runtime/form/create/WithNewRecords.tsx';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, firstPage, stubService } from '../../../core/stubService.ts';

const sources = ['库房甲', '库房乙', '港口库'].map((name, index) => ({
  uuid: `d${index}`,
  name,
  databaseType: 'MYSQL',
}));
const record = { uuid: 'e1', name: 'sap', dataSourceUuid: 'd2' };

beforeEach(async () => {
  companyStore.set([]);
  stubService({
    '/datasource/query': ({ query }) => ({
      success: true,
      data: sources.filter(({ name }) => name.includes(query.get('name') ?? '')),
    }),
  });
  await enter('erp', 'dataSource');
});

async function open(edited?: Row): Promise<ReturnType<typeof vi.fn>> {
  const save = vi.fn(async () => undefined);
  await act(async () => {
    renderLocalized(
      <WithNewRecords>
        <SchemaForm form={form} owner={erp} record={edited} save={save} />
      </WithNewRecords>,
    );
  });
  return save;
}

async function show(): Promise<{ field: HTMLInputElement; save: ReturnType<typeof vi.fn> }> {
  const save = await open(record);
  const field = await screen.findByLabelText<HTMLInputElement>(/^数据源/);
  await waitFor(() => expect(field.value).toBe('港口库'));
  await userEvent.click(field);
  return { field, save };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const addition = '新建数据源…';

test('typing into a filled reference field replaces its text and filters its options', async () => {
  const { field } = await show();
  await userEvent.keyboard('{Control>}a{/Control}库房');
  expect(field.value).toBe('库房');
  await waitFor(() => expect(options()).toEqual(['库房乙', '库房甲', addition]));
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('库');
});

test.each<[what: string, role: Role, count: number, text: string]>([
  ['one has the text', 'viewer', 3, '库房乙'],
  ['none has it, and the role creates no record', 'viewer', 3, '库房丙'],
  ['the answer is pending', 'administrator', 101, '库房丙'],
])(
  'Enter selects no option without the typed text and sends no form: %s',
  async (_what, role, count, text) => {
    companyStore.set([{ uuid: 'c1', name: '公司', role }]);
    const many = Array.from(
      { length: count },
      (_, index) => sources[index] ?? { uuid: `m${index}`, name: '仓' },
    );
    stubService({ '/datasource/query': () => firstPage(many) });
    const { field, save } = await show();
    await waitFor(() => expect(options()).toContain(role === 'viewer' ? '库房乙' : addition));
    await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`);
    expect(field.value).toBe(text);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(save).not.toHaveBeenCalled();
  },
);

test('the last option creates a record over the form, which keeps its input, and chooses it', async () => {
  const created = { uuid: 'd9', name: '库房丙', databaseType: 'MYSQL' };
  stubService({
    '/datasource': () => ({ success: true, data: created }),
    '/datasource/query': () => ({ success: true, data: sources }),
  });
  await open();
  await userEvent.type(screen.getByLabelText('名称'), 'sap');
  const field = await screen.findByLabelText<HTMLInputElement>(/^数据源/);
  await userEvent.click(field);
  await userEvent.keyboard('库房丙');
  await waitFor(() => expect(options()).toContain(addition));
  await userEvent.click(screen.getByRole('option', { name: addition }));
  const dialog = within(await screen.findByRole('dialog', { name: '新建数据源' }));
  // The labels of the dialog name its own fields, not those of the form below.
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  expect(dialog.getByLabelText<HTMLInputElement>('名称').value).toBe('库房丙');
  await userEvent.type(dialog.getByLabelText('IP 或主机名'), 'db');
  await userEvent.type(dialog.getByLabelText('端口'), '3306');
  await userEvent.type(dialog.getByLabelText('数据库名'), 'erp');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field.value).toBe('库房丙'));
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('sap');
});

test('an operator whose role creates no such record gets no option for it', async () => {
  companyStore.set([{ uuid: 'c1', name: '公司', role: 'viewer' }]);
  await show();
  await waitFor(() => expect(options()).toContain('港口库'));
  await vi.dynamicImportSettled();
  await act(async () => undefined);
  expect(options()).not.toContain(addition);
});

test('a dialog without input closes at once, although the form below has some', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('名称'), 'sap');
  await userEvent.click(screen.getByLabelText(/^数据源/));
  await waitFor(() => expect(options()).toContain(addition));
  await userEvent.click(screen.getByRole('option', { name: addition }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('sap');
});

test.each<[what: string, count: number, edited: Row | undefined, want: string]>([
  ['the only choice of a new record is preset', 1, undefined, '库房甲'],
  ['several choices are left to the operator', 2, undefined, ''],
  ['a stored record is not changed', 1, { uuid: 'e1', name: 'sap' }, ''],
])('%s', async (_what, count, edited, want) => {
  stubService({ '/datasource/query': () => ({ success: true, data: sources.slice(0, count) }) });
  await open(edited);
  const field = await screen.findByLabelText<HTMLInputElement>(/^数据源/);
  await userEvent.click(field);
  await waitFor(() => expect(options().filter((name) => name !== addition)).toHaveLength(count));
  expect(field.value).toBe(want);
  expect(screen.queryAllByText('默认')).toHaveLength(want === '' ? 0 : 1);
});

test('an operator who clears the preset choice keeps the field empty', async () => {
  stubService({ '/datasource/query': () => ({ success: true, data: sources.slice(0, 1) }) });
  await open();
  const field = await screen.findByLabelText<HTMLInputElement>(/^数据源/);
  await waitFor(() => expect(field.value).toBe('库房甲'));
  await userEvent.clear(field);
  await userEvent.tab();
  expect(field.value).toBe('');
  expect(screen.queryByText('默认')).toBeNull();
});

test('a name that was typed in full does not filter the next list of options', async () => {
  const { field } = await show();
  await userEvent.keyboard('{Control>}a{/Control}库房乙');
  await waitFor(() => expect(options()).toEqual(['库房乙', addition]));
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('库房乙');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options().length).toBe(sources.length + 1));
});
