import { type Problem, problemsOf } from '../../contract/violations.ts';
import type { Entity } from '../catalog.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import { captionOf } from './captionOf.ts';
import type { Proposal } from './proposed.ts';

/** What the entity's own schema and cross-field rules say. */
export function problemsIn(call: Call, { model, validators }: Entity, record: Proposal): Problem[] {
  const { validate, rules } = validators;
  const problems = validate(record)
    ? []
    : problemsOf(validate.errors ?? [], model.name, model.messages, call.say);
  const broken = rules.filter((rule) => !rule.validate(record));
  return [
    ...problems,
    ...broken.map(({ field, message }) => ({
      field,
      message: call.say.translate(message, { field: captionOf(call, model.name, field) }),
    })),
  ];
}

const valuesOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined);

/** References to records that the company does not have. Those found cannot be removed until the transaction ends. */
async function danglingReferences(
  call: Call,
  { model }: Entity,
  record: Proposal,
  documents: Documents,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const { property, entity, value } of model.references) {
    for (const wanted of valuesOf(record[property])) {
      if (await documents.find(entity, value, wanted, [call.companyUuid], 'share')) continue;
      const field = captionOf(call, model.name, property);
      problems.push({ field: property, message: call.say.translate('validation.reference', { field }) });
    }
  }
  return problems;
}

/** Throws INVALID_REQUEST with every problem of a record that is about to be stored. */
export async function refuseInvalid(
  call: Call,
  entity: Entity,
  record: Proposal,
  documents: Documents,
): Promise<void> {
  const problems = problemsIn(call, entity, record);
  // A value of the wrong type is not worth looking up.
  const all = problems.length > 0 ? problems : await danglingReferences(call, entity, record, documents);
  if (all.length > 0) throw invalidRequest(all);
}
