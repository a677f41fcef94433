import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import fieldMapping from '../../../../schemas/entities/fieldMapping.schema.json' with { type: 'json' };
import type { RowStep } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { describeSteps, isUnusedColumn } from '../../../../src/screens/mapping/grid/cellTexts.ts';
import { keyCombinationOf } from '../../../../src/screens/mapping/grid/keyboard/keyCombination.ts';

const { properties } = fieldMapping;

test.each(
  properties.functionType.oneOf.flatMap(({ const: functionType }) =>
    (['sourceField', 'expression'] as const).map((column) => [functionType, column] as const),
  ),
)('isUnusedColumn agrees with the schema: %s, %s', (functionType, column) => {
  const isShown = new Ajv({ strictTypes: false }).validate(properties[column]['x-visible-when'], {
    functionType,
  });
  expect(isUnusedColumn(column, functionType)).toBe(!isShown);
});

const key = (name: string, held: string) => ({
  key: name,
  ctrlKey: held.includes('C'),
  metaKey: held.includes('M'),
  shiftKey: held.includes('S'),
  altKey: held.includes('A'),
});

test.each<[key: string, held: string, direction: 'ltr' | 'rtl', want: string]>([
  ['a', '', 'ltr', 'A'],
  ['z', 'C', 'ltr', 'Ctrl+Z'],
  ['Z', 'MS', 'ltr', 'Ctrl+Shift+Z'],
  ['+', 'CS', 'ltr', 'Ctrl+Shift++'],
  ['ArrowLeft', 'CAS', 'ltr', 'Ctrl+Alt+Shift+ArrowLeft'],
  ['ArrowLeft', '', 'rtl', 'ArrowRight'],
  ['ArrowRight', 'S', 'rtl', 'Shift+ArrowLeft'],
  ['ArrowDown', '', 'rtl', 'ArrowDown'],
])('key %s with modifiers "%s" and direction %s gives %s', (name, held, direction, want) => {
  expect(keyCombinationOf(key(name, held), direction)).toBe(want);
});

const t = (phrase: string, parameters = {}): string => `${phrase} ${JSON.stringify(parameters)}`;
const step = (output: unknown): RowStep => ({ targetField: 'a', input: 1, output });
const failed: RowStep = { targetField: 'a', input: 1, error: { code: 'tooLarge', parameters: {} } };

test.each<[what: string, steps: RowStep[], text: string, isError: boolean]>([
  ['no steps', [], '', false],
  ['a text, unchanged', [step('A')], 'A', false],
  ['other values, as JSON', [step(1), step(null), step([{ a: 1 }])], '1, null, [{"a":1}]', false],
  ['an undefined output', [step(undefined)], '', false],
  [
    'many steps',
    Array.from({ length: 7 }, (_, index) => step(index)),
    'mappingEditor.grid.several {"values":"0, 1, 2, 3, 4…","count":7}',
    false,
  ],
  ['a failed step', [failed], 'mapping.tooLarge {}', true],
  [
    'some failed steps',
    [step(1), failed, failed],
    'mappingEditor.grid.failed {"failed":2,"count":3,"reason":"mapping.tooLarge {}"}',
    true,
  ],
  ['a long text, shortened', [step('x'.repeat(500))], `${'x'.repeat(120)}…`, false],
])('describeSteps of %s', (_what, steps, text, isError) => {
  expect(describeSteps(steps, t)).toEqual({ text, isError });
});
