import { v7 as uuidv7 } from 'uuid';
import type { Row } from '../../../../contract/api/envelope.ts';
import { secretMask } from '../../../../contract/api/secretMask.ts';
import { diffRecords } from '../../../../contract/json/diffJson.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import { choiceKey } from '../../../../contract/text/captions.ts';
import { truncate, withEllipsis } from '../../base/truncate.ts';
import { type EntityDefinition, entityInRole, entityModels } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { type KeyedRecord, toKeyedRecord } from '../../store/records/KeyedRecord.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { hasReadableName } from './captions.ts';
import { editablePropertiesOf, type RecordInput } from './sanitizeInput.ts';
import { maskEntries } from './secretEntries.ts';
import { withoutSecrets } from './storedRow.ts';

/** Maximum characters of a value in the log. */
const maxValueLength = 10_000;

/** Properties that the service maintains. A state is not among them: actions set it. */
function bookkeepingNames({ readOnly, lifecycle }: EntityModel): Set<string> {
  const states = Object.values(lifecycle?.transitions ?? {}).flatMap(({ to }) => Object.keys(to ?? {}));
  return new Set(['companyUuid', ...readOnly.filter((name) => !states.includes(name))]);
}

function toLogText(value: unknown, maxLength: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return withEllipsis(text, maxLength);
}

/** Returns the differences of two stored rows by property; an empty row means no row. */
export function diffFields(
  model: EntityModel,
  before: RecordInput,
  after: RecordInput,
  maxLength = maxValueLength,
): FieldDiff[] {
  const ignored = bookkeepingNames(model);
  const [shownBefore, shownAfter] = [before, after].map((row) => maskEntries(model, row, secretMask));
  return diffRecords(before, after)
    .filter(({ path }) => !ignored.has(path))
    .map(({ path }) => {
      const show = (row: RecordInput | undefined) =>
        model.secrets.includes(path) && row?.[path] !== undefined
          ? secretMask
          : toLogText(row?.[path], maxLength);
      return { field: path, before: show(shownBefore), after: show(shownAfter) };
    });
}

/**
 * Returns the version of a stored row that the log keeps, as JSON: the properties that operators edit, without
 * secrets. Undefined if a change leaves them as they were, such as a change of the state.
 */
function versionOf(model: EntityModel, before: Row | undefined, after: Row | undefined): string | undefined {
  if (!after) return undefined;
  const editable = (row: Row) => editablePropertiesOf(model, row);
  if (before && diffRecords(editable(before), editable(after)).length === 0) return undefined;
  return JSON.stringify(editablePropertiesOf(model, withoutSecrets(model, after)));
}

/** A change of one record. It is new without `before`, removed without `after`. Rows are as stored. */
interface RecordChange {
  readonly action: string;
  readonly before?: Row | undefined;
  readonly after?: Row | undefined;
  /** The owner of a record that has one. */
  readonly owner?: Row | undefined;
  /** The instant of expiry. Otherwise the caller makes the change now. */
  readonly expiredAt?: string;
}

const changeLog = entityInRole('changeLog')?.model;

/** The log has a phrase for every kind of record that it covers. */
const isLogged = ({ phrases }: OperationCall, log: EntityModel, kind: string): boolean =>
  phrases.has(choiceKey(log.name, ['kind'], kind));

/**
 * Returns the log entry of a change; undefined for an entity that is not logged. Changes of an owned record
 * appear under its owner: the entries of an interface include its rules.
 */
export function createLogEntry(
  call: OperationCall,
  { model }: EntityDefinition,
  change: RecordChange,
): KeyedRecord | undefined {
  const { action, before, after, owner, expiredAt } = change;
  const row = after ?? before;
  if (!row || !changeLog || !isLogged(call, changeLog, model.name)) return undefined;
  const subject = owner ?? row;
  const subjectModel = (owner && model.owner && entityModels[model.owner.entity]) ?? model;
  const companyUuid = String(row.companyUuid);
  return toKeyedRecord(changeLog, companyUuid, {
    uuid: uuidv7(),
    companyUuid,
    kind: model.name,
    recordUuid: subject.uuid,
    ...(hasReadableName(subjectModel) && {
      recordName: truncate(String(subject[subjectModel.displayProperty] ?? ''), 100),
    }),
    action,
    loginId: expiredAt === undefined ? call.login.loginId : '',
    time: expiredAt ?? call.service.now().toISOString(),
    changes: diffFields(model, before ?? {}, after ?? {}),
    record: versionOf(model, before, after),
  });
}

/** Logs who changed which fields, in the transaction of the change. A removed record keeps its entries. */
export async function logChange(
  call: OperationCall,
  entity: EntityDefinition,
  repository: RecordRepository,
  change: RecordChange,
): Promise<void> {
  const entry = createLogEntry(call, entity, change);
  if (entry) await repository.insert(entry);
}
