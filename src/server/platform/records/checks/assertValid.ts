import type { Row } from '../../../../contract/api/envelope.ts';
import { describeCronError, findCronError } from '../../../../contract/validation/cron.ts';
import { type FieldError, fieldErrorsOf } from '../../../../contract/validation/fieldErrors.ts';
import { invalidRequest } from '../../base/ServiceError.ts';
import type { LocalePhrases } from '../../base/servicePhrases.ts';
import type { EntityDefinition } from '../../operations/catalog.ts';
import type { OperationCall } from '../../operations/ServiceContext.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';
import { captionOf } from '../rows/captions.ts';
import type { RecordInput } from '../rows/sanitizeInput.ts';

/** Finds schedules that never occur. */
const findImpossibleSchedules = (
  { phrases }: OperationCall,
  { model }: EntityDefinition,
  record: RecordInput,
): FieldError[] =>
  model.schedules.flatMap((field) => {
    const expression = record[field];
    const flaw = typeof expression === 'string' ? findCronError(expression) : undefined;
    return flaw ? [{ field, message: describeCronError(flaw, phrases.translate) }] : [];
  });

const valuesOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);

/** Finds codes that the service does not offer. */
const findUnofferedCodes = (
  call: OperationCall,
  { model }: EntityDefinition,
  record: RecordInput,
): FieldError[] =>
  model.offered.flatMap(({ property, operation }) => {
    const codes = call.service.offeredCodes[operation];
    const unknown = valuesOf(record[property]).filter((code) => codes && !codes.includes(String(code)));
    if (unknown.length === 0) return [];
    const field = captionOf(call, model.name, property);
    const parameters = { field, values: unknown };
    return [{ field: property, message: call.phrases.translate('validation.unoffered', parameters) }];
  });

/** Returns violations of the entity's schema, and its broken cross-field rules. */
export function findSchemaProblems(
  { model, validators: { validate, rules } }: EntityDefinition,
  record: RecordInput,
  phrases: LocalePhrases,
): { readonly problems: readonly FieldError[]; readonly broken: readonly FieldError[] } {
  return {
    problems: validate(record)
      ? []
      : fieldErrorsOf(validate.errors ?? [], model.name, model.messages, phrases),
    broken: rules
      .filter((rule) => !rule.validate(record))
      .map(({ field, message }) => ({
        field,
        message: phrases.translate(message, { field: captionOf({ phrases }, model.name, field) }),
      })),
  };
}

/** Returns violations of the entity's schema, cross-field rules, schedules, offered codes and record checks. */
export function findProblems(
  call: OperationCall,
  entity: EntityDefinition,
  record: RecordInput,
): FieldError[] {
  const { model } = entity;
  const { problems, broken } = findSchemaProblems(entity, record, call.phrases);
  const reportedFields = new Set(problems.map(({ field }) => field));
  return [
    ...problems,
    ...[
      ...findImpossibleSchedules(call, entity, record),
      ...findUnofferedCodes(call, entity, record),
      ...(call.service.recordChecks[model.name]?.(record, call.phrases) ?? []),
    ].filter(({ field }) => !reportedFields.has(field)),
    ...broken,
  ];
}

/** The records of the company that references point to, by property. */
export type FoundReferences = ReadonlyMap<string, readonly Row[]>;

/**
 * Finds the records that these records refer to and locks them against removal until the transaction ends.
 * One look-up for each property, however many records.
 */
export async function lockReferences(
  repository: RecordRepository,
  { model }: EntityDefinition,
  records: readonly RecordInput[],
  companyUuid: string,
): Promise<FoundReferences> {
  const present = new Map<string, readonly Row[]>();
  for (const { property, entity, value } of model.references) {
    const wanted = new Set(records.flatMap((record) => valuesOf(record[property])));
    const rows = await repository.findAll(entity, value, [...wanted], companyUuid, 'share');
    present.set(property, rows);
  }
  return present;
}

/**
 * Returns the properties whose reference points to a record that the company lacks or uses for something
 * else.
 */
export const findDanglingReferences = (
  { model }: EntityDefinition,
  record: RecordInput,
  present: FoundReferences,
): string[] =>
  model.references.flatMap(({ property, value, agrees = {} }) => {
    const agreed = Object.entries(agrees);
    const isThere = (wanted: unknown) =>
      present
        .get(property)
        ?.some(
          (row) => row[value] === wanted && agreed.every(([there, here]) => row[there] === record[here]),
        );
    return valuesOf(record[property]).every(isThere) ? [] : [property];
  });

/** Returns the properties that newly refer to a record that was taken out of use. */
export const findRetiredReferences = (
  { model }: EntityDefinition,
  record: RecordInput,
  before: RecordInput | undefined,
  present: FoundReferences,
): string[] =>
  model.references.flatMap(({ property, value, unless }) => {
    if (unless === undefined) return [];
    const kept = valuesOf(before?.[property]);
    const retired = (present.get(property) ?? []).filter((row) => row[unless] === true);
    const isRetired = (one: unknown) => !kept.includes(one) && retired.some((row) => row[value] === one);
    return valuesOf(record[property]).some(isRetired) ? [property] : [];
  });

function referenceProblems(
  call: OperationCall,
  entity: EntityDefinition,
  record: RecordInput,
  before: RecordInput | undefined,
  present: FoundReferences,
): FieldError[] {
  const problem = (message: string) => (property: string) => {
    const field = captionOf(call, entity.model.name, property);
    return { field: property, message: call.phrases.translate(message, { field }) };
  };
  return [
    ...findDanglingReferences(entity, record, present).map(problem('validation.reference')),
    ...findRetiredReferences(entity, record, before, present).map(problem('validation.retired')),
  ];
}

/** The other records that records of one company depend on, loaded for their checks. */
export interface CheckContext {
  readonly present: FoundReferences;
  /** Returns the problems of a record that the related check of its entity finds. */
  readonly findRelated: (record: RecordInput) => readonly FieldError[];
}

/** Loads the records that records of one company depend on, and locks those that they refer to. */
export async function loadCheckContext(
  call: OperationCall,
  entity: EntityDefinition,
  records: readonly RecordInput[],
  companyUuid: string,
  repository: RecordRepository,
): Promise<CheckContext> {
  const present = await lockReferences(repository, entity, records, companyUuid);
  const check = call.service.relatedChecks[entity.model.name];
  const findRelated = await check?.(records, { companyUuid, phrases: call.phrases, repository });
  return { present, findRelated: findRelated ?? (() => []) };
}

/** Throws INVALID_REQUEST with every problem of a record whose context was loaded. */
export function assertNoProblems(
  call: OperationCall,
  entity: EntityDefinition,
  record: RecordInput,
  { present, findRelated }: CheckContext,
  before?: RecordInput,
): void {
  const problems = findProblems(call, entity, record);
  // A value of the wrong type needs no second message about its reference.
  const all =
    problems.length > 0
      ? problems
      : [...referenceProblems(call, entity, record, before, present), ...findRelated(record)];
  if (all.length > 0) throw invalidRequest(all);
}

/**
 * Throws INVALID_REQUEST with every problem of a record before it is stored.
 * @param before the stored record, whose references may stay
 */
export async function assertValid(
  call: OperationCall,
  entity: EntityDefinition,
  record: RecordInput,
  repository: RecordRepository,
  before?: RecordInput,
): Promise<void> {
  const context = await loadCheckContext(call, entity, [record], call.companyUuid, repository);
  assertNoProblems(call, entity, record, context, before);
}
