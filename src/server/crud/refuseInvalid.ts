import { flawInWords, flawOf } from '../../contract/cron.ts';
import type { Row } from '../../contract/envelope.ts';
import { type Problem, problemsOf } from '../../contract/violations.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { captionOf } from './captionOf.ts';
import type { Proposal } from './proposed.ts';

/** Schedules that no clock can keep. */
const unsoundIn = ({ say }: Call, { model }: Entity, record: Proposal): Problem[] =>
  model.schedules.flatMap((field) => {
    const expression = record[field];
    const flaw = typeof expression === 'string' ? flawOf(expression) : undefined;
    return flaw ? [{ field, message: flawInWords(flaw, say.translate) }] : [];
  });

const valuesOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);

/** Codes that the service does not offer. */
const unofferedIn = (call: Call, { model }: Entity, record: Proposal): Problem[] =>
  model.offered.flatMap(({ property, operation }) => {
    const codes = call.service.offeredCodes[operation];
    const unknown = valuesOf(record[property]).filter((code) => codes && !codes.includes(String(code)));
    if (unknown.length === 0) return [];
    const field = captionOf(call, model.name, property);
    const parameters = { field, values: unknown.join(', ') };
    return [{ field: property, message: call.say.translate('validation.unoffered', parameters) }];
  });

/** Violations of the entity's schema, cross-field rules, schedules and offered codes. */
export function problemsIn(call: Call, entity: Entity, record: Proposal): Problem[] {
  const { model, validators } = entity;
  const { validate, rules } = validators;
  const problems = validate(record)
    ? []
    : problemsOf(validate.errors ?? [], model.name, model.messages, call.say);
  const told = new Set(problems.map(({ field }) => field));
  const broken = rules.filter((rule) => !rule.validate(record));
  return [
    ...problems,
    ...[...unsoundIn(call, entity, record), ...unofferedIn(call, entity, record)].filter(
      ({ field }) => !told.has(field),
    ),
    ...broken.map(({ field, message }) => ({
      field,
      message: call.say.translate(message, { field: captionOf(call, model.name, field) }),
    })),
  ];
}

/** The records of the company that answer to references, by property. */
export type Present = ReadonlyMap<string, readonly Row[]>;

/** What of these records' references is there; it cannot be removed until the transaction ends. One look-up each, however many records. */
export async function lockReferences(
  documents: Documents,
  { model }: Entity,
  records: readonly Proposal[],
  companyUuid: string,
): Promise<Present> {
  const present = new Map<string, readonly Row[]>();
  for (const { property, entity, value } of model.references) {
    const wanted = new Set(records.flatMap((record) => valuesOf(record[property])));
    const rows = await documents.findAll(entity, value, [...wanted], companyUuid, 'share');
    present.set(property, rows);
  }
  return present;
}

/** The properties of a record that refer to what the company does not have, or has for something else. */
export const danglingIn = ({ model }: Entity, record: Proposal, present: Present): string[] =>
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

function dangling(call: Call, entity: Entity, record: Proposal, present: Present): Problem[] {
  return danglingIn(entity, record, present).map((property) => {
    const field = captionOf(call, entity.model.name, property);
    return { field: property, message: call.say.translate('validation.reference', { field }) };
  });
}

/** Throws INVALID_REQUEST with every problem of a record whose references were looked up. */
export function refuseProblems(call: Call, entity: Entity, record: Proposal, present: Present): void {
  const problems = problemsIn(call, entity, record);
  // That a value of the wrong type refers to nothing goes without saying.
  const all = problems.length > 0 ? problems : dangling(call, entity, record, present);
  if (all.length > 0) throw invalidRequest(all);
}

/** Throws INVALID_REQUEST with every problem of a record that is about to be stored. */
export async function refuseInvalid(
  call: Call,
  entity: Entity,
  record: Proposal,
  documents: Documents,
): Promise<void> {
  refuseProblems(call, entity, record, await lockReferences(documents, entity, [record], call.companyUuid));
}
