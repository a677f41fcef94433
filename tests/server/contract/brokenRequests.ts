import { querySchema } from '../../../generator/emit/service/emitRequests.ts';
import { pointerParts } from '../../../generator/load/jsonPosition.ts';
import type { OperationModel } from '../../../generator/normalize/model/OperationModel.ts';
import {
  type ConstraintBreach,
  constraintBreachesOf,
} from '../../../generator/samples/constraintBreaches.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { requestSchemaOf } from '../../../generator/samples/requestSchema.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { bodies } from '../../../src/server/integration/handlers.ts';
import { bindings } from '../../../src/server/platform/operations/catalog.ts';
import type { Given } from './contractUnderTest.ts';
import { listing } from './validRequest.ts';

/** A request that breaks one rule, and the words that the answer must contain (`said`). */
interface BrokenRequest {
  readonly name: string;
  readonly given: Given;
  readonly want: readonly string[];
}

const breaches = new Map<string, readonly ConstraintBreach[]>();

/** Returns values that break each rule of a body once. Several calls with the same body share them. */
function breachesIn({ entity, filter }: NonNullable<OperationModel['body']>): readonly ConstraintBreach[] {
  const key = filter ? `${entity.name} ${filter}` : entity.name;
  const known =
    breaches.get(key) ?? constraintBreachesOf(filter ? listing(entity, filter) : requestSchemaOf(entity), 1);
  breaches.set(key, known);
  return known;
}

/** Returns whether a body is validated together with the stored record and its defaults. */
const isLate = ({ id }: OperationModel): boolean =>
  bodies[id]?.isValidatedByHandler || ['create', 'modify', 'save'].includes(bindings[id]?.role ?? '');

/** Returns bodies that satisfy the rules of each value and break one rule across values (`x-validations`). */
function brokenAcross({ entity, filter }: NonNullable<OperationModel['body']>): ConstraintBreach[] {
  if (filter) return [];
  const { allOf, ...schema } = requestSchemaOf(entity);
  return entity.validations.map(({ field, schema: rule }) => {
    const others = [allOf].flat().filter((condition) => condition !== rule);
    return {
      keyword: 'a rule',
      pointer: `/${field}`,
      value: sampleOf({ ...schema, allOf: [...others, { not: rule }] }, 1),
    };
  });
}

/**
 * Returns whether the service corrects a violation before the validation. It adds defaults and stored
 * secrets, and removes hidden properties.
 */
function isFilled(call: OperationModel, { keyword, pointer }: ConstraintBreach): boolean {
  const role = bindings[call.id]?.role ?? '';
  const [name = ''] = pointerParts(pointer);
  const { properties, required } = call.body?.entity.schema ?? {};
  const isDefault =
    'default' in (properties?.[name]?.rules ?? {}) && (isLate(call) || !required?.includes(name));
  const isKept = role === 'modify' && properties?.[name]?.secret === true;
  return (keyword === 'required' && (isDefault || isKept)) || (isLate(call) && keyword === 'false schema');
}

/** Returns a request for each rule of the body, with that rule broken. */
export function brokenBodies(call: OperationModel, given: Given): BrokenRequest[] {
  if (call.body === undefined) return [];
  const binding = bindings[call.id];
  const within = binding?.role === 'save' && binding.bodyProperty ? [binding.bodyProperty] : [];
  const which = binding?.role === 'modify' && isRecord(given.body) ? { uuid: given.body.uuid } : {};
  return [...breachesIn(call.body), ...(isLate(call) ? brokenAcross(call.body) : [])]
    .filter((breach) => !isFilled(call, breach))
    .map(({ keyword, pointer, value }) => {
      const field = [...within, ...pointerParts(pointer)].join('.');
      return {
        name: `${keyword} of the body’s ${pointer}`,
        given: { ...given, body: isRecord(value) ? { ...value, ...which } : value },
        want: ['400', 'INVALID_REQUEST', ...(pointer === '' ? [] : [field])],
      };
    });
}

/** Returns whether a violation disappears in the address, because every parameter is sent as text. */
const isText = (call: OperationModel, { keyword, pointer }: ConstraintBreach): boolean =>
  keyword === 'type' &&
  call.query.some(({ name, schema }) => `/${name}` === pointer && schema.type === 'string');

/**
 * Returns a request for each rule of the parameters, with that rule broken: a missing, wrong or unknown
 * parameter.
 */
export function brokenParameters(call: OperationModel, given: Given): BrokenRequest[] {
  return constraintBreachesOf(querySchema(call), 1).flatMap((breach) => {
    const { keyword, pointer, value } = breach;
    const [name = ''] = pointerParts(pointer);
    // The service reports a company other than the caller's before anything else.
    const isCompany = name === 'companyUuid' && keyword !== 'required';
    if (['', 'lang'].includes(name) || isCompany || isText(call, breach) || !isRecord(value)) return [];
    const want =
      keyword === 'additionalProperties' ? ['400', 'UNKNOWN_PARAMETER'] : ['400', 'INVALID_REQUEST', name];
    return [
      {
        name: `${keyword} of ${name}`,
        given: { ...given, query: { ...given.query, [name]: value[name] } },
        want,
      },
    ];
  });
}
