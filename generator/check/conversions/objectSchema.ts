import { isPublishedReference } from '../../external/publishedReference.ts';
import type { SchemaSource } from '../../load/sources/SchemaSource.ts';
import type { EntitySchemaLocation, RuleContext } from '../RuleContext.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** A schema with the entity file that its local references lead into. */
interface HomedSchema {
  readonly schema: SchemaSource;
  readonly home: SchemaSource;
}

const captionWords = new Set(['title', 'description', '$schema', 'definitions']);
const conditionWords = new Set(['if', 'then', 'else', 'readOnly', 'writeOnly', 'deprecated']);

const isConstraint = ([word]: [string, unknown]): boolean =>
  !captionWords.has(word) && !conditionWords.has(word) && !word.startsWith('x-');

/** Follows the references of a schema; undefined for a dangling or published one. */
function follow(at: HomedSchema, { entity }: RuleContext): HomedSchema | undefined {
  let { schema, home } = at;
  while (schema.$ref !== undefined) {
    if (isPublishedReference(schema.$ref)) return undefined;
    const isLocal = schema.$ref.startsWith('#');
    const next = isLocal
      ? home.definitions?.[schema.$ref.slice('#/definitions/'.length)]
      : entity({ $ref: schema.$ref });
    if (next === undefined) return undefined;
    home = isLocal ? home : next;
    schema = next;
  }
  return { schema, home };
}

/** A property that every object has: required without a condition. The input of expressions has no secrets. */
const isAlwaysThere = ({ writeOnly, 'x-visible-when': when }: SchemaSource): boolean =>
  !writeOnly && when === undefined;

function toPlainSchema(at: HomedSchema, sources: RuleContext): JsonSchema {
  const found = follow(at, sources);
  if (!found) return {};
  const { schema, home } = found;
  const plain = (inner: SchemaSource): JsonSchema => toPlainSchema({ schema: inner, home }, sources);
  const { oneOf, items, properties, required = [], additionalProperties: others = false, ...own } = schema;
  const visible = Object.entries(properties ?? {}).filter(([, property]) => !property.writeOnly);
  return {
    ...Object.fromEntries(Object.entries(own).filter(isConstraint)),
    ...(oneOf && { enum: [...new Set(oneOf.map((choice) => choice.const))] }),
    ...(items && { items: plain(items) }),
    ...(schema.type === 'object' && {
      properties: Object.fromEntries(visible.map(([name, property]) => [name, plain(property)])),
      required: required.filter((name) => isAlwaysThere(properties?.[name] ?? {})),
      additionalProperties: typeof others === 'object' ? plain(others) : others,
    }),
  };
}

/** Returns the JSON Schema of an object in an entity, without references, secrets and conditions. */
export const objectSchemaOf = (
  { owner, entity }: Pick<EntitySchemaLocation, 'owner' | 'entity'>,
  sources: RuleContext,
): JsonSchema => toPlainSchema({ schema: owner, home: entity.value }, sources);
