import { jsonTypePattern } from './answerOf.ts';
import { type PlainSchema, plainSchemaOf } from './plainSchema.ts';
import { objectOf, type SourceDocument } from './SourceDocument.ts';

/** The body that a call takes. */
export interface RequestBody {
  /** The schema of a record, or of a part of it; undefined for a JSON Patch. */
  readonly body?: PlainSchema;
  /** It is a list of operations that change a record (RFC 6902). */
  readonly isPatch?: true;
  /** Its media type, if it is not the usual one for such a body. */
  readonly mediaType?: string;
  /** The reason why the console cannot send it: a predicate. */
  readonly obstacle?: string;
}

const jsonType = 'application/json';
const patchType = 'application/json-patch+json';

/** Returns the name of a media type without parameters. `*` and `text/json` allow the usual type. */
function typeNameOf(type: string): string {
  const [name = ''] = type.toLowerCase().split(';');
  return name.includes('*') || name.trim() === 'text/json' ? jsonType : name.trim();
}

/** Any JSON is better than a JSON Patch, and plain JSON is the best. */
const rankOf = (name: string): number => (name === jsonType ? 0 : name === patchType ? 2 : 1);

/** Returns whether the schema of a body is that of a JSON Patch: a list of objects with `op` and `path`. */
function isPatchSchema(document: SourceDocument, { type, keywords }: PlainSchema): boolean {
  const items = type === 'array' ? plainSchemaOf(document, keywords.items) : undefined;
  const members = objectOf(items?.keywords.properties);
  return 'op' in members && 'path' in members;
}

const hasProperties = ({ keywords }: PlainSchema): boolean =>
  Object.keys(objectOf(keywords.properties)).length > 0;

/** Returns the body of a call, in the best of its media types. */
export function requestBodyOf(document: SourceDocument, requestBody: unknown): RequestBody {
  const { content } = document.follow(requestBody).value;
  const all = Object.entries(objectOf(content)).map(([type, media]) => ({ type, media: objectOf(media) }));
  const [best] = all
    .filter(({ type, media }) => jsonTypePattern.test(type) && media.schema !== undefined)
    .map(({ type, media }) => ({ name: typeNameOf(type), schema: media.schema }))
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  const [first] = all;
  if (best === undefined) return first ? { obstacle: `takes ${first.type} instead of JSON` } : {};
  const body = plainSchemaOf(document, best.schema);
  const isPatch = isPatchSchema(document, body) || (best.name === patchType && !hasProperties(body));
  if (!isPatch) return { body, ...(best.name !== jsonType && { mediaType: best.name }) };
  const isPatchType = all.some(({ type }) => typeNameOf(type) === patchType);
  return { isPatch, ...(!isPatchType && { mediaType: best.name }) };
}
