import type { ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PublishedSchema } from '../../../../../src/contract/model/publishedSchema.ts';
import { phraseGroup } from '../../../../../src/runtime/core/i18n/phrases.ts';
import { PublishedArrayTemplate } from '../../../../../src/runtime/fields/types/published/PublishedArrayTemplate.tsx';
import { PublishedForm } from '../../../../../src/runtime/fields/types/published/PublishedForm.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';

beforeEach(async () => {
  stubService();
  await enter();
  await phraseGroup('external').load();
});

interface Given {
  readonly schema: RJSFSchema;
  readonly value?: unknown;
  readonly readonly?: boolean;
  /** The value that the button `replace` sets from outside. */
  readonly replacement?: unknown;
}

/** The form of an object with a single property, and a function that returns its last value. */
function show({ schema, value, readonly, replacement }: Given) {
  const onChange = vi.fn();
  const external: PublishedSchema = {
    name: 'part',
    schema: { type: 'object', properties: { part: { title: 'Part', ...schema } } },
    validate: () => true,
  };
  function Host(): ReactNode {
    const [current, setCurrent] = useState<unknown>({ part: value });
    return (
      <>
        <PublishedForm
          id="payload"
          external={external}
          value={current}
          onChange={(next) => {
            onChange(next);
            setCurrent(next);
          }}
          errors={undefined}
          readonly={readonly}
        />
        <button type="button" onClick={() => setCurrent({ part: replacement })}>
          replace
        </button>
      </>
    );
  }
  renderLocalized(<Host />);
  return () => onChange.mock.lastCall?.[0];
}

// Queries by role compute the names of all controls, which takes seconds in a large form.
const press = (text: string) => userEvent.click(screen.getByText(text));
const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type=search])')];
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Part' });
const misfit = '该值与 Schema 要求不符，修改前保持原样。';

test('a removed item passes the focus to a neighbour, then to the button that adds one', async () => {
  show({ schema: { type: 'array', items: { type: 'string' } }, value: ['a', 'b', 'c'] });
  const remove = (row: number) => userEvent.click(screen.getByLabelText(`删除第 ${row} 行`));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await remove(2);
  expect([inputs().map(({ value }) => value), focused()]).toEqual([['a', 'c'], '删除第 2 行']);
  await remove(2);
  expect(focused()).toBe('删除第 1 行');
  await remove(1);
  expect(focused()).toBe('添加一项 Part');
});

test('a button that moves its item stays, so that it keeps the focus', async () => {
  show({ schema: { type: 'array', items: { type: 'string' } }, value: ['a', 'b', 'c'] });
  const button = screen.getByLabelText('上移第 3 行');
  await userEvent.click(button);
  expect(button.isConnected).toBe(true);
  expect(button.getAttribute('aria-label')).toBe('上移第 2 行');
});

test.each<[type: RJSFSchema['type'], value: unknown, isJson: boolean]>([
  ['array', [1], false],
  ['array', 'x', true],
  ['boolean', true, false],
  ['boolean', 'yes', true],
  ['object', { a: 1 }, false],
  ['object', [1], true],
  ['number', 1, false],
  ['number', '1,5', false],
  ['number', true, true],
  ['number', { a: 1 }, true],
  ['string', 'a', false],
  ['string', 5, false],
  ['string', { a: 1 }, true],
  ['string', null, false],
  ['number', null, false],
  ['boolean', undefined, false],
])('a property of type %s with the value %j is shown as JSON: %j', (type, value, isJson) => {
  show({ schema: { type, ...(type === 'array' && { items: { type: 'number' } }) }, value });
  expect(screen.queryAllByText(misfit)).toHaveLength(isJson ? 1 : 0);
  if (isJson) expect(text().value).toBe(JSON.stringify(value, null, 2));
});

test('JSON text stays as typed, and its value is reported while it is valid', () => {
  const last = show({ schema: { type: 'array', items: { type: 'number' } }, value: 'x' });
  const type = (value: string) => fireEvent.change(text(), { target: { value } });
  type('{"a":1}');
  expect(text().value).toBe('{"a":1}');
  expect(text().getAttribute('aria-invalid')).toBe('false');
  expect(last()).toEqual({ part: { a: 1 } });
  type('{"a":1');
  expect(text().value).toBe('{"a":1');
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(last()).toEqual({ part: { a: 1 } });
});

test('a value from outside replaces the typed JSON text', async () => {
  show({ schema: { type: 'string' }, value: { a: 1 }, replacement: { b: 2 } });
  fireEvent.change(text(), { target: { value: '{"a":2}' } });
  await press('replace');
  expect(text().value).toBe('{\n  "b": 2\n}');
});

const letters = Array.from({ length: 120 }, (_, index) => `letter ${index}`);

/** The layout of a list, with a stub for each item: a real form of so many items takes seconds. */
function List({ count, canAdd }: { readonly count: number; readonly canAdd: boolean }): ReactNode {
  const [size, setSize] = useState(count);
  const items = letters.slice(0, size).map((letter) => (
    <p key={letter}>
      <input />
    </p>
  ));
  const props = { items, schema: {}, canAdd, title: 'Part', onAddClick: () => setSize(size + 1) };
  // The template reads only these members.
  return <PublishedArrayTemplate {...(props as unknown as ArrayFieldTemplateProps)} />;
}

const showList = (count: number, canAdd = true) => renderLocalized(<List count={count} canAdd={canAdd} />);

test.each([49, 50, 60])('an item added to a list of %i is shown and takes the focus', async (count) => {
  showList(count);
  expect(inputs()).toHaveLength(Math.min(count, 50));
  await userEvent.click(screen.getByLabelText('添加一项 Part'));
  expect(inputs()).toHaveLength(count + 1);
  expect(document.activeElement).toBe(inputs().at(-1));
});

test('a list shows 50 items, and 50 more on demand', async () => {
  showList(119, false);
  expect(inputs()).toHaveLength(50);
  await press('显示更多（69）');
  expect(inputs()).toHaveLength(100);
  await press('显示更多（19）');
  expect(inputs()).toHaveLength(119);
  expect(screen.queryByText(/显示更多/)).toBeNull();
  expect(screen.queryByText('添加一项')).toBeNull();
});

const free = { type: 'object', additionalProperties: { type: 'string' } } as const;

test('a property with a free name is renamed and removed', async () => {
  const last = show({ schema: free, value: { colour: 'red' } });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'colour 的名称' });
  expect(name.value).toBe('colour');
  await userEvent.clear(name);
  await userEvent.type(name, 'shade');
  await userEvent.tab();
  expect(last()).toEqual({ part: { shade: 'red' } });
  const remove = screen.getByRole('button', { name: '移除 shade' });
  expect(remove.title).toBe('移除');
  await userEvent.click(remove);
  expect(last()).toEqual({ part: {} });
});

test('a read-only property with a free name has a fixed name and no button', () => {
  show({ schema: free, value: { colour: 'red' }, readonly: true });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'colour 的名称' }).readOnly).toBe(true);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['replace']);
});

/** Properties without a title, except the last one. */
const manyProperties: NonNullable<RJSFSchema['properties']> = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [
    `p${index}`,
    { type: 'string' as const, ...(index === 99 && { title: 'Net weight' }) },
  ]),
);

test('a wide object shows 40 fields, and 40 more on demand', async () => {
  show({ schema: { type: 'object', properties: manyProperties }, value: {} });
  expect(inputs()).toHaveLength(40);
  await press('显示更多（60）');
  expect(inputs()).toHaveLength(80);
  await press('显示更多（20）');
  expect(inputs()).toHaveLength(100);
  expect(screen.queryByText(/显示更多/)).toBeNull();
});

test.each([
  ['e', ['Net weight']],
  ['WEIGHT', ['Net weight']],
  [' p77 ', ['p77']],
  ['depth', []],
])('a search for "%s" in a wide object shows %j', async (typed, want) => {
  show({ schema: { type: 'object', properties: manyProperties }, value: {} });
  await userEvent.type(screen.getByRole('searchbox', { name: '查找字段' }), typed);
  expect(inputs().map(({ labels }) => labels?.[0]?.textContent)).toEqual(want);
});

test.each([
  [8, {}, false],
  [9, {}, true],
  [9, { value: { p1: 'x' } }, false],
])('an optional object of %i fields with %j is folded: %j', async (count, given, isFolded) => {
  const properties = Object.fromEntries(Object.entries(manyProperties).slice(0, count));
  show({ schema: { type: 'object', properties }, ...given });
  expect(inputs()).toHaveLength(isFolded ? 0 : count);
  if (!isFolded) return;
  await userEvent.click(screen.getByRole('button', { name: '填写 Part' }));
  expect(inputs()).toHaveLength(count);
});
