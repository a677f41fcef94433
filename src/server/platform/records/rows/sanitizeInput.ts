import { secretClearName, secretSetName } from '../../../../contract/api/derivedNames.ts';
import type { Row } from '../../../../contract/api/envelope.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { changeTexts, trimTexts } from '../../../../contract/validation/trimTexts.ts';
import { dateTimeFormat } from '../../../../contract/validation/valueFormats.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';

/** A record from a caller, in the shape that the entity's validator checks. */
export type RecordInput = Readonly<Record<string, unknown>>;

const omitProperties = (record: RecordInput, names: ReadonlySet<string>): RecordInput =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));

/** Properties that only the service sets. Values of the caller are ignored. */
const serviceSetNames = (model: EntityModel): Set<string> =>
  new Set([
    'uuid',
    'companyUuid',
    ...model.readOnly,
    ...Object.keys(model.lifecycle?.initial ?? {}),
    ...model.secrets.flatMap((secret) => [secretSetName(secret), secretClearName(secret)]),
  ]);

/** Properties of a record that callers may set. */
export const editablePropertiesOf = (model: EntityModel, record: RecordInput): RecordInput =>
  omitProperties(record, serviceSetNames(model));

/** Hidden fields have no value. Hiding one may hide another, so this repeats until nothing changes. */
function removeHidden({ model, validators }: EntityDefinition, record: RecordInput): RecordInput {
  const hidden = Object.entries(validators.visible)
    .filter(([property, visible]) => property in record && !visible(record))
    .map(([property]) => property);
  if (hidden.length === 0) return record;
  const flags = hidden.filter((property) => model.secrets.includes(property)).map(secretSetName);
  return removeHidden({ model, validators }, omitProperties(record, new Set([...hidden, ...flags])));
}

/** Returns an instant in UTC with milliseconds, because the store compares instants as texts. Other texts stay. */
export const toUtcInstant = (text: string): string =>
  dateTimeFormat.test(text) ? new Date(text).toISOString() : text;

/**
 * The body without read-only properties and without spaces around texts, with instants in UTC. It is the whole
 * record (schemas/SPECIFICATION.md section 4.5): a missing property has its default, or is empty.
 */
const readBody = (model: EntityModel, body: unknown): RecordInput => {
  const input = changeTexts(trimTexts(body, model.trimmed), model.instants, toUtcInstant);
  return { ...model.defaults, ...(isRecord(input) ? editablePropertiesOf(model, input) : {}) };
};

/** A new record, in its initial state. */
export const sanitizeNew = (entity: EntityDefinition, body: unknown): RecordInput =>
  removeHidden(entity, { ...readBody(entity.model, body), ...entity.model.lifecycle?.initial });

/**
 * A changed record. Properties that callers cannot send keep their value in `shown`. A secret that is neither
 * sent nor cleared is also kept.
 */
export function sanitizeChange(entity: EntityDefinition, shown: Row, body: unknown): RecordInput {
  const { model } = entity;
  const serviceSet = serviceSetNames(model);
  const kept = Object.fromEntries(Object.entries(shown).filter(([name]) => serviceSet.has(name)));
  const cleared = model.secrets.filter((secret) => isRecord(body) && body[secretClearName(secret)] === true);
  return removeHidden(entity, {
    ...readBody(model, body),
    ...omitProperties(kept, new Set(cleared.map(secretSetName))),
  });
}
