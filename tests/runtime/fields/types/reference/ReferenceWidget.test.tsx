import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import erp from '../../../../../src/generated/catalog/erp.ts';
import form from '../../../../../src/generated/forms/erp.ts';
import { LocaleProvider } from '../../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { enter, stubService } from '../../../core/stubService.ts';

const sources = ['库房甲', '库房乙', '港口库'].map((name, index) => ({
  uuid: `d${index}`,
  name,
  databaseType: 'MYSQL',
}));
const record = { uuid: 'e1', name: 'sap', dataSourceUuid: 'd2' };

beforeEach(async () => {
  stubService({
    '/datasource/query': ({ query }) => ({
      success: true,
      data: sources.filter(({ name }) => name.includes(query.get('name') ?? '')),
    }),
  });
  await enter('erp', 'dataSource');
});

async function show(): Promise<{ field: HTMLInputElement; save: ReturnType<typeof vi.fn> }> {
  const save = vi.fn(async () => undefined);
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <LocaleProvider>
          <SchemaForm form={form} owner={erp} record={record} save={save} />
        </LocaleProvider>
      </SWRConfig>,
    );
  });
  const field = screen.getByLabelText<HTMLInputElement>(/^数据源/);
  await waitFor(() => expect(field.value).toBe('港口库'));
  await userEvent.click(field);
  return { field, save };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('typing into a filled reference field replaces its text and filters its options', async () => {
  const { field } = await show();
  await userEvent.keyboard('{Control>}a{/Control}库房');
  expect(field.value).toBe('库房');
  await waitFor(() => expect(options()).toEqual(['库房乙', '库房甲']));
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('库');
});

test.each([
  ['the answer is pending', '库房乙', '库房乙'],
  ['no option matches', '库房丙', '库房丙'],
])('Enter selects no option without the typed text and sends no form: %s', async (_what, text, want) => {
  const { field, save } = await show();
  await userEvent.keyboard(`{Control>}a{/Control}${text}{Enter}`);
  expect(field.value).toBe(want);
  expect(save).not.toHaveBeenCalled();
});

test('a name that was typed in full does not filter the next list of options', async () => {
  const { field } = await show();
  await userEvent.keyboard('{Control>}a{/Control}库房乙');
  await waitFor(() => expect(options()).toEqual(['库房乙']));
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('库房乙');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options().length).toBe(sources.length));
});
