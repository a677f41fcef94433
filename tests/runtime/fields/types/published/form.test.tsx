import type { RJSFSchema } from '@rjsf/utils';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { publishedFormSchemaOf } from '../../../../../generator/external/emit/formModule.ts';
import type { Validate } from '../../../../../src/contract/model/form.ts';
import type { PublishedSchema } from '../../../../../src/contract/model/publishedSchema.ts';
import auth from '../../../../../src/generated/catalog/auth.ts';
import { externals } from '../../../../../src/generated/external/index.ts';
import { phraseGroup, setLocale } from '../../../../../src/runtime/core/i18n/phrases.ts';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { bundleSchemas } from '../../../../generator/external/bundleSchemas.ts';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, stubService } from '../../../core/stubService.ts';
import { validatingFormOf } from '../../../form/validatingFormOf.ts';

const text = { type: 'string' };
const bundle = bundleSchemas({
  'order.json': {
    $schema: 'http://json-schema.org/draft-04/schema#',
    type: 'object',
    required: ['order.no'],
    properties: {
      'order.no': { ...text, title: 'Order number', minLength: 3 },
      size: { title: 'Size', type: 'array', items: [{ title: 'Width', type: 'number' }] },
      payment: {
        title: 'Payment',
        oneOf: [
          {
            title: 'Card',
            type: 'object',
            required: ['number'],
            properties: { number: { ...text, title: 'Card number' } },
          },
          {
            title: 'Transfer',
            type: 'object',
            required: ['iban'],
            properties: { iban: { ...text, title: 'IBAN' } },
          },
        ],
      },
      box: { $ref: '#/definitions/box' },
    },
    definitions: {
      box: {
        title: 'Box',
        type: 'object',
        properties: { label: { ...text, title: 'Label' }, inner: { $ref: '#/definitions/box' } },
      },
    },
  },
});
const ajv = bundle.ajv();
const judge = ajv.getSchema('validate') as Validate;
const order: PublishedSchema = { name: 'order', schema: publishedFormSchemaOf(bundle), validate: judge };

/** Validates a form whose only field has the captions of an authentication's name: 名称, Name. */
const validate: Validate = (data) => {
  const { name } = data as { readonly name?: unknown };
  const isSound = name === undefined || judge(name);
  validate.errors = isSound
    ? null
    : (judge.errors ?? []).map((error) => ({ ...error, instancePath: `/name${error.instancePath}` }));
  return isSound;
};
const schema: RJSFSchema = { type: 'object', properties: { name: { $comment: 'external/order' } } };
const form = {
  ...validatingFormOf(schema, { name: { type: 'object', external: 'order' } }, validate),
  entity: 'auth',
};

const loaders: Record<string, () => Promise<{ readonly default: PublishedSchema }>> = externals;
beforeAll(async () => {
  await import('../../../../../src/runtime/fields/types/published/PublishedFieldset.tsx');
  await import('../../../../../src/contract/json/findJsonError.ts');
  loaders.order = async () => ({ default: order });
});
afterAll(() => {
  delete loaders.order;
});
beforeEach(async () => {
  stubService();
  await enter('auth');
  for (const locale of ['zh-CN', 'en-US']) await phraseGroup('external', locale).load();
});

async function show(name?: unknown) {
  const save = vi.fn(async () => undefined);
  // The modules of the first such field load first, so the component suspends for a moment.
  await act(async () => {
    renderLocalized(<SchemaForm form={form} owner={auth} record={{ name }} save={save} />);
  });
  await screen.findByLabelText('Order number');
  return save;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('an error of a nested field appears at that field after Save, in the current language; the input stays', async () => {
  const save = await show();
  await userEvent.type(field('Order number'), 'A1');
  expect(screen.queryByText(/Order number 至少/)).toBeNull();
  await press('保存');
  expect(screen.getByText('Order number 至少需要 3 个字符')).toBeDefined();
  expect(document.activeElement).toBe(field('Order number'));
  await act(() => setLocale('en-US'));
  expect(screen.getByText('Order number must have at least 3 characters')).toBeDefined();
  expect(field('Order number').value).toBe('A1');
  await userEvent.type(field('Order number'), '7');
  await press('Save');
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: { 'order.no': 'A17' } }, expect.anything());
});

test('the form edits a level of a recursive schema, another variant and a tuple', async () => {
  const save = await show({ 'order.no': 'A-1', payment: { number: '4' } });
  const box = within(screen.getByRole('group', { name: 'Box' }));
  await userEvent.click(box.getByRole('button', { name: '展开下一层' }));
  await userEvent.type(box.getAllByLabelText('Label').at(-1) as HTMLElement, 'in');
  await userEvent.click(screen.getByRole('combobox', { name: /Payment/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Transfer' }));
  await userEvent.type(field('IBAN'), 'DE');
  await userEvent.type(field('Width'), '2.5');
  await press('保存');
  expect(save).toHaveBeenCalledExactlyOnceWith(
    {
      name: { 'order.no': 'A-1', payment: { iban: 'DE' }, box: { inner: { label: 'in' } }, size: [2.5] },
    },
    expect.anything(),
  );
});

test('Save omits cleared fields, and an invalid value stays visible until it is cleared', async () => {
  const save = await show({ 'order.no': 'A-1', size: 'large' });
  await userEvent.type(field('Label'), 'x');
  await userEvent.clear(field('Label'));
  const size = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Size' });
  expect(size.value).toBe('"large"');
  await userEvent.type(field('Order number'), '2');
  await press('保存');
  expect(save).not.toHaveBeenCalled();
  await userEvent.clear(size);
  await press('保存');
  expect(save).toHaveBeenCalledExactlyOnceWith({ name: { 'order.no': 'A-12' } }, expect.anything());
});

/** More fields than the form shows at once. */
const wideBundle = bundleSchemas({
  'wide.json': {
    $schema: 'http://json-schema.org/draft-04/schema#',
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`f${index}`, { ...text, title: `Field ${index}` }]),
    ),
  },
});
const wideSchema: RJSFSchema = { type: 'object', properties: { name: { $comment: 'external/wide' } } };
const wideForm = {
  ...validatingFormOf(wideSchema, { name: { type: 'object', external: 'wide' } }, validate),
  entity: 'auth',
};

test('a wide object shows its first fields, those with a value and those that a search finds', async () => {
  const wide = wideBundle.ajv().getSchema('validate') as Validate;
  loaders.wide = async () => ({
    default: { name: 'wide', schema: publishedFormSchemaOf(wideBundle), validate: wide },
  });
  await act(async () => {
    renderLocalized(
      <SchemaForm form={wideForm} owner={auth} record={{ name: { f50: 'x' } }} save={vi.fn()} />,
    );
  });
  const shown = () => screen.queryAllByLabelText(/^Field/).length;
  await screen.findByLabelText('Field 0');
  expect(shown()).toBe(41);
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, ' fIELD 59 ');
  expect(screen.queryByLabelText('Field 0')).toBeNull();
  expect(shown()).toBe(1);
  await userEvent.clear(search);
  await userEvent.type(search, 'f5');
  expect(shown()).toBe(11);
  delete loaders.wide;
});
