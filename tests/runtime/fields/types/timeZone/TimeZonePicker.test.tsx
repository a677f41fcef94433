import type { WidgetProps } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TimeZonePicker } from '../../../../../src/runtime/fields/types/timeZone/TimeZonePicker.tsx';
import { zoneOption } from '../../../../../src/runtime/fields/types/timeZone/zoneOptions.ts';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter } from '../../../core/stubService.ts';

beforeEach(() => enter());

function show(given: Partial<WidgetProps>) {
  const onChange = vi.fn();
  // The picker reads only these members.
  const props = { id: 'zone', onChange, ...given } as unknown as WidgetProps;
  renderLocalized(<TimeZonePicker {...props} />);
  return { field: screen.getByRole<HTMLInputElement>('combobox'), onChange };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test.each<[given: Partial<WidgetProps>, text: string, shown: (string | null)[]]>([
  [{}, '', ['展开']],
  [{ value: 'Asia/Tokyo' }, 'Asia/Tokyo (GMT+9)', ['清空', '展开']],
  [{ value: 'Mars/Base' }, 'Mars/Base', ['清空', '展开']],
  [{ value: 7 }, '', ['展开']],
  [{ value: 'Asia/Tokyo', readonly: true }, 'Asia/Tokyo (GMT+9)', []],
  [{ value: 'Asia/Tokyo', disabled: true }, 'Asia/Tokyo (GMT+9)', []],
])('the picker of %j shows "%s" and the buttons %j', (given, text, shown) => {
  expect(show(given).field.value).toBe(text);
  expect(buttons()).toEqual(shown);
});

test.each<[given: Partial<WidgetProps>, want: object]>([
  [{}, { name: 'zone', placeholder: '请选择', required: false, readOnly: false, invalid: 'false' }],
  [{ rawErrors: [] }, { invalid: 'false' }],
  [{ rawErrors: ['No zone'] }, { invalid: 'true' }],
  [{ placeholder: 'Zone' }, { placeholder: 'Zone' }],
  [{ htmlName: 'a.zone' }, { name: 'a.zone' }],
  [{ required: true }, { required: true }],
  [{ readonly: true }, { readOnly: true }],
  [{ disabled: true }, { disabled: true }],
])('the input of %j has %j', (given, want) => {
  const { field } = show(given);
  const { name, placeholder, required, readOnly, disabled } = field;
  const invalid = field.getAttribute('aria-invalid');
  expect({ name, placeholder, required, readOnly, disabled, invalid }).toMatchObject(want);
});

test('typing finds zones by name, and a choice reports the zone', async () => {
  const { field, onChange } = show({ value: 'Asia/Tokyo' });
  await userEvent.click(field);
  const all = screen.getAllByRole('option').length;
  await userEvent.type(field, '{Control>}a{/Control}asia/shang');
  expect(all).toBeGreaterThan(100);
  const { label } = zoneOption('Asia/Shanghai');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([label]);
  await userEvent.keyboard('{Enter}');
  expect(onChange.mock.calls).toEqual([['Asia/Shanghai']]);
  expect(screen.queryByRole('option')).toBeNull();
});

test('a text that is in no zone gets a note instead of options', async () => {
  const { field } = show({});
  await userEvent.type(field, 'mars');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('无匹配项')).toBeDefined();
});

test('the chosen zone is selected in the list', async () => {
  const { field } = show({ value: 'Asia/Tokyo' });
  await userEvent.click(field);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Asia/Tokyo (GMT+9)');
  expect(screen.queryByText('无匹配项')).toBeNull();
});

test('Clear reports that no zone is chosen', async () => {
  const { onChange } = show({ value: 'Asia/Tokyo' });
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(onChange.mock.calls).toEqual([[undefined]]);
});
