import { expect, test } from 'vitest';
import type { Field } from '../../../../src/contract/model/resource.ts';
import { formatsOf } from '../../../../src/runtime/core/i18n/formats.ts';
import { filterTextOf } from '../../../../src/runtime/list/filters/filterText.ts';

const words = {
  translate: (key: string) => key,
  formats: formatsOf('en-US'),
  timeZone: 'Asia/Shanghai',
};
const instant: Field = { type: 'string', format: 'date-time' };
const number: Field = { type: 'integer' };
const choice: Field = { type: 'string', choices: ['A', 'B'] };
const figure: Field = { type: 'integer', choices: [1, 2] };
const captionOf = (value: string) => `entities.thing.fields.part.choices.${value}.title`;

test.each<[field: Field, values: Readonly<Record<string, string>>, want: string]>([
  [instant, { partFrom: '2026-11-21T01:30:59Z' }, '≥ 2026-11-21 09:30 Asia/Shanghai'],
  [
    instant,
    { partFrom: '2026-11-21T01:30:00Z', partTo: '2026-11-21T16:00:00Z' },
    '≥ 2026-11-21 09:30, < 2026-11-22 00:00 Asia/Shanghai',
  ],
  [instant, { partTo: 'tomorrow' }, '< tomorrow Asia/Shanghai'],
  [instant, {}, ''],
  [number, { partFrom: '3' }, '≥ 3'],
  [number, { partFrom: '3', partTo: '5' }, '≥ 3, < 5'],
  [number, { partTo: '2026' }, '< 2026'],
  [number, {}, ''],
  [{ type: 'boolean' }, { part: 'true' }, 'field.yes'],
  [{ type: 'boolean' }, { part: 'false' }, 'field.no'],
  [{ type: 'boolean' }, {}, 'field.no'],
  [{ type: 'boolean', widget: 'outcome' }, { part: 'true' }, 'field.succeeded'],
  [{ type: 'boolean', widget: 'outcome' }, { part: 'false' }, 'field.failed'],
  [{ type: 'string' }, { part: 'a,b' }, 'a,b'],
  [{ type: 'string' }, {}, ''],
  [choice, { part: 'A' }, captionOf('A')],
  [choice, { part: 'A,old' }, `${captionOf('A')} / old`],
  [figure, { part: '2' }, captionOf('2')],
])('the filter %j with %j reads "%s"', (field, values, want) => {
  expect(filterTextOf({ property: 'part', field }, 'thing', values, words)).toBe(want);
});
