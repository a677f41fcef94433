import type { Form } from '../../../contract/model/form.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { type FieldErrorPhrase, fieldErrorPhrasesOf } from '../../../contract/validation/fieldErrors.ts';
import { runsLast } from '../../../mapping/functions/index.ts';
import { type SheetColumn, type SheetRow, sheetColumns } from '../sheet/Sheet.ts';
import { toMappingRecords } from '../sheet/sheetRows.ts';
import type { CellIssue } from './CellIssue.ts';

const pathPattern = /^fieldMappings\.(\d+)\.(\w+)$/;
const findColumn = (name: string | undefined): SheetColumn | undefined =>
  sheetColumns.find((column) => column === name);

/** The cell of an interface problem, if any: `fieldMappings.3.sourceField`. */
export function cellAtPath(
  field: string,
  rows: readonly SheetRow[],
): { readonly id: number; readonly column: SheetColumn } | undefined {
  const [, index, name] = pathPattern.exec(field) ?? [];
  const row = rows[Number(index)];
  const column = findColumn(name);
  return row && column && { id: row.id, column };
}

/** Phrases take only texts and numbers. */
const phraseParameters = (parameters: FieldErrorPhrase['parameters']): CellIssue['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/**
 * Errors that the interface's validator finds in the rows (schemas/SPECIFICATION.md section 5.1). The service uses the same validator.
 * 10,000 rows take 7 ms.
 */
export function validateRows(
  rows: readonly SheetRow[],
  { entity, messages, validators: { validate } }: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): CellIssue[] {
  validate({ fieldMappings: toMappingRecords(rows) });
  const rowErrors = (validate.errors ?? []).filter(({ instancePath }) =>
    instancePath.startsWith('/fieldMappings/'),
  );
  return fieldErrorPhrasesOf(rowErrors, entity, messages, phrases).flatMap(({ field, key, parameters }) => {
    const cell = cellAtPath(field, rows);
    return cell ? [{ ...cell, key, parameters: phraseParameters(parameters) }] : [];
  });
}

/**
 * Rows whose target field a later row overwrites. Excludes rows that run last, because their purpose is to
 * correct earlier rows.
 */
export function findDuplicateTargets(rows: readonly SheetRow[]): CellIssue[] {
  const lastIndexes = new Map<string, number>();
  for (const [index, { cells }] of rows.entries())
    if (cells.targetField !== '' && !runsLast(cells)) lastIndexes.set(cells.targetField, index);
  return rows.flatMap(({ id, cells }, index) => {
    const winner = runsLast(cells) ? undefined : lastIndexes.get(cells.targetField);
    if (winner === undefined || winner === index) return [];
    const parameters = { line: winner + 1 };
    return [
      {
        id,
        column: 'targetField',
        key: 'mappingEditor.findings.repeated',
        parameters,
        isAdvice: true,
      } as const,
    ];
  });
}
