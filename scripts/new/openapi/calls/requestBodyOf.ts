import { formType } from '../../../../src/contract/backend/body/writeFormBody.ts';
import { objectOf, type SourceDocument } from '../SourceDocument.ts';
import { type PlainSchema, plainSchemaOf } from '../values/plainSchema.ts';
import { jsonTypePattern } from './answerOf.ts';

/** The body that a call takes. */
export interface RequestBody {
  /** The schema of a record, or of a part of it; undefined for a JSON Patch. */
  readonly body?: PlainSchema;
  /** It is a list of operations that change a record (RFC 6902). */
  readonly isPatch?: true;
  /** Its media type, if it is not the usual one for such a body. */
  readonly mediaType?: string;
  /** Properties of a form that the document encodes in another way than repeated names. */
  readonly otherwiseEncoded?: readonly string[];
  /** The reason why the console cannot send it: a predicate. */
  readonly obstacle?: string;
}

const jsonType = 'application/json';
const patchType = 'application/json-patch+json';

const knownTypes = /^application\/(([\w.-]+\+)?json|x-www-form-urlencoded)\b/;

/** Returns a media type without its parameters; undefined if it is neither JSON nor a form. `text/json` allows plain JSON, too. */
function typeNameOf(type: string): string | undefined {
  const [name] = knownTypes.exec(type.toLowerCase()) ?? [];
  return name ?? (jsonTypePattern.test(type) ? jsonType : undefined);
}

/** Plain JSON is the best, then any other JSON, a JSON Patch and a form. */
function rankOf(name: string): number {
  const last = [patchType, formType].indexOf(name);
  return last >= 0 ? last + 2 : Number(name !== jsonType);
}

/** Returns whether the schema of a body is that of a JSON Patch: a list of objects with `op` and `path`. */
function isPatchSchema(document: SourceDocument, { type, keywords }: PlainSchema): boolean {
  const items = type === 'array' ? plainSchemaOf(document, keywords.items) : undefined;
  const members = objectOf(items?.keywords.properties);
  return 'op' in members && 'path' in members;
}

/** Returns whether a body has a JSON Patch beside other members, such as `{comment, patch}`. */
const wrapsPatch = (document: SourceDocument, { keywords }: PlainSchema): boolean =>
  Object.values(objectOf(keywords.properties)).some((member) =>
    isPatchSchema(document, plainSchemaOf(document, member)),
  );

const hasProperties = ({ keywords }: PlainSchema): boolean =>
  Object.keys(objectOf(keywords.properties)).length > 0;

/** Returns the properties that a form encodes in another way than repeated names. Without `encoding`, lists repeat their name. */
const otherwiseEncoded = (encoding: unknown): string[] =>
  Object.entries(objectOf(encoding)).flatMap(([name, one]) => {
    const { style = 'form', explode = true } = objectOf(one);
    return style === 'form' && explode === true ? [] : [name];
  });

/** Returns the body of a call, in the best of its media types. */
export function requestBodyOf(document: SourceDocument, requestBody: unknown): RequestBody {
  const { content } = document.follow(requestBody).value;
  const all = Object.entries(objectOf(content)).map(([type, media]) => ({ type, media: objectOf(media) }));
  const [best] = all
    .flatMap(({ type, media }) => {
      const name = typeNameOf(type);
      return name === undefined || media.schema === undefined
        ? []
        : [{ name, schema: media.schema, encoding: media.encoding }];
    })
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
  const [first] = all;
  if (best === undefined) return first ? { obstacle: `takes ${first.type} instead of JSON` } : {};
  const body = plainSchemaOf(document, best.schema);
  if (best.name === formType)
    return { body, mediaType: formType, otherwiseEncoded: otherwiseEncoded(best.encoding) };
  if (wrapsPatch(document, body)) return { obstacle: 'takes a JSON Patch within an object' };
  const isPatch = isPatchSchema(document, body) || (best.name === patchType && !hasProperties(body));
  if (!isPatch) return { body, ...(best.name !== jsonType && { mediaType: best.name }) };
  const isPatchType = all.some(({ type }) => typeNameOf(type) === patchType);
  return { isPatch, ...(!isPatchType && { mediaType: best.name }) };
}
