import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { describeObstacle } from '../../../../contract/model/lifecycle.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import { type EntityDefinition, entityModels } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import { DuplicateError, type RecordRepository } from '../../store/records/RecordRepository.ts';
import { captionOf, displayNameOf, hasReadableName } from '../rows/captions.ts';
import { toResponse } from '../rows/storedRow.ts';

/** Throws ILLEGAL_TRANSITION with the current row if the lifecycle does not allow the action now. */
export function assertTransitionAllowed(
  call: OperationCall,
  { model }: EntityDefinition,
  action: string,
  row: Row,
): void {
  const shown = toResponse(call, model, row);
  const either = new Intl.ListFormat(call.phrases.locale, { type: 'disjunction' });
  const problem = describeObstacle(
    { ...call.phrases, either: (items) => either.format(items) },
    model.name,
    model.lifecycle,
    action,
    shown,
  );
  if (problem !== undefined) throw new ServiceError('ILLEGAL_TRANSITION', { problem }, { data: shown });
}

/**
 * Throws CONFLICT with the current row if the version is stale (schemas/SPECIFICATION.md section 4.5). A
 * request without a version always passes.
 */
export function assertCurrentVersion(
  call: OperationCall,
  { model }: EntityDefinition,
  shown: Row,
  version: unknown,
): void {
  if (version === undefined || version === shown.version) return;
  const name = hasReadableName(model)
    ? displayNameOf(call, model, shown)
    : call.phrases.translate(`entities.${model.name}.title`);
  throw new ServiceError('CONFLICT', { name }, { data: shown });
}

/**
 * Converts a duplicate natural key to a refusal that names the fields. `phrase` replaces the general message.
 */
export async function writeUnique(
  call: OperationCall,
  model: EntityModel,
  write: () => Promise<void>,
  phrase?: string,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    const fields = model.naturalKey.map((name) => captionOf(call, model.name, name));
    const field = model.naturalKey[0] ?? '';
    const message = call.phrases.translate('validation.duplicate', { field: fields[0] });
    throw new ServiceError('DUPLICATE', { fields }, { data: { problems: [{ field, message }] }, phrase });
  }
}

/** A record that refers to another one, as IN_USE lists it. */
interface ReferringRecord {
  readonly entity: string;
  readonly uuid: string;
  readonly name: unknown;
}

/** Operators do not read longer lists. The next attempt shows the rest. */
const maxReferring = 20;

/** A property of stored records that holds the `value` of a record. */
type StoredReference = EntityModel['references'][number] & { readonly model: EntityModel };

/** Returns the references of stored records to records of an entity. */
const referencesTo = ({ model: { name } }: EntityDefinition): StoredReference[] =>
  Object.values(entityModels)
    .filter(({ stored }) => stored)
    .flatMap((model) =>
      model.references.filter(({ entity }) => entity === name).map((reference) => ({ ...reference, model })),
    );

/** Returns the values of the records that refer to this one. A property that this one lacks excludes no record. */
const valuesOfReferring = (row: Row, { property, value, agrees = {} }: StoredReference) => ({
  ...Object.fromEntries(
    Object.entries(agrees).flatMap(([there, here]) => (row[there] === undefined ? [] : [[here, row[there]]])),
  ),
  [property]: row[value],
});

/** Returns the records that refer to this one by these references. */
async function findAllReferring(
  call: OperationCall,
  row: Row,
  references: readonly StoredReference[],
  repository: RecordRepository,
): Promise<ReferringRecord[]> {
  const users: ReferringRecord[] = [];
  for (const reference of references) {
    const { model } = reference;
    const holders = await repository.findReferring(
      model.name,
      valuesOfReferring(row, reference),
      String(row.companyUuid),
      maxReferring - users.length,
    );
    users.push(
      ...holders.map((holder) => ({
        entity: model.name,
        uuid: holder.uuid,
        name: displayNameOf(call, model, holder),
      })),
    );
  }
  return users;
}

const describeReferring = ({ phrases }: OperationCall, { entity, name }: ReferringRecord): string =>
  `${phrases.translate(`entities.${entity}.title`)} ${String(name)}`;

/** Throws IN_USE with the records that refer to this one. */
export async function assertNotInUse(
  call: OperationCall,
  entity: EntityDefinition,
  row: Row,
  repository: RecordRepository,
): Promise<void> {
  const users = await findAllReferring(call, row, referencesTo(entity), repository);
  if (users.length === 0) return;
  const name = displayNameOf(call, entity.model, row);
  throw new ServiceError(
    'IN_USE',
    { name, users: users.map((user) => describeReferring(call, user)) },
    { data: { users } },
  );
}

/**
 * Throws IN_USE if a change would break references: records refer to this one by the value of a property, such
 * as a code, and the change replaces that value or one that must agree, such as the family of a menu.
 */
export async function assertReferencesHold(
  call: OperationCall,
  entity: EntityDefinition,
  { before, after }: { readonly before: Row; readonly after: Row },
  repository: RecordRepository,
): Promise<void> {
  const changedIn = ({ value, agrees = {} }: StoredReference) =>
    [value, ...Object.keys(agrees)].find((name) => before[name] !== after[name]);
  const broken = referencesTo(entity).filter((reference) => changedIn(reference) !== undefined);
  const users = await findAllReferring(call, before, broken, repository);
  const field = broken[0] && changedIn(broken[0]);
  if (users.length === 0 || field === undefined) return;
  const parameters = {
    field: captionOf(call, entity.model.name, field),
    users: users.map((user) => describeReferring(call, user)),
  };
  const message = call.phrases.translate('records.usedKey', parameters);
  throw new ServiceError('IN_USE', parameters, {
    data: { users, problems: [{ field, message }] },
    phrase: 'records.usedKey',
  });
}
