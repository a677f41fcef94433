import { expect, test } from 'vitest';
import {
  assignColumns,
  type FileColumn,
  fileColumns,
  reassignColumn,
} from '../../../../src/screens/mapping/import/assignColumns.ts';
import { formatMappingCsv } from '../../../../src/screens/mapping/import/formatMappingCsv.ts';
import { planRowImport } from '../../../../src/screens/mapping/import/planRowImport.ts';
import { createImportTable } from '../../../../src/screens/mapping/import/readers/ImportTable.ts';
import { readDelimited } from '../../../../src/screens/mapping/import/readers/readDelimited.ts';
import fc from '../../../fastCheck.ts';
import { sheetOf, textsOf } from '../sheet/sheetOf.ts';

const captions = ['行号', '目标字段', '类型', '描述', '函数类型', '源字段', '表达式'];

const csv = (texts: readonly (readonly string[])[]): string =>
  formatMappingCsv(sheetOf(texts, [0, 0, 0, 0]).rows, captions);

test('the CSV has a byte order mark and escapes formulas', () => {
  expect(
    csv([
      ['sku', 'STRING', '=1+1', 'CONCATENATE', 'a,b', '-'],
      ['qty', 'NUMERIC', '＝A1', 'CUSTOM', '', '"a"\n& b'],
    ]),
  ).toBe(
    [
      '\uFEFF行号,目标字段,类型,描述,函数类型,源字段,表达式',
      '1,sku,STRING,\'=1+1,CONCATENATE,"a,b",\'-',
      '2,qty,NUMERIC,\'＝A1,CUSTOM,,"""a""\n& b"',
    ].join('\r\n'),
  );
});

const headings = Object.fromEntries(
  fileColumns.map((column, index) => [column, [captions[index] ?? '']]),
) as Record<FileColumn, string[]>;

test('the import of a downloaded CSV restores all texts', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', "'", '=', '-', '@', ',', ';', '"', '\n', '\r', '\t', '中', ' '),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(text, text, text, text, text, text), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const table = createImportTable(readDelimited(csv(rows).slice(1)));
        const assignment = assignColumns(table, headings);
        const plan = planRowImport(table, assignment, (_, cell) => cell);
        expect(textsOf(plan)).toEqual(textsOf(sheetOf(rows, [0, 0, 0, 0])));
      },
    ),
  );
});

test('the import of a downloaded CSV without one of its columns restores the other texts', () => {
  const table = createImportTable(readDelimited(csv([['sku', 'STRING', 'x', 'CONCATENATE', 'a,b', '-']])));
  const assignment = reassignColumn(assignColumns(table, headings), 3);
  expect(textsOf(planRowImport(table, assignment, (_, cell) => cell))).toEqual([
    'sku|STRING||CONCATENATE|a,b|-',
  ]);
});

test('the import keeps an apostrophe of another file', () => {
  const table = createImportTable([
    ['目标字段', '表达式'],
    ['a', "'-' & code"],
  ]);
  expect(textsOf(planRowImport(table, assignColumns(table, headings), (_, cell) => cell))).toEqual([
    "a|STRING||REGULAR||'-' & code",
  ]);
});
