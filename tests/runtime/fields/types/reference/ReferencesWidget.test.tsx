import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Row } from '../../../../../src/contract/api/envelope.ts';
import alarmRule from '../../../../../src/generated/catalog/alarmRule.ts';
import form from '../../../../../src/generated/forms/alarmRule.ts';
import { SchemaForm } from '../../../../../src/runtime/form/SchemaForm.tsx';
import { renderLocalized } from '../../../core/renderLocalized.ts';
import { enter, firstPage, lateAnswer, page, stubService } from '../../../core/stubService.ts';

const interfaces = Array.from({ length: 150 }, (_, index) => ({
  uuid: `uuid-${index + 1}`,
  interfaceName: `interface ${index + 1}`,
}));

interface Query {
  readonly interfaceName?: string;
  readonly uuid?: string;
  readonly pageSize: number;
}

/** A service with 150 interfaces, filtered by name or uuid. */
const answer = ({ body }: { body: unknown }) => {
  const { interfaceName = '', uuid, pageSize } = body as Query;
  const found = interfaces.filter(
    (one) => one.interfaceName.includes(interfaceName) && one.uuid === (uuid ?? one.uuid),
  );
  return firstPage(found, pageSize);
};

beforeEach(() => enter('alarmRule'));

async function open(
  interfaceUuids?: readonly string[],
  query: (asked: { body: unknown }) => unknown = answer,
) {
  stubService({ '/interfaceConfig/query': query });
  const record: Row = { uuid: 'a1', name: 'night', ...(interfaceUuids && { interfaceUuids }) };
  await act(async () => {
    renderLocalized(
      <SchemaForm form={form} owner={alarmRule} record={record} save={async () => undefined} />,
    );
  });
  return { field: await screen.findByLabelText<HTMLInputElement>(/^接口/) };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chip = (name: string) => screen.findByRole('button', { name: `移除 ${name}` });

test('the service finds a record beyond the first page while the operator types', async () => {
  const { field } = await open();
  await userEvent.type(field, 'interface 150');
  await waitFor(() => expect(options()).toEqual(['interface 150']));
  await userEvent.click(screen.getByRole('option'));
  await chip('interface 150');
  expect(field.value).toBe('');
  await waitFor(() => expect(options()).toHaveLength(100));
});

/** Two interfaces of one name, and how many more the service has. */
const namesakes = (more: number) => [
  { uuid: 'n1', interfaceName: 'asn', dcCode: 'SH01' },
  { uuid: 'n2', interfaceName: 'asn', dcCode: 'BJ01' },
  ...interfaces.slice(0, more),
];

test.each<[count: string, more: number, typed: string, want: readonly string[], sent: readonly string[]]>([
  ['a page', 3, 'SH01', ['asn / SH01'], []],
  ['a page', 3, 'asn / SH', ['asn / SH01'], []],
  ['a page', 3, 'a text that is longer than any name', [], []],
  ['more', 100, 'asn', ['asn / BJ01', 'asn / SH01'], ['asn']],
  ['more', 100, 'asn /', ['asn / BJ01', 'asn / SH01'], ['asn']],
  ['more', 100, 'asn / SH', ['asn / SH01'], ['asn']],
])(
  'with %s of options (%i), "%s" offers %j; the service searches %j',
  async (_count, more, typed, want, sent) => {
    const searches: unknown[] = [];
    const { field } = await open(undefined, ({ body }) => {
      const { interfaceName } = Object(body);
      if (interfaceName !== undefined) searches.push(interfaceName);
      const found = namesakes(more).filter((one) => one.interfaceName.includes(interfaceName ?? ''));
      return firstPage(found);
    });
    await userEvent.click(field);
    await waitFor(() => expect(options()).not.toEqual([]));
    await userEvent.paste(typed);
    const note = () => screen.queryByText(/加载中|无匹配项/)?.textContent;
    await waitFor(() =>
      expect([options(), note()]).toEqual([want, want.length > 0 ? undefined : '无匹配项']),
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([options(), searches]).toEqual([want, sent]);
  },
);

test('a list whose search has not answered yet does not say that nothing matches', async () => {
  const { promise, resolve } = lateAnswer();
  const { field } = await open(undefined, (asked) =>
    Object(asked.body).interfaceName === undefined ? answer(asked) : promise,
  );
  await userEvent.click(field);
  await waitFor(() => expect(options()).toHaveLength(100));
  await userEvent.paste('interface 150');
  await screen.findByText('加载中…');
  resolve(page());
  await screen.findByText('无匹配项');
});

test.each([
  ['on the first page', 'uuid-7', 'interface 7'],
  ['beyond the first page', 'uuid-150', 'interface 150'],
  ['removed', 'uuid-999', 'uuid-999'],
])('the chip of a record %s has its name, or its key', async (_where, uuid, name) => {
  await open([uuid]);
  await chip(name);
});

test.each<[what: string, chosen: readonly string[], want: readonly number[]]>([
  ['on the first page', ['uuid-1', 'uuid-100'], [100]],
  ['beyond it', ['uuid-1', ...interfaces.slice(100).map(({ uuid }) => uuid)], [100, 1000]],
  ['beyond it or removed', ['uuid-999', 'uuid-150'], [100, 1000]],
])('the names of chosen records %s are read together', async (_where, chosen, want) => {
  const asked: Query[] = [];
  await open(chosen, (call) => {
    asked.push(call.body as Query);
    return answer(call);
  });
  for (const uuid of chosen) await chip(interfaces.find((one) => one.uuid === uuid)?.interfaceName ?? uuid);
  expect(asked.map(({ pageSize }) => pageSize)).toEqual(want);
});

test('a record that a search found keeps its name without another call', async () => {
  const sizes: number[] = [];
  const { field } = await open(undefined, (call) => {
    sizes.push((call.body as Query).pageSize);
    return answer(call);
  });
  await userEvent.type(field, 'interface 150');
  await waitFor(() => expect(options()).toEqual(['interface 150']));
  await userEvent.click(screen.getByRole('option'));
  await waitFor(() => expect(options()).toHaveLength(100));
  await chip('interface 150');
  expect(new Set(sizes)).toEqual(new Set([100]));
});

test('the note of a list without options says why there are none', async () => {
  const { promise, resolve } = lateAnswer();
  const { field } = await open(undefined, () => promise);
  await userEvent.click(field);
  expect(screen.getByText('加载中…')).toBeDefined();
  resolve(page());
  await screen.findByText('暂无选项');
  await userEvent.type(field, 'x');
  await screen.findByText('无匹配项');
});

test('records with the same name show the rest of their natural key', async () => {
  const { field } = await open(['uuid-1'], () =>
    page(
      { uuid: 'uuid-1', interfaceName: 'asn', dcCode: 'SH01' },
      { uuid: 'uuid-2', interfaceName: 'asn', dcCode: 'BJ01', ownerCode: 'OWN1' },
    ),
  );
  await chip('asn / SH01');
  await userEvent.click(field);
  expect(options()).toEqual(['asn / BJ01 / OWN1']);
});
