import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Field } from '../../../src/contract/model/resource.ts';
import { formatsOf } from '../../../src/runtime/core/i18n/formats.ts';
import { DetailView } from '../../../src/runtime/fields/DetailView.tsx';
import { fieldTypeOf } from '../../../src/runtime/fields/registry.ts';
import { InTimeZone } from '../../../src/runtime/fields/timeZone/useTimeZone.tsx';
import { describeCron } from '../../../src/runtime/fields/types/schedule/Schedule.tsx';
import { csvValueOf } from '../../../src/runtime/list/csv/csvValueOf.ts';
import { renderLocalized } from '../core/renderLocalized.ts';
import { enter } from '../core/stubService.ts';

/** Phrases as their keys, so that the table shows which phrase is used. */
const words = {
  translate: (key: string, parameters: object = {}) => [key, ...Object.values(parameters)].join(' '),
  formats: formatsOf('en-US'),
  timeZone: 'UTC',
  isZoneNamed: false,
  nameOf: (_reference: object, value: string) => value,
};

const boolean: Field = { type: 'boolean' };
const outcome: Field = { type: 'boolean', widget: 'outcome' };
const number: Field = { type: 'number' };
const choice: Field = { type: 'string', choices: ['A'] };
const figure: Field = { type: 'integer', choices: [1] };
const choices: Field = { type: 'array', items: { type: 'string', choices: ['A', 'B'] } };
const texts: Field = { type: 'array', items: { type: 'string' } };
const rows: Field = { type: 'array', fields: { name: { type: 'string' } } };
const address: Field = {
  type: 'object',
  fields: { kind: { type: 'string', choices: ['A'] }, city: { type: 'string' } },
};
const kindOf = (value: string) => `entities.thing.fields.part.fields.kind.choices.${value}.title`;
const captionOf = (value: string | number) => `entities.thing.fields.part.choices.${value}.title`;

test.each<[field: Field, value: unknown, cell: string, csv: string | number]>([
  [boolean, true, 'field.yes', 'field.yes'],
  [boolean, false, 'field.no', 'field.no'],
  [boolean, 'true', 'field.no', 'field.no'],
  [boolean, undefined, 'field.no', 'field.no'],
  [outcome, true, 'field.succeeded', 'field.succeeded'],
  [outcome, false, 'field.failed', 'field.failed'],
  [number, 0, '0', 0],
  [number, 8080, '8080', 8080],
  [number, '9007199254740993', '9007199254740993', '9007199254740993'],
  [number, true, '', 'true'],
  [choice, 'A', captionOf('A'), captionOf('A')],
  [choice, 'old', 'old', 'old'],
  [choice, true, '', 'true'],
  [figure, 1, captionOf(1), captionOf(1)],
  [figure, 2, '2', '2'],
  [choices, ['A', 'B'], `${captionOf('A')} and ${captionOf('B')}`, `${captionOf('A')} and ${captionOf('B')}`],
  [choices, ['A', 'old'], `${captionOf('A')} and old`, `${captionOf('A')} and old`],
  [choices, 'A', '', 'A'],
  [texts, ['a', 'b', 'c'], 'a, b, and c', 'a, b, and c'],
  [address, { kind: 'A', city: 'north' }, `${kindOf('A')} · north`, '{"kind":"A","city":"north"}'],
  [address, { kind: 'old' }, 'old', '{"kind":"old"}'],
  [rows, [{ name: 'a' }, { name: 'b' }], 'field.items 2', '[{"name":"a"},{"name":"b"}]'],
  [rows, [], '', '[]'],
  [rows, 'a', '', 'a'],
])('a value of %j: %j is the cell "%s" and the CSV value %j', (field, value, cell, csv) => {
  const path = ['part'];
  const props = { value, record: { uuid: '1' }, field, entity: 'thing', path };
  const { container } = render(fieldTypeOf(field, 'thing', path).renderCell?.(props, words));
  expect(container.textContent).toBe(cell);
  expect(csvValueOf(props, words)).toBe(csv);
});

beforeEach(() => enter());

const showDetail = (field: Field, value: unknown) =>
  renderLocalized(
    <InTimeZone timeZone="Asia/Shanghai">
      <DetailView record={{ uuid: '1', part: value }} property="part" field={field} entity="thing" />
    </InTimeZone>,
  ).container;

test.each<[field: Field, shown: string]>([
  [boolean, '否'],
  [outcome, '–'],
  [number, '–'],
  [choice, '–'],
])('the detail view of %j without a value shows %s', (field, shown) => {
  expect(showDetail(field, undefined).textContent).toBe(shown);
});

const multiline: Field = { type: 'string', widget: 'multiline' };
const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');

test.each<[what: string, value: unknown, beginning: string, button: string | undefined]>([
  ['no text', 7, '', undefined],
  ['8 lines', lines(8), lines(8), undefined],
  ['9 lines', lines(9), lines(8), '显示全部（62 个字符）'],
  ['600 characters', 'x'.repeat(600), 'x'.repeat(600), undefined],
  ['601 characters', 'x'.repeat(601), 'x'.repeat(600), '显示全部（601 个字符）'],
])('the detail view of %s folds a long text', async (_what, value, beginning, button) => {
  const container = showDetail(multiline, value);
  expect(container.textContent).toBe(`${beginning}${button ?? ''}`);
  if (button === undefined) return;
  await userEvent.click(screen.getByRole('button', { name: button, expanded: false }));
  expect(container.textContent).toBe(`${value}收起`);
  await userEvent.click(screen.getByRole('button', { name: '收起', expanded: true }));
  expect(container.textContent).toBe(`${beginning}${button}`);
});

test('the detail view of a cron expression describes it in the zone of its record', async () => {
  // The preview loads when it is first shown, so the component suspends for a moment.
  const container = await act(async () => showDetail({ type: 'string', format: 'cron' }, '30 20 * * *'));
  expect(await screen.findByText(describeCron('30 20 * * *', 'zh-CN'))).toBeDefined();
  expect(container.querySelector('code')?.textContent).toBe('30 20 * * *');
  expect(container.textContent).toContain('Asia/Shanghai');
});

test('the detail view of a value that is no expression has no description', async () => {
  const container = showDetail({ type: 'string', format: 'cron' }, 5);
  expect(container.textContent).toBe('5');
});
