import { pagingParameters } from '../../../generator/emit/schema/pagingSchema.ts';
import type { QueryParameterSource } from '../../../generator/load/schemaSources.ts';
import { type CallRow, entityRefOf } from '../draft/Draft.ts';
import { entityNameOf } from '../draft/names.ts';
import type { Answer } from './answerOf.ts';
import type { PlainSchema } from './plainSchema.ts';
import { type JsonObject, objectOf } from './SourceDocument.ts';

const sessionNames = ['companyUuid', 'loginId'];

function queryParameterOf({ required, schema, description }: JsonObject, name: string): QueryParameterSource {
  const { type, enum: choices, maxLength } = objectOf(schema);
  const isKnown = type === 'string' || type === 'integer' || type === 'boolean';
  const from = sessionNames.includes(name) ? { 'x-from': `session.${name}` as 'session.companyUuid' } : {};
  return {
    type: isKnown ? type : 'string',
    ...from,
    ...(required !== true && { required: false }),
    ...(Array.isArray(choices) && { enum: choices }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(typeof description === 'string' && { description }),
  };
}

const refOf = (entity: string) => ({ $ref: entityRefOf(entity) });

/** Returns the entity of a component: `PetInput` and `Pet` → `pet`. Values without a component have none. */
const entityOfComponent = ({ component }: PlainSchema, isBody: boolean): string | undefined =>
  component === undefined
    ? undefined
    : entityNameOf(isBody ? component.replace(/(?<=.)Input$/, '') : component);

/** Returns the row of the endpoint table, as far as it can express the call. */
export function rowOf(
  method: string,
  path: string,
  parameters: readonly JsonObject[],
  body: PlainSchema | undefined,
  answer: Answer,
): CallRow {
  const query = parameters.flatMap((one): [string, QueryParameterSource][] =>
    one.in === 'query' && typeof one.name === 'string' && one.name !== 'lang'
      ? [[one.name, queryParameterOf(one, one.name)]]
      : [],
  );
  const record = answer.record && entityOfComponent(answer.record, false);
  return {
    method: method.toUpperCase() as CallRow['method'],
    path,
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...bodyOf(body, record),
    ...(record !== undefined && answer.kind !== 'none' && { result: resultOf(answer.kind, record) }),
  };
}

const resultOf = (kind: 'one' | 'list' | 'page', record: string): NonNullable<CallRow['result']> =>
  kind === 'one' ? refOf(record) : kind === 'list' ? { list: refOf(record) } : { page: refOf(record) };

function bodyOf(body: PlainSchema | undefined, record: string | undefined): Pick<CallRow, 'body'> {
  if (body === undefined) return {};
  const names = Object.keys(objectOf(body.keywords.properties));
  if (
    body.component === undefined &&
    record !== undefined &&
    ['page', 'pageSize', 'sort'].every((name) => names.includes(name))
  )
    return { body: { page: refOf(record), filter: filtersOf(names) } };
  const entity = entityOfComponent(body, true);
  return entity === undefined ? {} : { body: refOf(entity) };
}

/** Returns the filters of a paging body: a range has two properties, `<name>From` and `<name>To`. */
function filtersOf(names: readonly string[]): string[] {
  const others = names.filter((name) => ![...pagingParameters, ...sessionNames, 'uuid'].includes(name));
  const isRange = (name: string): boolean => others.includes(`${name}From`) && others.includes(`${name}To`);
  return others.flatMap((name) => {
    const from = name.endsWith('From') && isRange(name.slice(0, -'From'.length));
    if (from) return [name.slice(0, -'From'.length)];
    return name.endsWith('To') && isRange(name.slice(0, -'To'.length)) ? [] : [name];
  });
}
