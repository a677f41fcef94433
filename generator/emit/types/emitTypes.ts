import { isRecord } from '../../../src/contract/json/isRecord.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { EntityUses, Model } from '../../normalize/model/Model.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { generatedHeader, type Output, toMemberName } from '../Output.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';

/** Emits types.ts: every entity as answered (`Erp`) and as sent (`ErpInput`). */
export const emitTypes = ({ entities, uses }: Model): Output[] => [
  {
    path: 'types.ts',
    files: [...new Set(entities.flatMap((entity) => entity.files))],
    get text() {
      const declarations = entities.flatMap((entity) => [
        declarationOf(entity, '', answerStyleOf(entity, uses(entity))),
        declarationOf(entity, 'Input', inputStyle),
      ]);
      return `${generatedHeader}\n${declarations.join('\n\n')}\n`;
    },
  },
];

/** Types need neither formats nor limits, but the caption of each property. */
const annotate = ({ captions }: SchemaNode): JsonSchema => {
  const { title, description } = captions[sourceLocale] ?? {};
  const text = [title, description].filter(Boolean).join(': ');
  return text === '' ? {} : { description: text };
};

/** `typeName` is no keyword of JSON Schema: it is the name of a type that is declared elsewhere. */
const external = (name: string): JsonSchema => ({
  typeName: `import('./external/${name}/types.ts').${typeNameOf(name)}`,
});

const answerStyleOf = (entity: Entity, uses: EntityUses): JsonSchemaStyle => ({
  mode: 'answer',
  referTo: (name) => ({ typeName: typeNameOf(name) }),
  external,
  annotate,
  answeredProperties: answeredPropertiesOf(entity, uses),
});

const inputStyle: JsonSchemaStyle = {
  mode: 'input',
  referTo: (name) => ({ typeName: `${typeNameOf(name)}Input` }),
  external,
  annotate,
};

/** Returns the declaration of an entity: an interface for an object, a type for any other value. */
function declarationOf({ typeName, schema }: Entity, suffix: string, style: JsonSchemaStyle): string {
  const json = toJsonSchema(schema, style);
  const text = typeOf(json, '');
  const name = `${typeName}${suffix}`;
  const declaration =
    text.startsWith('{') && text.endsWith('}') ? `interface ${name} ${text}` : `type ${name} = ${text}`;
  return `${commentOf(json, '')}export ${declaration}`;
}

const commentOf = ({ description }: JsonSchema, indent: string): string =>
  typeof description === 'string'
    ? `${indent}/**\n${indent} * ${description.replaceAll('*/', '*\\/').replaceAll('\n', `\n${indent} * `)}\n${indent} */\n`
    : '';

const literals = (values: readonly unknown[]): string => {
  const union = [...new Set(values.map((value) => JSON.stringify(value)))].join(' | ');
  return values.length > 1 ? `(${union})` : union;
};

/**
 * Returns the TypeScript of a schema from `toJsonSchema`.
 * @param indent the spaces before the line with the type
 */
function typeOf(schema: JsonSchema, indent: string): string {
  const { typeName, type, enum: choices, items } = schema;
  if (typeof typeName === 'string') return typeName;
  if (Array.isArray(choices)) return literals(choices);
  if ('const' in schema) return literals([schema.const]);
  if (type === 'array') return isRecord(items) ? `${typeOf(items, indent)}[]` : 'unknown[]';
  if (type === 'object') return objectTypeOf(schema, indent);
  if (type === 'integer') return 'number';
  return typeof type === 'string' ? type : 'unknown';
}

function objectTypeOf(
  { properties, required, additionalProperties: more }: JsonSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const needed = new Set(Array.isArray(required) ? required : []);
  const members = Object.entries(isRecord(properties) ? properties : {}).map(([name, value]) => {
    const schema = isRecord(value) ? value : {};
    const key = `${toMemberName(name)}${needed.has(name) ? '' : '?'}`;
    return `${commentOf(schema, inner)}${inner}${key}: ${typeOf(schema, inner)}\n`;
  });
  const isOpen = more === true || isRecord(more);
  // TypeScript compares every property with an index signature, JSON Schema only the additional ones.
  const rest = isRecord(more) && members.length === 0 ? typeOf(more, inner) : 'unknown';
  return `{\n${members.join('')}${isOpen ? `${inner}[k: string]: ${rest}\n` : ''}${indent}}`;
}
