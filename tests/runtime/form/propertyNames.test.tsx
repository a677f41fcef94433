import type { RJSFSchema } from '@rjsf/utils';
import hashForSchema from '@rjsf/utils/lib/hashForSchema.js';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Ajv } from 'ajv';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Form, Validate } from '../../../src/contract/model/form.ts';
import { captionsModule } from '../../../src/runtime/core/i18n/phrases.ts';
import { widgetModules } from '../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter, stubService } from '../core/stubService.ts';

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
const validate = new Ajv({ allErrors: true }).compile(schema) as unknown as Validate;
const form: Form = {
  entity: 'offer',
  schema,
  fields: {
    unit: { type: 'object', span: 1, fields: { price: { type: 'string' } } },
    unit_price: { type: 'string', span: 1 },
    api_keys: {
      type: 'array',
      span: 1,
      fields: { key_name: { type: 'string' }, key_value: { type: 'string', secretEntry } },
    },
  },
  messages: {},
  trimmed: [],
  validators: { validate, byHash: { [hashForSchema(schema)]: validate }, visible: {}, rules: [] },
};
const owner = { name: 'offer', groups: [], hide: [], constants: {} };

const captions = {
  entities: {
    offer: {
      fields: {
        unit: { title: 'Unit', fields: { price: { title: 'Price of the unit' } } },
        unit_price: { title: 'Unit price' },
        api_keys: { title: 'Keys', fields: { key_name: { title: 'Name' }, key_value: { title: 'Value' } } },
      },
    },
  },
};

beforeAll(() => Promise.all(widgetModules.map((module) => module.load())));

beforeEach(async () => {
  stubService();
  await captionsModule('offer', {
    'zh-CN': async () => ({ default: captions }),
    'en-US': async () => ({ default: captions }),
  }).load();
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
