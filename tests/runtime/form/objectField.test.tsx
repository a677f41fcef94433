import type { RJSFSchema } from '@rjsf/utils';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Field } from '../../../src/contract/model/resource.ts';
import { DetailView } from '../../../src/runtime/fields/DetailView.tsx';
import { fieldTypeOf } from '../../../src/runtime/fields/registry.ts';
import { widgetModules } from '../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';
import { loadCaptionsOf, validatingFormOf } from './validatingFormOf.ts';

const text = { type: 'string', minLength: 1, maxLength: 20 };
const geo = { type: 'object', properties: { zone: text } };
const address = {
  type: 'object',
  properties: { city: text, kind: { type: 'string', enum: ['HOME', 'WORK'] }, geo },
  required: ['city'],
  additionalProperties: false,
};
const schema: RJSFSchema = {
  type: 'object',
  properties: { name: text, address },
  required: ['name'],
} as RJSFSchema;

const field: Field = {
  type: 'object',
  fields: {
    city: { type: 'string' },
    kind: { type: 'string', choices: ['HOME', 'WORK'] },
    geo: { type: 'object', fields: { zone: { type: 'string' } } },
  },
};
const form = validatingFormOf(schema, { name: { type: 'string' }, address: field });
const owner = { name: 'thing', groups: [], hide: [], constants: {} };

const captions = {
  name: { title: 'Name' },
  address: {
    title: 'Address',
    fields: {
      city: { title: 'City' },
      kind: { title: 'Kind', choices: { HOME: { title: 'Home' }, WORK: { title: 'Work' } } },
      geo: { title: 'Position', fields: { zone: { title: 'Zone' } } },
    },
  },
};

beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await loadCaptionsOf('thing', captions);
  await enter();
});

const show = (record?: { readonly uuid: string; readonly [property: string]: unknown }) => {
  const save = vi.fn(async () => undefined);
  renderLocalized(<SchemaForm form={form} owner={owner} record={record} save={save} />);
  return save;
};
const group = () => within(screen.getByRole('group', { name: 'Address' }));
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));

test('an object has its properties under its caption, and sends its values', async () => {
  const sent = show();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.type(group().getByLabelText('City'), 'Delft');
  await userEvent.type(group().getByLabelText('Zone'), 'B2');
  await save();
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    {
      name: 'Ann',
      address: { city: 'Delft', geo: { zone: 'B2' } },
    },
    expect.anything(),
  );
});

test('an optional object that stays empty, or is emptied, is left out', async () => {
  const sent = show();
  await userEvent.type(screen.getByLabelText('Name'), 'Ann');
  await userEvent.type(group().getByLabelText('City'), 'D');
  await userEvent.clear(group().getByLabelText('City'));
  await save();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Ann' }, expect.anything());
});

test('a problem of a property appears at the property', async () => {
  const sent = show({ uuid: '1', name: 'Ann', address: { city: 'Delft', geo: { zone: 'B2' } } });
  await userEvent.clear(group().getByLabelText('City'));
  await save();
  expect(group().getByText('City 不能为空')).toBeDefined();
  expect(document.activeElement).toBe(group().getByLabelText('City'));
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [{ city: 'Delft', kind: 'WORK', geo: { zone: 'B2' } }, 'Delft · Work'],
  [{ city: 'Delft' }, 'Delft'],
  [{}, ''],
  [undefined, ''],
])('the cell of %j has %j', (value, want) => {
  const { Cell } = fieldTypeOf(field, 'thing', ['address']);
  const { container } = renderLocalized(
    <Cell value={value} record={{ uuid: '1' }} field={field} entity="thing" path={['address']} />,
  );
  expect(container.textContent).toBe(want);
});

test('the detail view has each property with its caption', async () => {
  renderLocalized(
    <DetailView
      record={{ uuid: '1', address: { city: 'Delft', kind: 'WORK' } }}
      property="address"
      field={field}
      entity="thing"
    />,
  );
  expect((await screen.findAllByRole('columnheader')).map((header) => header.textContent)).toEqual([
    'City',
    'Kind',
    'Position',
  ]);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Delft', 'Work', '']);
});
