import { fieldKey } from '../../../../contract/text/captions.ts';
import { unguardFormula } from '../../../../contract/text/formulaGuard.ts';
import { serviceLocales } from '../../../platform/base/servicePhrases.ts';
import type { EntityDefinition } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { captionOf } from '../../../platform/records/rows/captions.ts';
import type { RecordInput } from '../../../platform/records/rows/sanitizeInput.ts';
import type { CsvRow, CsvTable } from './parseCsv.ts';

/** A property of the entity that a column of the file holds. */
export interface CsvColumn {
  /** The heading as in the file. */
  readonly heading: string;
  readonly index: number;
  readonly property: string;
}

/** The values of a row, by property. An empty cell has no value. */
export interface ReadRow {
  readonly number: number;
  readonly values: RecordInput;
}

/** The content of a file, and its problems as sentences in the caller's language. */
export interface ReadRows {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly ReadRow[];
  readonly problems: readonly string[];
}

/** A value of a cell, or the problem with it. */
type CellValue = { readonly value: unknown } | { readonly problem: string };

/** Returns the properties that lists show, and those that only the service sets. */
const propertiesOf = ({ model }: EntityDefinition): string[] => [
  ...new Set([...model.sortable, ...model.readOnly]),
];

/** Returns the properties by their headings in lower case: the name, and the caption in each language. */
function headingsOf({ service }: OperationCall, entity: EntityDefinition): Map<string, string> {
  const key = (property: string) => `${fieldKey(entity.model.name, [property])}.title`;
  const captionsOf = (property: string) =>
    serviceLocales.map((locale) => service.phrasesOf(locale).translate(key(property)));
  return new Map(
    propertiesOf(entity).flatMap((property) =>
      [property, ...captionsOf(property)].map((heading) => [heading.toLowerCase(), property] as const),
    ),
  );
}

/** Returns the columns that a caller may set, and the problems of the header. `isKeyed`: it has the natural key. */
function readHeader(call: OperationCall, entity: EntityDefinition, headings: readonly string[]) {
  const { translate } = call.phrases;
  const { model } = entity;
  const known = headingsOf(call, entity);
  const columns = headings.flatMap((heading, index): CsvColumn[] => {
    const property = known.get(heading.toLowerCase());
    return property === undefined ? [] : [{ heading, index, property }];
  });
  const editable = propertiesOf(entity).filter((name) => !model.readOnly.includes(name));
  const offered = editable.map((name) => captionOf(call, model.name, name));
  const missing = model.naturalKey.filter((name) => columns.every(({ property }) => property !== name));
  const problems = [
    ...headings
      .filter((heading) => !known.has(heading.toLowerCase()))
      .map((column) => translate('basicData.unknownColumn', { column, known: offered })),
    ...columns
      .filter(({ property }, at) => columns.findIndex((one) => one.property === property) < at)
      .map(({ heading }) => translate('basicData.repeatedColumn', { column: heading })),
    ...missing.map((name) =>
      translate('basicData.missingColumn', { column: captionOf(call, model.name, name) }),
    ),
  ];
  return {
    columns: columns.filter(({ property }) => editable.includes(property)),
    problems,
    isKeyed: missing.length === 0,
  };
}

/** Reads a cell: an exported text without its guard, or Yes and No in any language for a boolean. */
function readCell(
  call: OperationCall,
  { model }: EntityDefinition,
  property: string,
  text: string,
): CellValue {
  // Every boolean of basic data has a default.
  if (typeof model.defaults[property] !== 'boolean') return { value: unguardFormula(text) };
  const isWord = (name: string): boolean =>
    serviceLocales.some((locale) => {
      const word = call.service.phrasesOf(locale).translate(`field.${name}`);
      return word.toLowerCase() === text.toLowerCase();
    });
  if (isWord('yes') || text.toLowerCase() === 'true') return { value: true };
  if (isWord('no') || text.toLowerCase() === 'false') return { value: false };
  return { problem: call.phrases.translate('basicData.yesOrNo') };
}

function readRow(
  call: OperationCall,
  entity: EntityDefinition,
  columns: readonly CsvColumn[],
  { number, cells }: CsvRow,
) {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const { heading, index, property } of columns) {
    const text = cells[index] ?? '';
    if (text === '') continue;
    const cell = readCell(call, entity, property, text);
    if ('value' in cell) values[property] = cell.value;
    else
      problems.push(
        call.phrases.translate('basicData.cell', { row: number, column: heading, problem: cell.problem }),
      );
  }
  return { number, values, problems };
}

/** Returns rows whose number of values differs from the header; empty values after the last column are none. */
function findUneven({ phrases }: OperationCall, { headings, rows }: CsvTable): string[] {
  return rows
    .filter(({ cells }) => cells.length < headings.length || cells.slice(headings.length).some(Boolean))
    .map(({ number, cells }) =>
      phrases.translate('basicData.uneven', { row: number, count: cells.length, columns: headings.length }),
    );
}

/** Reads the records of a file. There are no rows without the natural key, or with misplaced quotation marks. */
export function readRows(call: OperationCall, entity: EntityDefinition, table: CsvTable): ReadRows {
  const header = readHeader(call, entity, table.headings);
  const misquoted = table.misquoted.map((row) => call.phrases.translate('basicData.quotes', { row }));
  const columns = header.columns;
  const found = [...misquoted, ...header.problems];
  if (misquoted.length > 0 || !header.isKeyed) return { columns, rows: [], problems: found };
  const rows = table.rows.map((row) => readRow(call, entity, columns, row));
  const problems = [...found, ...findUneven(call, table), ...rows.flatMap((row) => row.problems)];
  return { columns, rows, problems };
}
