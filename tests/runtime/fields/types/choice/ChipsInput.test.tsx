import type { WidgetProps } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChipsInput } from '../../../../../src/runtime/fields/types/choice/ChipsInput.tsx';
import type { Option } from '../../../../../src/runtime/fields/types/reference/lookup.ts';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter } from '../../../core/stubService.ts';

beforeEach(() => enter());

const options = [
  { value: 'A', label: 'Apple' },
  { value: 'B', label: 'Banana' },
];

function show(
  offered: readonly Option[] | undefined,
  given: Partial<WidgetProps> = {},
  around = (field: ReactNode) => field,
) {
  const onChange = vi.fn();
  function Host() {
    const [value, setValue] = useState<unknown>(given.value);
    // The input reads only these members.
    const props = {
      id: 'chips',
      schema: {},
      ...given,
      value,
      onChange: (next: unknown) => {
        onChange(next);
        setValue(next);
      },
    } as unknown as WidgetProps;
    return around(<ChipsInput {...props} offered={offered} />);
  }
  renderLocalized(<Host />);
  return { onChange, input: () => screen.getByRole<HTMLInputElement>('combobox') };
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

test.each<
  [
    offered: readonly Option[] | undefined,
    given: Partial<WidgetProps>,
    hint: string,
    shown: readonly string[],
  ]
>([
  [undefined, {}, '输入后按回车', []],
  [undefined, { value: ['a'] }, '', ['移除 a']],
  [options, {}, '请选择', ['展开']],
  [options, { value: ['A', 'old'] }, '', ['移除 Apple', '移除 old', '展开']],
  [options, { value: ['A'], readonly: true }, '', []],
  [options, { disabled: true }, '请选择', []],
])('chips of %j with %j have the hint "%s" and the buttons %j', (offered, given, hint, shown) => {
  const { input } = show(offered, given);
  expect(input().placeholder).toBe(hint);
  expect(buttons()).toEqual(shown);
});

test.each([
  [undefined, 'false'],
  [[], 'false'],
  [['No'], 'true'],
])('chips with the errors %j are invalid: %s', (rawErrors, want) => {
  const { input } = show(undefined, { rawErrors });
  expect(input().getAttribute('aria-invalid')).toBe(want);
});

test('free texts become chips, and each chip can be removed', async () => {
  const { input, onChange } = show(undefined);
  await userEvent.type(input(), 'one{Enter}two{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['one', 'two']);
  await userEvent.click(screen.getByRole('button', { name: '移除 one' }));
  expect(onChange).toHaveBeenLastCalledWith(['two']);
});

test('a free text becomes a chip when the operator leaves the field', async () => {
  const { input, onChange } = show(undefined);
  await userEvent.type(input(), 'one');
  await userEvent.tab();
  expect(onChange.mock.calls).toEqual([[['one']]]);
});

test.each([
  [undefined, undefined],
  [['A'], []],
])('the last removed chip of a property with the default %j leaves %j', async (defaultValue, want) => {
  const { onChange } = show(options, { value: ['A'], schema: { default: defaultValue } });
  await userEvent.click(screen.getByRole('button', { name: '移除 Apple' }));
  expect(onChange.mock.calls).toEqual([[want]]);
});

test('chosen options leave the list, and an empty list has a note', async () => {
  const { input, onChange } = show(options, { value: ['A'] });
  const shown = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await userEvent.click(input());
  expect(shown()).toEqual(['Banana']);
  expect(screen.queryByText('暂无选项')).toBeNull();
  await userEvent.click(screen.getByRole('option', { name: 'Banana' }));
  expect(onChange.mock.calls).toEqual([[['A', 'B']]]);
  expect(shown()).toEqual([]);
  expect(screen.getByText('暂无选项')).toBeDefined();
});

test('the typed text filters the options', async () => {
  const { input } = show(options);
  await userEvent.type(input(), 'ban');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Banana']);
  await userEvent.type(input(), 'x');
  expect(input().value).toBe('banx');
  expect(screen.getByText('无匹配项')).toBeDefined();
});

test('options with one name have different keys', async () => {
  const warn = vi.spyOn(console, 'error');
  const { input } = show([
    { value: 'A', label: 'Apple' },
    { value: 'B', label: 'Apple' },
  ]);
  await userEvent.click(input());
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['an open list', 'none', 0],
  ['a closed list', 'none{Escape}', 1],
])('Enter in the field of %s after %j sends the form %i times', async (_which, typed, sent) => {
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  const { input } = show(options, {}, (field) => <form onSubmit={submit}>{field}</form>);
  await userEvent.type(input(), `${typed}{Enter}`);
  expect(submit).toHaveBeenCalledTimes(sent);
});
