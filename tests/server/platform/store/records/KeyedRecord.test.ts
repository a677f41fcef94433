import { expect, test } from 'vitest';
import { naturalKeyOf } from '../../../../../src/server/platform/store/records/KeyedRecord.ts';

const keys: readonly [
  naturalKey: readonly string[],
  data: Readonly<Record<string, unknown>>,
  want: string | null | RegExp,
][] = [
  [[], { name: 'A' }, null],
  [['name'], { name: 'A' }, '["A"]'],
  [['type', 'name'], { name: 'A' }, '[null,"A"]'],
  [['name'], { name: '仓'.repeat(596) }, `["${'仓'.repeat(596)}"]`],
  [['name'], { name: '仓'.repeat(597) }, /^[0-9a-f]{64}$/],
];

test.each(keys)('row %#: the natural key %j', (naturalKey, data, want) => {
  const stored = naturalKeyOf({ naturalKey }, data);
  if (want instanceof RegExp) expect(stored).toMatch(want);
  else expect(stored).toBe(want);
});
