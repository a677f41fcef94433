import { singularNameOf } from '../../draft/names.ts';
import { type JsonObject, objectOf, pointerOf, type SourceDocument } from '../SourceDocument.ts';
import { type PlainSchema, plainSchemaOf } from '../values/plainSchema.ts';

/** The successful answer of a call. */
export interface Answer {
  readonly kind: 'none' | 'one' | 'list';
  /** The schema of one record. */
  readonly record?: PlainSchema;
  /** JSON pointer to the record or the list; empty for the whole answer. */
  readonly pointer: string;
  /** JSON pointer from a row of the list to its record; empty if the row is the record. */
  readonly row: string;
  /** The other single values of an answer with a list, by JSON pointer. */
  readonly others: ReadonlyMap<string, PlainSchema>;
  /** Names of its headers in lower case → as written. */
  readonly headers: ReadonlyMap<string, string>;
}

/** JSON of any kind. A name may continue, such as in `application/json; charset=utf-8`. */
export const jsonTypePattern = /^(application\/([\w.-]+\+)?json|text\/json)\b|^\*\/\*/i;

/** Returns the JSON schema of a request or response; undefined without one. */
export function jsonSchemaOf({ content }: JsonObject): unknown {
  const types = Object.entries(objectOf(content));
  const [, media] = types.find(([type]) => jsonTypePattern.test(type)) ?? [];
  return objectOf(media).schema;
}

/**
 * Returns the answer of the first successful status; that of `default` if no successful status is named.
 * @param noun the last word of the path, which is often the name of the list or the record in the answer
 */
export function answerOf(document: SourceDocument, operation: JsonObject, noun: string): Answer {
  const responses = Object.entries(objectOf(operation.responses));
  const named = responses.filter(([status]) => /^2(\d\d|XX)$/i.test(status));
  const successes = (named.length > 0 ? named : responses.filter(([status]) => status === 'default')).map(
    ([, response]) => document.follow(response).value,
  );
  const schema = successes.map(jsonSchemaOf).find((body) => body !== undefined);
  const names = successes.flatMap(({ headers }) => Object.keys(objectOf(headers)));
  const read = schema === undefined ? nothing : readAnswer(document, schema, noun);
  return { ...read, headers: new Map(names.map((name) => [name.toLowerCase(), name])) };
}

type Content = Omit<Answer, 'headers'>;

const nothing: Content = { kind: 'none', pointer: '', row: '', others: new Map() };

/** Names of the list in an envelope. */
const listNames = new Set(
  'data records items results result content rows list values value entries elements resources objects _embedded hits payload response body'.split(
    ' ',
  ),
);
/** Names of the record in an envelope. */
const recordNames = new Set('data result item payload response record body attributes'.split(' '));

function readAnswer(
  document: SourceDocument,
  schema: unknown,
  noun: string,
  pointer = '',
  level = 0,
): Content {
  const plain = plainSchemaOf(document, schema);
  if (plain.type === 'array')
    return { ...nothing, kind: 'list', pointer, ...rowOf(document, plain.keywords.items, noun) };
  if (plain.type !== 'object')
    return plain.type === undefined ? nothing : { ...nothing, kind: 'one', pointer, record: plain };
  const members = membersOf(document, plain);
  const name = findList(document, members, noun) ?? (level < 2 ? findEnvelope(members, noun) : undefined);
  const member = members.find(([own]) => own === name)?.[1];
  if (name === undefined || member === undefined) return { ...nothing, kind: 'one', pointer, record: plain };
  const inner = readAnswer(
    document,
    objectOf(plain.keywords.properties)[name],
    noun,
    `${pointer}${pointerOf(name)}`,
    level + 1,
  );
  const own = othersOf(document, members, pointer, name);
  return { ...inner, others: new Map([...own, ...inner.others]) };
}

const membersOf = (document: SourceDocument, { keywords }: PlainSchema): [string, PlainSchema][] =>
  Object.entries(objectOf(keywords.properties)).map(([name, member]) => [
    name,
    plainSchemaOf(document, member),
  ]);

/** Returns the record of a row, which may be its only content: `{data: {…}}`. */
function rowOf(document: SourceDocument, items: unknown, noun: string): Pick<Answer, 'record' | 'row'> {
  const row = plainSchemaOf(document, items);
  const members = membersOf(document, row);
  const isRecord = members.some(([name]) => /(id|key|name)$/i.test(name));
  const name = isRecord ? undefined : findEnvelope(members, noun);
  const record = members.find(([own]) => own === name)?.[1];
  return name !== undefined && record?.type === 'object'
    ? { record, row: pointerOf(name) }
    : { record: row, row: '' };
}

/** Returns the name of the list of records in an object, beside values about the page. */
function findList(
  document: SourceDocument,
  members: readonly (readonly [string, PlainSchema])[],
  noun: string,
): string | undefined {
  const lists = members.filter(
    ([, { type, keywords }]) => type === 'array' && plainSchemaOf(document, keywords.items).type === 'object',
  );
  const others = members.length - lists.length;
  const [named] =
    lists.find(([name]) => isNamed(name, noun)) ??
    lists.find(([name]) => listNames.has(name.toLowerCase())) ??
    [];
  const [only] = lists.length === 1 && others <= pagingCount(members) ? (lists[0] ?? []) : [];
  return named ?? only;
}

const pagingPattern =
  /page|total|count|limit|offset|cursor|next|prev|more|size|links?$|meta|self|first|last|href|kind|etag|token|object|url|status|code|message|success|error|version|schema|type|@/i;

/** Returns the number of properties that describe a page or an envelope. */
const pagingCount = (members: readonly (readonly [string, PlainSchema])[]): number =>
  members.filter(([name]) => pagingPattern.test(name)).length;

/** True if a member is named after the path: `scheduled_transactions` at `/scheduledTransactions`. */
const isNamed = (name: string, noun: string): boolean => singularNameOf(name) === singularNameOf(noun);

/** Returns the name of the only content of an envelope: `{data: {…}}`, `{pet: {…}}`. */
function findEnvelope(
  members: readonly (readonly [string, PlainSchema])[],
  noun: string,
): string | undefined {
  const [named] = members.find(([name]) => recordNames.has(name.toLowerCase()) || isNamed(name, noun)) ?? [];
  const hasKey = members.some(([name]) => /^_?(id|uuid|key)$/i.test(name));
  const isOnlyContent =
    named !== undefined &&
    (isNamed(named, noun)
      ? !hasKey
      : members.length - 1 <= pagingCount(members) - Number(pagingPattern.test(named)));
  const name = isOnlyContent ? named : members.length === 1 ? members[0]?.[0] : undefined;
  const { type, keywords } = members.find(([own]) => own === name)?.[1] ?? { keywords: {} };
  const hasContent = type === 'array' || Object.keys(objectOf(keywords.properties)).length > 0;
  return hasContent ? name : undefined;
}

/** Returns the single values beside a list, and those in objects beside it, such as `/meta/total`. */
function othersOf(
  document: SourceDocument,
  members: readonly (readonly [string, PlainSchema])[],
  pointer: string,
  list: string,
): [string, PlainSchema][] {
  return members.flatMap(([name, member]): [string, PlainSchema][] => {
    if (name === list || member.type === 'array') return [];
    const at = `${pointer}${pointerOf(name)}`;
    if (member.type !== 'object') return [[at, member]];
    return Object.entries(objectOf(member.keywords.properties)).map(([inner, schema]) => [
      `${at}${pointerOf(inner)}`,
      plainSchemaOf(document, schema),
    ]);
  });
}
