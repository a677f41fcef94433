import isEqual from 'fast-deep-equal';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import { invalidRequest, ServiceError } from '../../base/ServiceError.ts';
import { type EntityDefinition, entityInRole, entityOf } from '../../operations/catalog.ts';
import type { Handler, OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { assertMayCall } from '../checks/assertMayCall.ts';
import { assertValid } from '../checks/assertValid.ts';
import { assertTransitionAllowed } from '../checks/conflicts.ts';
import { diffFields } from '../rows/logChange.ts';
import { type RecordInput, sanitizeChange } from '../rows/sanitizeInput.ts';
import { toVisibleRow } from '../rows/storedRow.ts';
import { findOrThrow, notFound } from './findOrThrow.ts';
import { assertMayReadEntry } from './readChangeLog.ts';
import { changeRecord } from './writeRecord.ts';

/** A version of a record that the configuration log keeps. */
interface RecordVersion {
  readonly entity: EntityDefinition;
  readonly kind: string;
  /** The record, or its owner. */
  readonly recordUuid: unknown;
  readonly record: RecordInput;
}

/**
 * Finds the version of a log entry. Throws NOT_FOUND for an entry without one, and ROLE_REQUIRED for a kind of
 * record that the caller may not read.
 */
async function findVersion(
  call: OperationCall,
  repository: RecordRepository,
  uuid: unknown,
): Promise<RecordVersion> {
  const log = entityInRole('changeLog');
  if (!log) throw new Error('The schemas have no entity with "x-service-role": "changeLog".');
  const entry = await findOrThrow(call, log, uuid, repository);
  assertMayReadEntry(call, entry);
  const { kind, recordUuid, record } = entry;
  const value: unknown = typeof record === 'string' ? JSON.parse(record) : undefined;
  if (!isRecord(value)) throw new ServiceError('NOT_FOUND', {}, { phrase: 'records.noVersion' });
  return { entity: entityOf(String(kind)), kind: String(kind), recordUuid, record: value };
}

/** Finds the current record of a version. An owned record has its entries under its owner. Throws NOT_FOUND. */
async function findPresent(
  call: OperationCall,
  repository: RecordRepository,
  { entity, recordUuid }: RecordVersion,
): Promise<Row> {
  const { model } = entity;
  const property = model.owner?.property ?? 'uuid';
  const row = await repository.find(model.name, property, recordUuid, call.login.companies);
  if (!row) throw notFound(call, entity);
  return row;
}

/** Returns the body of a save that restores the version. */
function bodyOfVersion({ entity, record, recordUuid }: RecordVersion): RecordInput {
  const { owner } = entity.model;
  return owner ? { ...record, [owner.property]: recordUuid } : record;
}

/** Throws ROLE_REQUIRED for an operator who may not save this kind of record. */
const assertMaySave = (call: OperationCall, { model }: EntityDefinition, { companyUuid }: Row): void =>
  assertMayCall(call, model.name, String(companyUuid), ({ role }) => role === 'modify' || role === 'save');

/** Returns the reason why a version cannot be restored now; undefined if nothing prevents it. */
async function findObstacle(
  call: OperationCall,
  repository: RecordRepository,
  { entity, recordUuid }: RecordVersion,
  present: Row,
  restored: RecordInput,
): Promise<string | undefined> {
  const companyUuid = String(present.companyUuid);
  try {
    assertMaySave(call, entity, present);
    assertTransitionAllowed(call, entity, 'modify', present);
    const { owner } = entity.model;
    if (owner) {
      const ownerEntity = entityOf(owner.entity);
      const row = await findOrThrow(call, ownerEntity, recordUuid, repository);
      assertTransitionAllowed(call, ownerEntity, 'modify', row);
    }
    await assertValid({ ...call, companyUuid }, entity, restored, repository, present);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) return error.messageIn(call.phrases);
    throw error;
  }
}

const parseRows = (json: string | undefined): unknown[] | undefined => {
  if (!json?.startsWith('[')) return undefined;
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value : undefined;
};

/** Returns a difference of two lists with the rows that only one of them has. Another order shows all rows. */
function withoutEqualRows(diff: FieldDiff): FieldDiff {
  const [before, after] = [parseRows(diff.before), parseRows(diff.after)];
  if (!before || !after) return diff;
  const only = (rows: readonly unknown[], others: readonly unknown[]) =>
    rows.filter((row) => !others.some((other) => isEqual(row, other)));
  const [removed, added] = [only(before, after), only(after, before)];
  if (removed.length + added.length === 0) return diff;
  return { ...diff, before: JSON.stringify(removed), after: JSON.stringify(added) };
}

const diffVersions = ({ model }: EntityDefinition, before: RecordInput, after: RecordInput): FieldDiff[] =>
  diffFields(model, before, after, Number.POSITIVE_INFINITY).map(withoutEqualRows);

/** Compares with another version of the same record. Throws INVALID_REQUEST for one of another record. */
async function compareWithOther(call: OperationCall, version: RecordVersion) {
  const other = await findVersion(call, call.service.store.repository, call.query.otherUuid);
  if (other.kind !== version.kind || other.recordUuid !== version.recordUuid)
    throw invalidRequest([
      { field: 'otherUuid', message: call.phrases.translate('records.otherRecord', { field: 'otherUuid' }) },
    ]);
  return { changes: diffVersions(version.entity, other.record, version.record) };
}

/** Compares with the current record: the changes that restoring the version would make. */
async function compareWithPresent(call: OperationCall, version: RecordVersion) {
  const { repository } = call.service.store;
  const present = await findPresent(call, repository, version);
  const { entity } = version;
  const shown = toVisibleRow(entity.model, present, call.service.now());
  const restored = sanitizeChange(entity, shown, bodyOfVersion(version));
  return {
    changes: diffVersions(entity, shown, restored),
    version: shown.version,
    problem: await findObstacle(call, repository, version, present, restored),
  };
}

/** Returns the changes that lead to the version of a log entry, from another version or from the current record. */
export const compareVersions: Handler = async (call) => {
  const version = await findVersion(call, call.service.store.repository, call.query.uuid);
  return call.query.otherUuid ? compareWithOther(call, version) : compareWithPresent(call, version);
};

/**
 * Saves the version of a log entry as the current record, with all checks of a save. The record keeps its
 * state and its secrets.
 */
export const restoreVersion: Handler = (call) =>
  call.service.store.transaction(async ({ repository }) => {
    const version = await findVersion(call, repository, call.query.uuid);
    const present = await findPresent(call, repository, version);
    assertMaySave(call, version.entity, present);
    await changeRecord(repository, call, version.entity, {
      uuid: present.uuid,
      version: call.query.version,
      bodyOf: () => bodyOfVersion(version),
      action: 'restoreVersion',
    });
  });
