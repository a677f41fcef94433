import type { RJSFSchema } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { widgetModules } from '../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';
import { loadCaptionsOf, validatingFormOf } from './validatingFormOf.ts';

const text = { type: 'string', maxLength: 20 };
const schema = {
  type: 'object',
  properties: {
    unit: { type: 'object', properties: { price: text }, required: ['price'] },
    unit_price: text,
    api_keys: {
      type: 'array',
      items: {
        type: 'object',
        properties: { key_name: text, key_value: text, key_valueSet: { type: 'boolean' } },
      },
    },
  },
  required: ['unit_price'],
} as RJSFSchema;

const secretEntry = { name: 'key_name', choice: 'is_secret', words: ['token'] };
const form = {
  ...validatingFormOf(schema, {
    unit: { type: 'object', fields: { price: { type: 'string' } } },
    unit_price: { type: 'string' },
    api_keys: {
      type: 'array',
      fields: { key_name: { type: 'string' }, key_value: { type: 'string', secretEntry } },
    },
  }),
  entity: 'offer',
};
const owner = { name: 'offer', groups: [], hide: [], constants: {} };

const captions = {
  unit: { title: 'Unit', fields: { price: { title: 'Price of the unit' } } },
  unit_price: { title: 'Unit price' },
  api_keys: { title: 'Keys', fields: { key_name: { title: 'Name' }, key_value: { title: 'Value' } } },
};

beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await loadCaptionsOf('offer', captions);
  await enter();
});

const show = (record: { readonly [property: string]: unknown }): void => {
  renderLocalized(
    <SchemaForm form={form} owner={owner} record={{ uuid: '1', ...record }} save={async () => undefined} />,
  );
};

test('a name with an underscore and a nested name have controls and errors of their own', async () => {
  show({ unit: { price: '4' }, unit_price: '5' });
  await userEvent.clear(screen.getByLabelText('Unit price'));
  await userEvent.clear(screen.getByLabelText('Price of the unit'));
  await userEvent.type(screen.getByLabelText('Price of the unit'), 'x'.repeat(21));
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  const errorOf = (label: string) =>
    (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join('');
  expect(errorOf('Unit price')).toContain('Unit price 不能为空');
  expect(errorOf('Price of the unit')).toContain('20');
});

test('the secret of an entry is covered where its names have underscores', async () => {
  show({
    unit_price: '5',
    api_keys: [
      { key_name: 'site', key_value: 'a' },
      { key_name: 'token', key_valueSet: true },
    ],
  });
  const values = screen.getAllByLabelText<HTMLInputElement>('Value');
  expect(values.map(({ type, value, placeholder }) => [type, value, placeholder])).toEqual([
    ['text', 'a', ''],
    ['password', '', '已设置'],
  ]);
});
