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
)('%s uses its %s where the schema shows it', (functionType, column) => {
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
])('%s with %s, %s: %s', (name, held, direction, want) => {
  expect(keyCombinationOf(key(name, held), direction)).toBe(want);
});

const t = (phrase: string, parameters = {}): string => `${phrase} ${JSON.stringify(parameters)}`;
const step = (output: unknown): RowStep => ({ targetField: 'a', input: 1, output });
const failed: RowStep = { targetField: 'a', input: 1, error: { code: 'tooLarge', parameters: {} } };

test.each<[what: string, steps: RowStep[], text: string, isError: boolean]>([
  ['no place', [], '', false],
  ['a text as it is', [step('A')], 'A', false],
  ['others as JSON', [step(1), step(null), step([{ a: 1 }])], '1, null, [{"a":1}]', false],
  ['nothing', [step(undefined)], '', false],
  [
    'many places',
    Array.from({ length: 7 }, (_, index) => step(index)),
    'mappingEditor.grid.several {"values":"0, 1, 2, 3, 4…","count":7}',
    false,
  ],
  ['a failure', [failed], 'mapping.tooLarge {}', true],
  [
    'failures at some places',
    [step(1), failed, failed],
    'mappingEditor.grid.failed {"failed":2,"count":3,"reason":"mapping.tooLarge {}"}',
    true,
  ],
  ['a long text', [step('x'.repeat(500))], `${'x'.repeat(120)}…`, false],
])('%s in the preview', (_what, steps, text, isError) => {
  expect(describeSteps(steps, t)).toEqual({ text, isError });
});
