import { type FieldType, fieldTypes } from '../../../mapping/MappingRow.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { Target } from './Suggestion.ts';

/** A target field that has no source yet. */
export interface Wanted {
  readonly field: string;
  readonly type: FieldType;
  readonly description: string;
  /** The row that is there for it, and lacks nothing but a source. */
  readonly row?: SheetRow;
}

/** Functions that read one source field, whatever else they do. */
const oneSource: ReadonlySet<string> = new Set([
  'REGULAR',
  'EXTRACT',
  'DEFAULT_VALUE',
  'NEGATE',
  'REPLACE',
  'FORMAT_TIME',
  'SUB_TABLE',
  'SUB_QUERY',
]);

const typeOf = (text: string): FieldType => fieldTypes.find((type) => type === text) ?? 'STRING';

const lacksSource = ({ cells }: SheetRow): boolean =>
  cells.targetField !== '' && cells.sourceField.trim() === '' && oneSource.has(cells.functionType);

/** Rows without a source, then fields without a row. Of several rows for one field the first one counts. */
export function wantedOf(targets: readonly Target[], rows: readonly SheetRow[]): Wanted[] {
  const mapped = new Set<string>();
  const first = rows.filter(({ cells: { targetField } }) => {
    const isFirst = !mapped.has(targetField);
    mapped.add(targetField);
    return isFirst;
  });
  const begun = first.filter(lacksSource).map((row) => ({
    field: row.cells.targetField,
    type: typeOf(row.cells.type),
    description: row.cells.description,
    row,
  }));
  const missing = targets
    .filter(({ name }) => !mapped.has(name))
    .map(({ name, type, description = '' }) => ({ field: name, type: typeOf(type), description }));
  return [...begun, ...missing];
}
