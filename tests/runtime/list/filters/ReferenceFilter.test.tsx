import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { FieldReference } from '../../../../src/contract/model/resource.ts';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { ReferenceFilter } from '../../../../src/runtime/list/filters/ReferenceFilter.tsx';
import { ReferencePicker } from '../../../../src/runtime/list/filters/ReferencePicker.tsx';
import { renderLocalized } from '../../core/renderLocalized.ts';
import { type Answers, enter, firstPage, page, stubService } from '../../core/stubService.ts';

const reference: FieldReference = { operation: 'erp.query', value: 'uuid', label: 'name', search: 'name' };
const erps = Array.from({ length: 130 }, (_, index) => ({ uuid: `e${index}`, name: `ERP ${index}` }));

/**
 * Answers as the service does: a page of the records whose name contains the text, or the record of the uuid.
 */
const answers: Answers = {
  '/erp/query': ({ body }) => {
    const { name = '', uuid = '', pageSize } = body as { name?: string; uuid?: string; pageSize: number };
    const found = erps.filter((erp) => erp.name.includes(name) && (uuid === '' || erp.uuid === uuid));
    return firstPage(found, pageSize);
  },
};

beforeEach(async () => {
  await enter('interface');
  await phraseGroup('filterPanel').load();
});

interface PickerProps {
  readonly narrow?: Partial<FieldReference>;
  readonly first?: string;
}

/** The picker that the filter opens, with an output that shows the chosen value. */
function Picking({ narrow, first = '' }: PickerProps) {
  const [value, setValue] = useState(first);
  const [isOpen, setOpen] = useState(true);
  const props = { name: 'ERP', entity: 'interface', known: {}, reference: { ...reference, ...narrow } };
  return (
    <>
      <output>{value}</output>
      {isOpen && (
        <ReferencePicker
          {...props}
          value={value}
          onChange={(next) => {
            setValue(next);
            setOpen(false);
          }}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

async function show(props: PickerProps = {}, given = answers) {
  stubService(given);
  const { rerender } = await act(async () => renderLocalized(<Picking {...props} />));
  return {
    field: await screen.findByRole('combobox', { name: '搜索 ERP' }),
    renderAgain: () => act(async () => rerender(<Picking {...props} />)),
  };
}

const selectedValue = () => document.querySelector('output')?.textContent;

test('the picker finds a record beyond the first hundred by name and selects it by keyboard', async () => {
  const { field } = await show();
  expect(document.activeElement).toBe(field);
  expect(await screen.findByText(/还有更多选项/)).toBeDefined();
  expect(screen.queryByRole('option', { name: 'ERP 128' })).toBeNull();
  await userEvent.keyboard('128');
  const option = await screen.findByRole('option', { name: 'ERP 128' });
  await waitFor(() => expect(field.getAttribute('aria-activedescendant')).toBe(option.id));
  expect(screen.queryByText(/还有更多选项/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(selectedValue()).toBe('e128');
});

test('the marked option stays marked when the answer adds options before it', async () => {
  const { renderAgain } = await show(
    {},
    {
      '/erp/query': ({ body }) => {
        const { name = '' } = body as { name?: string };
        return name === ''
          ? firstPage(erps.slice(50), 50)
          : page(...erps.filter((erp) => erp.name.includes(name)));
      },
    },
  );
  await screen.findByRole('option', { name: 'ERP 50' });
  await userEvent.keyboard('1{ArrowDown}');
  await screen.findByRole('option', { name: 'ERP 1' });
  await renderAgain();
  await userEvent.keyboard('{Enter}');
  expect(selectedValue()).toBe('e61');
});

test('the selected option is marked and can be cleared', async () => {
  await show({ first: 'e3' });
  const option = await screen.findByRole('option', { name: 'ERP 3' });
  expect(option.getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: '清除' }));
  expect(selectedValue()).toBe('');
});

test('selecting the same option again closes the picker', async () => {
  await show({ first: 'e3' });
  await userEvent.click(await screen.findByRole('option', { name: 'ERP 3' }));
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(selectedValue()).toBe('e3');
});

test('Enter on the clear button clears the value, also while an option is marked', async () => {
  await show({ first: 'e3' });
  await screen.findByRole('option', { name: 'ERP 3' });
  await userEvent.keyboard('{ArrowDown}{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '清除' }));
  await userEvent.keyboard('{Enter}');
  expect(selectedValue()).toBe('');
});

test('Enter selects no option without the typed text before the answer arrives', async () => {
  await show();
  await screen.findByRole('option', { name: 'ERP 0' });
  await userEvent.keyboard('128{Enter}');
  expect(selectedValue()).toBe('');
});

test('the typed text stays when the focus leaves the field', async () => {
  const { field } = await show({ first: 'e3' });
  await screen.findByRole('option', { name: 'ERP 3' });
  await userEvent.keyboard('12{Tab}');
  expect(document.activeElement).not.toBe(field);
  expect((field as HTMLInputElement).value).toBe('12');
});

test('Escape closes the picker', async () => {
  await show();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test.each<[what: string, props: PickerProps, given: typeof answers, want: RegExp]>([
  ['no option exists', {}, { '/erp/query': () => page() }, /暂无选项/],
  [
    'another filter is required first',
    { narrow: { params: { type: { record: 'menuName' } } } },
    answers,
    /^请先选择/,
  ],
  [
    'the look-up fails',
    {},
    { '/erp/query': () => Response.json({ success: false }, { status: 500 }) },
    /^ERP ?的选项加载失败/,
  ],
])('the picker shows a message when %s', async (_what, props, given, want) => {
  await show(props, given);
  expect(await screen.findByText(want)).toBeDefined();
});

test.each<[what: string, value: string, name: string, calls: number]>([
  ['no record', '', 'ERP', 0],
  ['a record of the first page', 'e3', 'ERP: ERP 3', 1],
  ['a record beyond the first page', 'e128', 'ERP: ERP 128', 2],
])('the filter button shows %s', async (_what, value, name, calls) => {
  const asked = stubService(answers);
  renderLocalized(
    <ReferenceFilter
      name="ERP"
      value={value}
      onChange={() => {}}
      entity="interface"
      known={{}}
      reference={reference}
    />,
  );
  expect(await screen.findByRole('button', { name })).toBeDefined();
  expect(asked.filter(({ path }) => path === '/erp/query').length).toBe(calls);
});
