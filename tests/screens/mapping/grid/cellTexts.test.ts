import { expect, test } from 'vitest';
import type { RowStep, RowSteps } from '../../../../src/screens/mapping/engine/MappingEngine.ts';
import { describeSteps, isUnusedColumn, syntaxHint } from '../../../../src/screens/mapping/grid/cellTexts.ts';
import { keyCombinationOf } from '../../../../src/screens/mapping/grid/keyboard/keyCombination.ts';
import type { GridCaptions } from '../../../../src/screens/mapping/grid/useGridCaptions.ts';
import {
  type SheetColumn,
  type SheetRow,
  sheetColumns,
} from '../../../../src/screens/mapping/sheet/Sheet.ts';

const t = (phrase: string, parameters = {}): string => `${phrase} ${JSON.stringify(parameters)}`;

const cellsOf = (functionType: string, targetField = ''): SheetRow['cells'] => ({
  targetField,
  type: 'STRING',
  description: '',
  functionType,
  sourceField: '',
  expression: '',
});

test.each<[functionType: string, unused: SheetColumn[]]>([
  ['REGULAR', ['expression']],
  ['FIXED_VALUE', ['sourceField']],
  ['CUSTOM', []],
  ['', []],
  ['toString', []],
])('the function "%s" does not use %j', (functionType, unused) => {
  expect(sheetColumns.filter((column) => isUnusedColumn(column, cellsOf(functionType)))).toEqual(unused);
});

const captions: GridCaptions = {
  captionOf: (column) => column,
  choicesOf: () => undefined,
  displayText: (_column, text) => `<${text}>`,
};
const hints = 'entities.interface.fields.fieldMappings.fields.functionType.choices';

test.each<[column: SheetColumn, functionType: string, targetField: string, want: string | undefined]>([
  ['sourceField', 'REGULAR', '', 'mappingEditor.completion.onePath {}'],
  ['sourceField', 'CONCATENATE', '', 'mappingEditor.completion.somePaths {}'],
  ['sourceField', 'CUSTOM', '', 'mappingEditor.completion.somePaths {}'],
  ['sourceField', 'unknown', '', 'mappingEditor.completion.onePath {}'],
  ['sourceField', 'FIXED_VALUE', '', 'mappingEditor.grid.unused {"function":"<FIXED_VALUE>"}'],
  ['expression', 'REGULAR', '', 'mappingEditor.grid.unused {"function":"<REGULAR>"}'],
  ['expression', 'EXTRACT', 'a', `${hints}.EXTRACT.description {"prefix":"a[]."}`],
  ['expression', 'SUB_TABLE', '', `${hints}.SUB_TABLE.description {"prefix":"…[]."}`],
  ['expression', 'unknown', '', undefined],
  ['targetField', 'REGULAR', '', undefined],
])('the hint for %s of %s with the target "%s" is %s', (column, functionType, targetField, want) => {
  const row = { id: 1, cells: cellsOf(functionType, targetField) };
  expect(syntaxHint(column, row, captions, t)).toBe(want);
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
  ['z', 'C', 'ltr', 'Control+Z'],
  ['Z', 'MS', 'ltr', 'Control+Shift+Z'],
  ['+', 'CS', 'ltr', 'Control+Shift++'],
  ['ArrowLeft', 'CAS', 'ltr', 'Control+Alt+Shift+ArrowLeft'],
  ['ArrowLeft', '', 'rtl', 'ArrowRight'],
  ['ArrowRight', 'S', 'rtl', 'Shift+ArrowLeft'],
  ['ArrowDown', '', 'rtl', 'ArrowDown'],
])('key %s with modifiers "%s" and direction %s gives %s', (name, held, direction, want) => {
  expect(keyCombinationOf(key(name, held), direction)).toBe(want);
});

const step = (output: unknown): RowStep => ({ targetField: 'a', output: JSON.stringify(output) });
const failed: RowStep = { targetField: 'a', error: { code: 'tooLarge', parameters: {} } };

/** The steps of a row of which the worker reports all. */
const allOf = (...shown: RowStep[]): RowSteps => ({
  count: shown.length,
  failed: shown.filter(({ error }) => error).length,
  shown,
});

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
  ['a text with quotation marks', [step('"A"\n')], '"A"\n', false],
  ['a text that is cut off', [{ targetField: 'a', output: '"x' }], 'x', false],
  ['a long text, shortened', [step('x'.repeat(500))], `${'x'.repeat(120)}…`, false],
])('describeSteps of %s', (_what, steps, text, isError) => {
  expect(describeSteps(allOf(...steps), t)).toEqual({ text, isError });
});

test.each<[what: string, steps: RowSteps, text: string]>([
  [
    'values',
    { count: 1000, failed: 0, shown: Array.from({ length: 100 }, (_, index) => step(index)) },
    'mappingEditor.grid.several {"values":"0, 1, 2, 3, 4…","count":1000}',
  ],
  [
    'failures',
    { count: 1000, failed: 900, shown: [step(1), failed] },
    'mappingEditor.grid.failed {"failed":900,"count":1000,"reason":"mapping.tooLarge {}"}',
  ],
])('describeSteps counts %s that the worker does not report', (_what, steps, text) => {
  expect(describeSteps(steps, t).text).toBe(text);
});
