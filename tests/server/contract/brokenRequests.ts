import { querySchema } from '../../../generator/emit/validators/emitRequests.ts';
import type { OperationModel } from '../../../generator/normalize/Model.ts';
import {
  type ConstraintBreach,
  constraintBreachesOf,
} from '../../../generator/samples/constraintBreaches.ts';
import { sampleOf } from '../../../generator/samples/RecordSampler.ts';
import { splitPointer } from '../../../generator/samples/recordPath.ts';
import { requestSchemaOf } from '../../../generator/samples/requestSchema.ts';
import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { selfValidatedOperations } from '../../../src/server/integration/handlers.ts';
import { bindings } from '../../../src/server/platform/operations/catalog.ts';
import type { Given } from './contractUnderTest.ts';
import { listing } from './validRequest.ts';

/** A request with one thing wrong, and the words of the answer that must come (`said`). */
export interface BrokenRequest {
  readonly name: string;
  readonly given: Given;
  readonly want: readonly string[];
}

const breaches = new Map<string, readonly ConstraintBreach[]>();

/** The rules of a body broken once each; several calls take the same. */
function breachesIn({ entity, filter }: NonNullable<OperationModel['body']>): readonly ConstraintBreach[] {
  const key = filter ? `${entity.name} ${filter}` : entity.name;
  const known =
    breaches.get(key) ?? constraintBreachesOf(filter ? listing(entity, filter) : requestSchemaOf(entity), 1);
  breaches.set(key, known);
  return known;
}

/** Whether a body is looked at together with what is stored and with its defaults. */
const isLate = ({ id }: OperationModel): boolean =>
  selfValidatedOperations.has(id) || ['create', 'modify', 'save'].includes(bindings[id]?.role ?? '');

/** Bodies that keep every rule of each value and break one across values (`x-validations`). */
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

/** What the service fills in, or takes out, before it looks: defaults, secrets that it keeps, and what is not shown. */
function isFilled(call: OperationModel, { keyword, pointer }: ConstraintBreach): boolean {
  const role = bindings[call.id]?.role ?? '';
  const [name = ''] = splitPointer(pointer);
  const { properties, required } = call.body?.entity.schema ?? {};
  const isDefault =
    'default' in (properties?.[name]?.rules ?? {}) && (isLate(call) || !required?.includes(name));
  const isKept = role === 'modify' && properties?.[name]?.secret === true;
  return (keyword === 'required' && (isDefault || isKept)) || (isLate(call) && keyword === 'false schema');
}

/** A request for each rule of its body, with that rule broken. */
export function brokenBodies(call: OperationModel, given: Given): BrokenRequest[] {
  if (call.body === undefined) return [];
  const binding = bindings[call.id];
  const within = binding?.role === 'save' && binding.bodyProperty ? [binding.bodyProperty] : [];
  const which = binding?.role === 'modify' && isRecord(given.body) ? { uuid: given.body.uuid } : {};
  return [...breachesIn(call.body), ...(isLate(call) ? brokenAcross(call.body) : [])]
    .filter((breach) => !isFilled(call, breach))
    .map(({ keyword, pointer, value }) => {
      const field = [...within, ...splitPointer(pointer)].join('.');
      return {
        name: `${keyword} of the body’s ${pointer}`,
        given: { ...given, body: isRecord(value) ? { ...value, ...which } : value },
        want: ['400', 'INVALID_REQUEST', ...(pointer === '' ? [] : [field])],
      };
    });
}

/** Parameters travel as text: what is no text becomes one. */
const isText = (call: OperationModel, { keyword, pointer }: ConstraintBreach): boolean =>
  keyword === 'type' &&
  call.query.some(({ name, schema }) => `/${name}` === pointer && schema.type === 'string');

/** A request for each rule of its parameters, with that rule broken: one is missing, wrong, or one too many. */
export function brokenParameters(call: OperationModel, given: Given): BrokenRequest[] {
  return constraintBreachesOf(querySchema(call), 1).flatMap((breach) => {
    const { keyword, pointer, value } = breach;
    const [name = ''] = splitPointer(pointer);
    // A company that is not the caller's is told before anything else.
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
