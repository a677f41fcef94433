import { sourceLocale } from '../../load/Product.ts';
import type { Entity } from '../../normalize/model/Entity.ts';
import type { EntityUses } from '../../normalize/model/Model.ts';
import { typeNameOf } from '../../normalize/normalizeEntities.ts';
import { exampleRecordOf } from '../../samples/exampleRecord.ts';
import {
  answeredPropertiesOf,
  type JsonSchema,
  type JsonSchemaStyle,
  toJsonSchema,
} from '../schema/jsonSchema.ts';
import { schemaRef } from './schemaReferences.ts';

const detailNote =
  'Rows of a list have it only if the request names their uuids. A modify without it keeps the stored value.';

const annotate: JsonSchemaStyle['annotate'] = (node) => {
  const { title, description: help } = node.captions[sourceLocale] ?? {};
  const description = [help, node.omitFromList && detailNote].filter(Boolean).join(' ');
  return {
    ...(title && { title }),
    ...(description && { description }),
    ...(node.readOnly && { readOnly: true }),
    ...(node.secret && { writeOnly: true }),
  };
};

const external = (name: string) => ({ $ref: schemaRef(typeNameOf(name)) });

const inputStyle: JsonSchemaStyle = {
  mode: 'input',
  referTo: (name) => ({ $ref: schemaRef(`${typeNameOf(name)}Input`) }),
  external,
  annotate,
};

/** Returns the schema of a sent record. Properties in the path are not in its body. */
export function sentSchemaOf(
  { typeName, schema }: Entity,
  scope: readonly string[],
  isWhole: boolean,
): JsonSchema {
  if (scope.length === 0) return { $ref: schemaRef(`${typeName}${isWhole ? 'Input' : 'Changes'}`) };
  const isSent = (name: string): boolean => !scope.includes(name);
  const properties = Object.fromEntries(Object.entries(schema.properties).filter(([name]) => isSent(name)));
  const required = isWhole ? schema.required.filter(isSent) : [];
  return toJsonSchema({ ...schema, properties, required }, inputStyle);
}

/**
 * Returns the schemas of an entity with en-US captions and an example: `Erp` as answered, `ErpInput` as sent,
 * and `ErpChanges` with any of its properties.
 */
export function entitySchemasOf(entity: Entity, uses: EntityUses): [string, JsonSchema][] {
  const answer: JsonSchemaStyle = {
    mode: 'answer',
    referTo: (name) => ({ $ref: schemaRef(typeNameOf(name)) }),
    external,
    annotate,
    answeredProperties: answeredPropertiesOf(entity, uses),
  };
  const sent = toJsonSchema(entity.schema, inputStyle);
  return [
    [
      entity.typeName,
      { ...toJsonSchema(entity.schema, answer), examples: [exampleRecordOf(entity, 'answered')] },
    ],
    [`${entity.typeName}Input`, { ...sent, examples: [exampleRecordOf(entity, 'sent')] }],
    [
      `${entity.typeName}Changes`,
      { type: 'object', ...(sent.properties ? { properties: sent.properties } : {}) },
    ],
  ];
}
