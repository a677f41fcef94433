import { functionOf, isSubTable } from '../../../mapping/functions/index.ts';
import { type TargetFieldType, targetFieldTypes } from '../../../mapping/MappingRow.ts';
import type { SheetRow } from '../sheet/Sheet.ts';
import type { SampleObject } from './inspectSample.ts';
import type { TargetField } from './MappingSuggestion.ts';

/** A target field without a source. */
export interface UnmappedField {
  readonly field: string;
  readonly type: TargetFieldType;
  readonly description: string;
  /** The existing row, which lacks only a source. */
  readonly row?: SheetRow;
}

/** True for a row that reads one value, or the elements of one list. Lists of texts and groups need a person's choice. */
function readsOneField({ cells }: SheetRow): boolean {
  const { count, reads } = functionOf(cells)?.sourceField ?? {};
  return count === 'one' && (reads === 'value' || reads === 'text' || isSubTable(cells));
}

const fieldTypeOf = (text: string): TargetFieldType =>
  targetFieldTypes.find((type) => type === text) ?? 'STRING';

const lacksSource = (row: SheetRow): boolean =>
  row.cells.targetField !== '' && row.cells.sourceField.trim() === '' && readsOneField(row);

/**
 * Returns the rows without a source, then the fields without a row. The first of several rows for one field
 * counts.
 */
export function findUnmappedFields(
  targets: readonly TargetField[],
  rows: readonly SheetRow[],
): UnmappedField[] {
  const mapped = new Set<string>();
  const first = rows.filter(({ cells: { targetField } }) => {
    const isFirst = !mapped.has(targetField);
    mapped.add(targetField);
    return isFirst;
  });
  const begun = first.filter(lacksSource).map((row) => ({
    field: row.cells.targetField,
    type: fieldTypeOf(row.cells.type),
    description: row.cells.description,
    row,
  }));
  const missing = targets
    .filter(({ name }) => !mapped.has(name))
    .map(({ name, type, description = '' }) => ({ field: name, type: fieldTypeOf(type), description }));
  return [...begun, ...missing];
}

/** The fields that a row can read: the document, or an element of a list by its alias. */
interface SampleScope {
  readonly place: SampleObject;
  readonly alias?: string;
}

/** Target fields below `prefix` (`''`, `lines[].`), and the scopes of their sources, the innermost first. */
export interface MatchLevel {
  readonly prefix: string;
  readonly scopes: readonly SampleScope[];
  /** Target field of the suggested sub-table whose element is the innermost scope. */
  readonly within?: string;
}

/** A lower score is a guess. */
export const scoreThreshold = 0.55;

/** A source field as a row of the scope writes it. */
export const sourcePathIn = ({ alias }: SampleScope, names: readonly string[]): string =>
  [...(alias ? [alias] : []), ...names].join('.');

export const fieldsBelow = (unmapped: readonly UnmappedField[], prefix: string): UnmappedField[] =>
  unmapped.filter(({ field }) => field.startsWith(prefix));

/** The fields of a level that hold one value each. */
export const valueFieldsAt = (unmapped: readonly UnmappedField[], prefix: string): UnmappedField[] =>
  fieldsBelow(unmapped, prefix).filter(
    ({ field, type }) => !field.slice(prefix.length).includes('[]') && type !== 'ARRAY' && type !== 'OBJECT',
  );

/** Returns the compared texts of a target field: its name within the level, and its caption. */
export const fieldNames = ({ field, description }: UnmappedField, prefix: string) => ({
  name: field.slice(prefix.length),
  description,
});
