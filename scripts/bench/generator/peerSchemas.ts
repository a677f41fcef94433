import type { CaptionedSource } from '../../../generator/load/sources/captions.ts';
import type { EndpointsSource, OperationSource } from '../../../generator/load/sources/EndpointsSource.ts';
import type { ActionSource, ResourceSource } from '../../../generator/load/sources/ResourceSource.ts';
import type { ChoiceSource, SchemaSource } from '../../../generator/load/sources/SchemaSource.ts';

/** A schema of the peers' input. */
export interface PeerSchema extends Omit<SchemaSource, 'type' | 'properties' | 'items'> {
  readonly type?: SchemaSource['type'] | readonly string[];
  readonly properties?: Readonly<Record<string, PeerSchema>>;
  readonly items?: PeerSchema;
}

/** `dueDate` → `Due date`, in both locales. */
function captions(name: string): CaptionedSource {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  const title = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return { title, 'x-i18n': { 'zh-CN': { title: `中文 ${title}` } } };
}

/** `Order12` → `order12`: a file has the name of its entity with a lower-case first letter. */
export const schemaFileName = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** `shared.schema.json#/$defs/Money` → `money.schema.json` */
const refFileOf = (ref: string): string => `${schemaFileName(ref.split('/').at(-1) ?? '')}.schema.json`;

const toChoice = (value: string | number): ChoiceSource => ({ const: value, ...captions(String(value)) });

/** The key of the message for a text that does not match its pattern. */
const patternMessage = { 'x-messages': { pattern: 'validation.pattern' } };

const uuid = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/**
 * Replaces the constraints that our vocabulary lacks, and adds the required ones: a maximum length for every
 * text and array.
 */
function constraintsOf(schema: PeerSchema): SchemaSource {
  const { type, properties, items, enum: choices, format, $ref, ...rest } = schema;
  const plain = typeof type === 'object' ? (type[0] as SchemaSource['type']) : type;
  if ($ref !== undefined) return { $ref: refFileOf($ref) };
  if (choices) return { type: plain, oneOf: choices.map(toChoice) };
  if (format === 'uuid') return { type: plain, pattern: uuid, maxLength: 36, ...patternMessage };
  return {
    ...rest,
    ...(plain && { type: plain }),
    ...(format && { format }),
    ...(plain === 'string' && !format && { maxLength: schema.maxLength ?? 200 }),
    ...(schema.pattern && patternMessage),
    ...(plain === 'array' && { maxItems: schema.maxItems ?? 100 }),
    ...(items && { items: constraintsOf(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [
          name,
          { ...constraintsOf(property), ...captions(name) },
        ]),
      ),
    }),
  };
}

/** Returns the entity file for a schema of the peers' input. */
export const toEntityFile = (name: string, { properties = {}, ...schema }: PeerSchema) => {
  const { uuid: identity, ...others } = constraintsOf({ ...schema, properties }).properties ?? {};
  return {
    $schema: '../vocabulary/entity.schema.json',
    ...captions(name),
    ...constraintsOf(schema),
    ...(schema.type === 'object' && {
      properties: { ...(identity && { uuid: { ...identity, readOnly: true } }), ...others },
    }),
  };
};

const uuidParameter = { uuid: { type: 'string', maxLength: 36 } } as const;

/** Returns the endpoint table of an entity: its six operations in the peers' API document. */
export function toEndpointsFile(name: string): EndpointsSource & { $schema: string } {
  const area = schemaFileName(name);
  const self = { $ref: `../entities/${area}.schema.json` };
  const operations: Readonly<Record<string, Omit<OperationSource, 'summary' | 'x-i18n'>>> = {
    query: {
      method: 'POST',
      path: `/${area}/query`,
      body: { page: self, filter: ['name', 'status'] },
      result: { page: self },
    },
    create: { method: 'POST', path: `/${area}`, body: self, result: self },
    get: { method: 'GET', path: `/${area}/{uuid}`, result: self },
    modify: { method: 'POST', path: `/${area}/modify`, body: self, result: self },
    remove: { method: 'POST', path: `/${area}/remove`, query: uuidParameter },
    online: { method: 'POST', path: `/${area}/online`, query: uuidParameter },
  };
  const captioned = Object.entries(operations).map(([id, operation]) => [
    `${area}.${id}`,
    { ...operation, summary: `${id} ${name}.`, 'x-i18n': { 'zh-CN': { summary: `中文 ${id} ${name}。` } } },
  ]);
  return {
    $schema: '../vocabulary/endpoints.schema.json',
    service: 'openapi',
    operations: Object.fromEntries(captioned),
  };
}

/** The product of the project. */
export const productFile = {
  $schema: '../vocabulary/product.schema.json',
  ...captions('Benchmark'),
  locales: ['zh-CN', 'en-US'],
  home: 'records',
};

/** Returns the screen with a tab for each resource. */
export const toScreenFile = (names: readonly string[]) => ({
  $schema: '../vocabulary/screen.schema.json',
  ...captions('Records'),
  route: '/',
  navigationOrder: 1,
  tabs: names.map((name) => ({
    id: schemaFileName(name),
    ...captions(name),
    resource: { $ref: `../resources/${schemaFileName(name)}.json` },
  })),
});

/**
 * Returns the resource of an entity: all its operations, a column for every property that is no object, array
 * or reference, and the filters of the operations.
 */
export function toResourceFile(
  name: string,
  { properties = {} }: PeerSchema,
): ResourceSource & { $schema: string } {
  const area = schemaFileName(name);
  const roles = ['list', 'get', 'create', 'modify', 'remove'] as const;
  const online: ActionSource = { ...captions('online'), operation: `${area}.online`, icon: 'start' };
  const isPlain = ({ type, $ref }: PeerSchema) => $ref === undefined && type !== 'array' && type !== 'object';
  return {
    $schema: '../vocabulary/resource.schema.json',
    ...captions(name),
    recordTitle: name,
    'x-i18n': { 'zh-CN': { title: `中文 ${name}`, recordTitle: `中文 ${name}` } },
    entity: { $ref: `../entities/${area}.schema.json` },
    displayProperty: 'name',
    roles: Object.fromEntries(roles.map((role) => [role, `${area}.${role === 'list' ? 'query' : role}`])),
    columns: Object.keys(properties).filter((property) => isPlain(properties[property] ?? {})),
    filters: ['name', 'status'],
    actions: { online },
  };
}
