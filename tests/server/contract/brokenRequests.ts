import { querySchema } from '../../../generator/emit/requests.ts';
import type { Call } from '../../../generator/model.ts';
import { type Breach, breachesOf } from '../../../generator/samples/breachesOf.ts';
import { sampleOf } from '../../../generator/samples/sampleOf.ts';
import { partsOf } from '../../../generator/samples/schemaAt.ts';
import { sendable } from '../../../generator/samples/sendable.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { bindings } from '../../../src/server/catalog.ts';
import { checkOwnBody } from '../../../src/server/handlers/index.ts';
import type { Given } from './contractUnderTest.ts';
import { listing } from './validRequest.ts';

/** A request with one thing wrong, and the words of the answer that must come (`said`). */
export interface BrokenRequest {
  readonly name: string;
  readonly given: Given;
  readonly want: readonly string[];
}

const breaches = new Map<string, readonly Breach[]>();

/** The rules of a body broken once each; several calls take the same. */
function breachesIn({ entity, filter }: NonNullable<Call['body']>): readonly Breach[] {
  const key = filter ? `${entity.name} ${filter}` : entity.name;
  const known = breaches.get(key) ?? breachesOf(filter ? listing(entity, filter) : sendable(entity), 1);
  breaches.set(key, known);
  return known;
}

/** Whether a body is looked at together with what is stored and with its defaults. */
const isLate = ({ id }: Call): boolean =>
  checkOwnBody.has(id) || ['create', 'modify', 'save'].includes(bindings[id]?.role ?? '');

/** Bodies that keep every rule of each value and break one across values (`x-validations`). */
function brokenAcross({ entity, filter }: NonNullable<Call['body']>): Breach[] {
  if (filter) return [];
  const { allOf, ...schema } = sendable(entity);
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
function isFilled(call: Call, { keyword, pointer }: Breach): boolean {
  const role = bindings[call.id]?.role ?? '';
  const [name = ''] = partsOf(pointer);
  const { properties, required } = call.body?.entity.schema ?? {};
  const isDefault =
    'default' in (properties?.[name]?.rules ?? {}) && (isLate(call) || !required?.includes(name));
  const isKept = role === 'modify' && properties?.[name]?.secret === true;
  return (keyword === 'required' && (isDefault || isKept)) || (isLate(call) && keyword === 'false schema');
}

/** A request for each rule of its body, with that rule broken. */
export function brokenBodies(call: Call, given: Given): BrokenRequest[] {
  if (call.body === undefined) return [];
  const binding = bindings[call.id];
  const within = binding?.role === 'save' && binding.bodyProperty ? [binding.bodyProperty] : [];
  const which = binding?.role === 'modify' && isRecord(given.body) ? { uuid: given.body.uuid } : {};
  return [...breachesIn(call.body), ...(isLate(call) ? brokenAcross(call.body) : [])]
    .filter((breach) => !isFilled(call, breach))
    .map(({ keyword, pointer, value }) => {
      const field = [...within, ...partsOf(pointer)].join('.');
      return {
        name: `${keyword} of the body’s ${pointer}`,
        given: { ...given, body: isRecord(value) ? { ...value, ...which } : value },
        want: ['400', 'INVALID_REQUEST', ...(pointer === '' ? [] : [field])],
      };
    });
}

/** Parameters travel as text: what is no text becomes one. */
const isText = (call: Call, { keyword, pointer }: Breach): boolean =>
  keyword === 'type' &&
  call.query.some(({ name, schema }) => `/${name}` === pointer && schema.type === 'string');

/** A request for each rule of its parameters, with that rule broken: one is missing, wrong, or one too many. */
export function brokenParameters(call: Call, given: Given): BrokenRequest[] {
  return breachesOf(querySchema(call), 1).flatMap((breach) => {
    const { keyword, pointer, value } = breach;
    const [name = ''] = partsOf(pointer);
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
