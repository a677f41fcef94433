import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** The keywords of entity files that fake records need. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maxItems?: number;
  readonly writeOnly?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly 'x-ui'?: { readonly widget?: string };
  readonly 'x-choices'?: string;
}

const folder = resolve(import.meta.dirname, '../../../schemas/entities');
const entities: Readonly<Record<string, Schema>> = Object.fromEntries(
  readdirSync(folder).map((file) => [
    basename(file, '.schema.json'),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]),
);

/** The definitions of all entity files. No two files have definitions with the same name. */
const definitions: Readonly<Record<string, Schema>> = Object.assign(
  {},
  ...Object.values(entities).map((entity) => entity.definitions ?? {}),
);

/**
 * Number of records of an entity. They differ in all choices, so the lists show as many choices as possible.
 */
export const recordCount = 3;

/**
 * Returns a text as operators enter it. It has no letters, so every letter on a page is the console's own
 * text.
 */
export const fakeText = (place: number): string => `700${place}`;

const widgets: Readonly<Record<string, string>> = {
  time: '08:30',
  json: '{"1":[2,null]}',
  code: '7 + 1',
};

function textFor({ format, pattern, default: usual, 'x-ui': ui }: Schema, place: number): string {
  if (format === 'date-time') return `2026-11-2${place}T01:30:05Z`;
  if (format === 'cron') return '*/5 * * * *';
  if (pattern?.startsWith('^/')) return `/${fakeText(place)}`;
  // Texts with another form than a number.
  if (usual === 'Asia/Shanghai' || usual === '200-299') return usual;
  return widgets[ui?.widget ?? ''] ?? fakeText(place);
}

const pick = (values: readonly unknown[], place: number): unknown => values[place % values.length];

function valueFor(schema: Schema, place: number): unknown {
  if (schema.$ref?.startsWith('#')) return valueFor(definitions[basename(schema.$ref)] ?? {}, place);
  if (schema.$ref !== undefined) return fakeRecord(basename(schema.$ref, '.schema.json'), place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, place);
  if (schema.oneOf?.every((choice) => choice.const !== undefined))
    return pick(
      schema.oneOf.map((choice) => choice.const),
      place,
    );
  if (schema['x-choices'] === 'families') return pick(['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'], place);
  switch (schema.type) {
    case 'boolean':
      return place % 2 === 1;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, place + 1);
    case 'array':
      return Array.from({ length: Math.min(schema.maxItems ?? recordCount, recordCount) }, (_, item) =>
        valueFor(schema.items ?? {}, place + item),
      );
    case 'object':
      return recordOf(schema, place);
    default:
      return textFor(schema, place);
  }
}

const recordOf = ({ properties = {} }: Schema, place: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) =>
      // Answers have no secrets, only whether they are set.
      property.writeOnly ? [`${name}Set`, true] : [name, valueFor(property, place)],
    ),
  );

/**
 * Returns the record of an entity with this index. All its properties have values. Plain texts are
 * `fakeText(place)`.
 */
export function fakeRecord(entity: string, place: number): unknown {
  const schema = entities[entity];
  if (!schema) throw new Error(`There is no entity "${entity}".`);
  return valueFor(schema, place);
}
