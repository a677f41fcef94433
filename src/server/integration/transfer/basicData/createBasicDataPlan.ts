import type { Row } from '../../../../contract/api/envelope.ts';
import type { FieldDiff, ImportChange, ImportPlan } from '../../../../contract/model/importPlan.ts';
import type { EntityDefinition } from '../../../platform/operations/catalog.ts';
import type { OperationCall } from '../../../platform/operations/ServiceContext.ts';
import { findProblems } from '../../../platform/records/checks/assertValid.ts';
import { captionOf } from '../../../platform/records/rows/captions.ts';
import { diffFields } from '../../../platform/records/rows/logChange.ts';
import {
  editablePropertiesOf,
  type RecordInput,
  sanitizeChange,
  sanitizeNew,
} from '../../../platform/records/rows/sanitizeInput.ts';
import { toVisibleRow } from '../../../platform/records/rows/storedRow.ts';
import { naturalKeyOf } from '../../../platform/store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../../platform/store/records/RecordRepository.ts';
import { fingerprint } from '../ExportFile.ts';
import { type CsvTable, parseCsv } from './parseCsv.ts';
import { type CsvColumn, type ReadRow, type ReadRows, readRows } from './readRows.ts';

/** Maximum number of rows of a file: each is one write of the transaction. */
const maxRows = 2000;
/** Maximum number of problems that an answer lists. */
const maxProblems = 100;

/** A row of the file with the existing record. */
export interface PlannedRecord {
  readonly number: number;
  readonly change: ImportChange;
  readonly fieldDiffs: readonly FieldDiff[];
  /** The existing record. */
  readonly stored?: Row;
  /** The record that the row creates, or the changed record. */
  readonly body: RecordInput;
}

export interface PlannedBasicData {
  readonly plan: ImportPlan;
  readonly records: readonly PlannedRecord[];
}

/** Returns the record that a row leads to: columns that the file lacks keep the stored values. */
function applyRow(
  entity: EntityDefinition,
  columns: readonly CsvColumn[],
  { values }: ReadRow,
  shown?: Row,
): RecordInput {
  const given = new Set(columns.map(({ property }) => property));
  const kept = Object.entries(editablePropertiesOf(entity.model, shown ?? {})).filter(
    ([name]) => !given.has(name),
  );
  return { ...Object.fromEntries(kept), ...values };
}

function planRow(
  call: OperationCall,
  entity: EntityDefinition,
  columns: readonly CsvColumn[],
  row: ReadRow,
  stored: Row | undefined,
): PlannedRecord {
  const { model } = entity;
  const { number } = row;
  if (!stored) return { number, change: 'CREATE', fieldDiffs: [], body: sanitizeNew(entity, row.values) };
  const shown = toVisibleRow(model, stored, call.service.now());
  const body = sanitizeChange(entity, shown, applyRow(entity, columns, row, shown));
  const fieldDiffs = diffFields(model, sanitizeChange(entity, shown, shown), body);
  return { number, change: fieldDiffs.length > 0 ? 'UPDATE' : 'SAME', fieldDiffs, stored, body };
}

/** Returns problems with the file as a whole. */
function findFileProblems({ phrases }: OperationCall, csv: string, { rows, misquoted }: CsvTable): string[] {
  const count = rows.length;
  if (csv.includes('\uFFFD')) return [phrases.translate('basicData.encoding')];
  if (count > maxRows) return [phrases.translate('basicData.tooMany', { count, most: maxRows })];
  return count === 0 && misquoted.length === 0 ? [phrases.translate('basicData.noRows')] : [];
}

/** Returns the problems of the records that the rows lead to, and rows with the natural key of an earlier one. */
function findRecordProblems(
  call: OperationCall,
  entity: EntityDefinition,
  columns: readonly CsvColumn[],
  records: readonly PlannedRecord[],
): string[] {
  const { translate } = call.phrases;
  const { model } = entity;
  const firstRows = new Map<string | null, number>();
  const headingOf = (property: string): string =>
    columns.find((column) => column.property === property)?.heading ?? captionOf(call, model.name, property);
  return records.flatMap(({ number, body }) => {
    const key = naturalKeyOf(model, body);
    const first = firstRows.get(key);
    firstRows.set(key, first ?? number);
    const twin =
      first !== undefined && model.naturalKey.every((name) => body[name] !== undefined)
        ? [{ field: model.naturalKey[0] ?? '', message: translate('basicData.twin', { row: first }) }]
        : [];
    return [...findProblems(call, entity, body), ...twin].map(({ field, message }) =>
      translate('basicData.cell', { row: number, column: headingOf(field), problem: message }),
    );
  });
}

/** Returns the problems as issues of the property with the file, the first ones of very many. */
function toIssues({ phrases }: OperationCall, problems: readonly string[]): ImportPlan['issues'] {
  const rest = problems.length - maxProblems;
  const shown = problems.slice(0, maxProblems);
  return [...shown, ...(rest > 0 ? [phrases.translate('basicData.more', { count: rest })] : [])].map(
    (message) => ({
      field: 'csv',
      message,
    }),
  );
}

const noRows: ReadRows = { columns: [], rows: [], problems: [] };

const displayNameOf = ({ model }: EntityDefinition, { body }: PlannedRecord): string =>
  [...model.naturalKey, model.displayProperty]
    .flatMap((name) => (body[name] === undefined ? [] : [String(body[name])]))
    .join(' / ');

/**
 * Plans the change of each row of a CSV file in the caller's company. Rows match records by their natural key.
 * The records stay locked until the transaction ends, so that the same transaction can apply the plan.
 */
export async function createBasicDataPlan(
  call: OperationCall,
  repository: RecordRepository,
  entity: EntityDefinition,
  csv: string,
): Promise<PlannedBasicData> {
  const { model } = entity;
  const table = await parseCsv(csv);
  const fileProblems = findFileProblems(call, csv, table);
  const { columns, rows, problems } = fileProblems.length > 0 ? noRows : readRows(call, entity, table);
  const keyOf = (record: RecordInput): string => String(naturalKeyOf(model, record));
  const keys = rows.map(({ values }) => keyOf(values));
  const found = await repository.findByNaturalKeys(model.name, keys, call.companyUuid, 'update');
  const existing = new Map(found.map((row) => [keyOf(row), row]));

  const records = rows.map((row) => planRow(call, entity, columns, row, existing.get(keyOf(row.values))));
  const issues = toIssues(call, [
    ...fileProblems,
    ...problems,
    ...findRecordProblems(call, entity, columns, records),
  ]);
  const items = records.map((record) => ({
    naturalKey: displayNameOf(entity, record),
    change: record.change,
    fieldDiffs: record.fieldDiffs,
  }));
  const content = records.map(({ change, stored, body }) => [change, stored ?? null, body]);
  const planHash = fingerprint([call.companyUuid, model.name, content, issues.length]);
  return { records, plan: { planHash, items, unresolved: [], issues } };
}
