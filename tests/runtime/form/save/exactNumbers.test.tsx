import type { RJSFSchema } from '@rjsf/utils';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Row } from '../../../../src/contract/api/envelope.ts';
import { bareTranslation } from '../../../../src/contract/backend/bareTranslation.ts';
import type { Resource } from '../../../../src/contract/model/resource.ts';
import { LocaleProvider } from '../../../../src/runtime/core/i18n/LocaleProvider.tsx';
import { widgetModules } from '../../../../src/runtime/form/rjsfProps.ts';
import { SchemaForm } from '../../../../src/runtime/form/SchemaForm.tsx';
import { withNearestNumbers } from '../../../../src/runtime/form/save/exactNumbers.ts';
import { useSave } from '../../../../src/runtime/form/save/useSave.ts';
import { backendWith, operationWith, received } from '../../../contract/backend/sampleBackend.ts';
import { resourceOf } from '../../core/resourceOf.ts';
import { enter } from '../../core/stubService.ts';
import { loadCaptionsOf, validatingFormOf } from '../validatingFormOf.ts';

vi.mock('../../../../src/runtime/core/catalog.ts', () => import('../stubCatalogOfThings.ts'));

const schema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    serial: { type: 'integer', minimum: 0 },
    price: { type: 'number' },
    lines: {
      type: 'array',
      items: { type: 'object', properties: { sku: { type: 'string' }, amount: { type: 'number' } } },
    },
  },
} satisfies RJSFSchema;

const form = validatingFormOf(schema, {
  name: { type: 'string' },
  serial: { type: 'integer' },
  price: { type: 'number' },
  lines: { type: 'array', fields: { sku: { type: 'string' }, amount: { type: 'number' } } },
});

const resource = resourceOf();

const captions = {
  name: { title: 'Name' },
  serial: { title: 'Serial' },
  price: { title: 'Price' },
  lines: { title: 'Lines', fields: { sku: { title: 'SKU' }, amount: { title: 'Amount' } } },
};

beforeAll(async () => {
  await loadCaptionsOf('thing', captions);
  await enter();
  await Promise.all(widgetModules.map((module) => module.load()));
});

const stored = [
  '{"id":12345678901234567890,"name":"a","serial":12345678901234567891,"price":1.10,',
  '"lines":[{"sku":"x","amount":2.50,"hidden":0.1234567890123456789},{"sku":"y","amount":1,"hidden":7.0}],',
  '"other":{"big":12345678901234567892,"text":"12345678901234567892","small":0.1234567890123456789}}',
].join('');

interface SettingsProps {
  readonly modify: string;
  readonly record: Row | undefined;
}

function Settings({ modify, record }: SettingsProps) {
  const own: Resource = { ...resource, roles: { list: 'thing.list', modify } };
  const save = useSave({ resource: own, form, role: 'modify', stored: record, onSaved: () => undefined });
  return <SchemaForm form={form} owner={own} record={record} save={save} />;
}

/** Opens the form of an answered record. Returns the bodies that it sends. */
function open(modify: string, answer: string): string[] {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (typeof init?.body === 'string') bodies.push(init.body);
    return Response.json(url.endsWith('config.json') ? {} : { id: 1 });
  });
  const read = operationWith({ path: '/things/{id}', result: 'one' });
  const { data } = bareTranslation.readAnswer(backendWith(), read, {}, received(answer));
  render(
    <LocaleProvider>
      <Settings modify={modify} record={data as Row} />
    </LocaleProvider>,
  );
  return bodies;
}

type Edits = Readonly<Record<string, string>>;

async function saveEdits(modify: string, answer: string, edits: Edits): Promise<string | undefined> {
  const bodies = open(modify, answer);
  for (const [caption, text] of Object.entries(edits)) {
    const input = screen.getByLabelText(caption);
    await userEvent.clear(input);
    await userEvent.type(input, text);
  }
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  return bodies[0];
}

test.each<[what: string, modify: string, edits: Edits, want: string]>([
  [
    'another field changes: all numbers are sent as they were read',
    'thing.put',
    { Name: 'b' },
    stored.replace('"name":"a"', '"name":"b"'),
  ],
  [
    'a large number changes',
    'thing.put',
    { Serial: '98765432109876543210', Price: '0.30000000000000000004' },
    stored.replace('12345678901234567891', '98765432109876543210').replace('1.10', '0.30000000000000000004'),
  ],
  [
    'only changes are sent',
    'thing.changes',
    { Serial: '12345678901234567899' },
    '{"serial":12345678901234567899}',
  ],
  [
    'a JSON Patch',
    'thing.jsonPatch',
    { Serial: '12345678901234567899' },
    '[{"op":"replace","path":"/serial","value":12345678901234567899}]',
  ],
])('%s', async (_what, modify, edits, want) => {
  const sorted = (json: string): string =>
    json
      .replace(/^\{|\}$/g, '')
      .split(/,(?="(?:id|name|serial|price|lines|other)":)/)
      .toSorted()
      .join();
  expect(sorted((await saveEdits(modify, stored, edits)) ?? '')).toBe(sorted(want));
});

test('a line keeps the numbers that the form does not show after the line before it is removed', async () => {
  const bodies = open('thing.put', stored);
  await userEvent.click(screen.getAllByRole('button', { name: /删除/ })[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(bodies[0]).toContain('"lines":[{"sku":"y","amount":1,"hidden":7.0}]'));
});

test('a number with a fraction is a problem of an integer, although JavaScript would round it', async () => {
  const bodies = open('thing.put', stored);
  await userEvent.clear(screen.getByLabelText('Serial'));
  await userEvent.type(screen.getByLabelText('Serial'), '12345678901234567.5');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByLabelText('Serial').getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
});

test('a back end with an envelope gets no long number: its field has the problem', async () => {
  const bodies = open('thing.modify', '{"id":1,"name":"a","lines":[{"sku":"x","amount":1}]}');
  await userEvent.type(screen.getByLabelText('Serial'), '12345678901234567890');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText(/Serial ?的位数过多/)).toBeDefined();
  expect(bodies).toEqual([]);
});

test.each([
  ['12345678901234567890', Number('12345678901234567890')],
  ['x', 'x'],
  ['1.5e0', '1.5e0'],
  [undefined, undefined],
])('validators see the serial number %j as %j', (serial, want) => {
  expect(withNearestNumbers(form, { serial })).toEqual({ serial: want });
});
