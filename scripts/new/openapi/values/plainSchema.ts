import { isRecord } from '../../../../src/contract/json/isRecord.ts';
import { singularNameOf } from '../../draft/names.ts';
import { type JsonObject, listOf, objectOf, type SourceDocument } from '../SourceDocument.ts';

/** A schema without references, `allOf`, `oneOf` and `anyOf` at its top level. */
export interface PlainSchema {
  /** Undefined if values may have several types, or if the schema does not say. */
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  readonly keywords: JsonObject;
  readonly component?: string;
}

/** Words of technical component names: `PetResponse` and `PetDto` describe a pet. */
const technicalEnding =
  /(?<=.)(Dto|DTO|VO|Vo|Response|Resource|Model|Entity|Read|Out|Output|Schema|Detail|Details|View|Result|Input)$/;
/**
 * Endings of other forms of the same record: a list may have less of each one, `PetSummary`. The other technical endings do not
 * count, because `ExamResult` and `UserView` may be records of their own.
 */
const formEnding = /(?<=.)(Dto|DTO|VO|Vo|Response|Summary|ListItem|ListEntry|Overview|Brief|Detail|Details)$/;

/** Returns the kind of record that a component describes: `Pet` of `PetResponse`. */
export const kindOfComponent = (component: string): string => component.replace(technicalEnding, '');

/** Returns the kind of record without case and plural: `pet` of `PetsSummaryDto`. A name in another script stays as it is. */
function plainKindOf(component: string): string {
  const shorter = component.replace(formEnding, '');
  if (shorter !== component) return plainKindOf(shorter);
  return /^[\w. -]+$/.test(component) ? singularNameOf(component).toLowerCase() : component;
}

/** True if two components describe the same kind of record, such as `Pets`, `PetSummary` and `PetDetail`. */
export function describeSameRecord(one: PlainSchema | undefined, other: PlainSchema | undefined): boolean {
  if (one?.component === undefined || other?.component === undefined) return false;
  return plainKindOf(one.component) === plainKindOf(other.component);
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean'] as const;

const isNull = (schema: JsonObject): boolean =>
  schema.type === 'null' ||
  schema.const === null ||
  (listOf(schema.enum).length === 1 && listOf(schema.enum)[0] === null);

/** Returns the type of the values, without null. Sources often leave it out. */
function typeOf({
  type,
  properties,
  additionalProperties,
  items,
  enum: choices,
  ...rest
}: JsonObject): PlainSchema['type'] {
  const named = (Array.isArray(type) ? type : [type]).filter((name) => name !== 'null' && name !== undefined);
  if (named.length > 1)
    return named.every((name) => name === 'number' || name === 'integer') ? 'number' : undefined;
  const known = types.find((name) => name === named[0]);
  if (known !== undefined) return known;
  if (named.length > 0) return named[0] === 'file' ? 'string' : undefined;
  if (isRecord(properties) || isRecord(additionalProperties)) return 'object';
  if (items !== undefined) return 'array';
  const [choice] = listOf(choices).filter((value) => value !== null);
  if (typeof choice === 'number') return Number.isInteger(choice) ? 'integer' : 'number';
  if (
    typeof choice === 'string' ||
    ['format', 'pattern', 'minLength', 'maxLength'].some((word) => word in rest)
  )
    return 'string';
  return undefined;
}

/** Joins the keywords of two schemas that both apply. Properties and `required` are united, others come from the first. */
function joinKeywords(one: JsonObject, other: JsonObject): JsonObject {
  const properties = { ...objectOf(other.properties), ...objectOf(one.properties) };
  const required = [...new Set([...listOf(one.required), ...listOf(other.required)])];
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** Returns one schema for alternatives: choices, one alternative beside null, or objects with the properties of all. */
function unite(variants: readonly JsonObject[]): JsonObject {
  const [only] = variants;
  if (only === undefined || variants.length === 1) return only ?? {};
  const choices = variants.map((one) => ('const' in one ? [one.const] : listOf(one.enum)));
  if (choices.every((values) => values.length > 0)) {
    const titles = variants.flatMap((one) =>
      'const' in one ? [one.title ?? one.description] : listOf(one.enum).map(() => undefined),
    );
    return { enum: choices.flat(), 'x-enum-descriptions': titles };
  }
  const kinds = new Set(variants.map(typeOf));
  const [type] = kinds;
  if (kinds.size > 1 || type === undefined) return {};
  if (type !== 'object') return { ...only, type };
  const required = listOf(only.required).filter((name) =>
    variants.every((one) => listOf(one.required).includes(name)),
  );
  const properties = Object.assign({}, ...variants.map((one) => objectOf(one.properties)));
  return { type, properties, required };
}

/**
 * Returns a schema with its references followed and its combinations joined.
 * @param open schemas whose parts are being joined, to stop at loops
 */
export function plainSchemaOf(
  document: SourceDocument,
  schema: unknown,
  open: readonly unknown[] = [],
): PlainSchema {
  const { value, component } = document.follow(schema);
  const { allOf, oneOf, anyOf, ...own } = value;
  const name = component === undefined ? {} : { component };
  const identity = component ?? schema;
  if (open.includes(identity)) return { keywords: own, ...name };
  const plain = (part: unknown): PlainSchema => plainSchemaOf(document, part, [...open, identity]);
  const variants = [...listOf(oneOf), ...listOf(anyOf)]
    .map(plain)
    .filter(({ keywords }) => !isNull(keywords));
  const parts = [...listOf(allOf).map(plain), ...(variants.length === 1 ? variants : [])];
  const joined = [
    ...parts.map(({ keywords }) => keywords),
    ...(variants.length > 1 ? [unite(variants.map(({ keywords }) => keywords))] : []),
  ];
  const keywords = joined.reduce(joinKeywords, own);
  const type = typeOf(keywords);
  // A part with a description only adds nothing to the other one.
  const [part, ...others] = parts.filter((one) => one.component ?? one.type);
  return {
    keywords,
    ...(type && { type }),
    ...(name.component === undefined && others.length === 0 && part?.component !== undefined
      ? { component: part.component }
      : name),
  };
}
