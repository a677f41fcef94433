import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import { type JsonObject, listOf, objectOf, type SourceDocument } from './SourceDocument.ts';

/** The successful answer of a call. */
export interface Answer {
  /** `page`: a part of the records, with paging. */
  readonly kind: 'none' | 'one' | 'list' | 'page';
  /** The schema of one record. */
  readonly record?: PlainSchema;
  /** `own`: {success, message, data}, which the console reads. `other`: another object around the record or records. */
  readonly envelope: 'own' | 'none' | 'other';
}

const noAnswer: Answer = { kind: 'none', envelope: 'none' };

const jsonTypePattern = /^(application\/([\w.-]+\+)?json|\*\/\*|text\/json)\b/i;

/** Returns the JSON schema of a request or response; undefined without one. */
export function jsonSchemaOf({ content }: JsonObject): unknown {
  const types = Object.entries(objectOf(content));
  const [, media] = types.find(([type]) => jsonTypePattern.test(type)) ?? [];
  return objectOf(media).schema;
}

/** Returns the answer of the first successful status; that of `default` if no successful status is named. */
export function answerOf(document: SourceDocument, operation: JsonObject): Answer {
  const responses = Object.entries(objectOf(operation.responses));
  const named = responses.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  const successes = named.length > 0 ? named : responses.filter(([status]) => status === 'default');
  const bodies = successes.map(([, response]) => jsonSchemaOf(document.follow(response).value));
  const schema = bodies.find((body) => body !== undefined);
  return schema === undefined ? noAnswer : readAnswer(document, schema);
}

/** Names of the list in an envelope. */
const listNames = [
  'data',
  'records',
  'items',
  'results',
  'result',
  'content',
  'rows',
  'list',
  'values',
  'value',
  'entries',
  'elements',
  'resources',
  'objects',
  '_embedded',
  'hits',
  'payload',
  'response',
  'body',
];
/** Names of the record in an envelope. */
const recordNames = ['data', 'result', 'item', 'payload', 'response', 'record', 'body', 'attributes'];

function readAnswer(document: SourceDocument, schema: unknown, level = 0): Answer {
  const plain = plainSchemaOf(document, schema);
  if (plain.type === 'array')
    return { kind: 'list', record: plainSchemaOf(document, plain.keywords.items), envelope: 'none' };
  if (plain.type !== 'object')
    return plain.type === undefined ? noAnswer : { kind: 'one', record: plain, envelope: 'none' };
  const properties = objectOf(plain.keywords.properties);
  if ('success' in properties && ('message' in properties || 'data' in properties))
    return readOwnEnvelope(document, properties);
  const page = readPage(document, properties);
  if (page) return page;
  const inner = level < 2 ? readEnvelope(document, properties, level) : undefined;
  return inner ?? { kind: 'one', record: plain, envelope: 'none' };
}

function readOwnEnvelope(document: SourceDocument, properties: JsonObject): Answer {
  if (properties.data === undefined) return { kind: 'none', envelope: 'own' };
  const data = plainSchemaOf(document, properties.data);
  const inside = objectOf(data.keywords.properties);
  if (data.component === undefined && ['records', 'page', 'paging'].every((name) => name in inside)) {
    const records = plainSchemaOf(document, inside.records);
    return { kind: 'page', record: plainSchemaOf(document, records.keywords.items), envelope: 'own' };
  }
  if (data.component !== undefined) return { kind: 'one', record: data, envelope: 'own' };
  if (data.type !== 'array') return { ...readAnswer(document, properties.data), envelope: 'own' };
  return { kind: 'list', record: plainSchemaOf(document, data.keywords.items), envelope: 'own' };
}

/** Returns the answer of an object with one list of records, beside values about the page. */
function readPage(document: SourceDocument, properties: JsonObject): Answer | undefined {
  const lists = Object.entries(properties).flatMap(([name, schema]) => {
    const plain = plainSchemaOf(document, schema);
    if (plain.type !== 'array') return [];
    const record = plainSchemaOf(document, plain.keywords.items);
    return record.type === 'object' ? [{ name, record }] : [];
  });
  const others = Object.keys(properties).length - lists.length;
  const named = lists.find(({ name }) => listNames.includes(name.toLowerCase()));
  const only = lists.length === 1 && others <= pagingCount(properties) ? lists[0] : undefined;
  const found = named ?? only;
  return found && { kind: 'page', record: found.record, envelope: 'other' };
}

const pagingPattern =
  /page|total|count|limit|offset|cursor|next|prev|more|size|links?$|meta|self|first|last|href|kind|etag|token|object|url|status|code|message|success|error|version|schema|type|@/i;

/** Returns the number of properties that describe a page or an envelope. */
const pagingCount = (properties: JsonObject): number =>
  Object.keys(properties).filter((name) => pagingPattern.test(name)).length;

/** Returns the answer inside of an envelope of one record: `{data: {…}}`, `{pet: {…}}`. */
function readEnvelope(document: SourceDocument, properties: JsonObject, level: number): Answer | undefined {
  const names = Object.keys(properties);
  const named = names.find((name) => recordNames.includes(name.toLowerCase()));
  const isOnlyContent =
    named !== undefined && names.length - 1 <= pagingCount(properties) - Number(pagingPattern.test(named));
  const name = isOnlyContent ? named : names.length === 1 ? names[0] : undefined;
  if (name === undefined) return undefined;
  const plain = plainSchemaOf(document, properties[name]);
  if (plain.type !== 'object' && plain.type !== 'array') return undefined;
  if (listOf(Object.keys(objectOf(plain.keywords.properties))).length === 0 && plain.type === 'object')
    return undefined;
  return { ...readAnswer(document, properties[name], level + 1), envelope: 'other' };
}
