import { includesRole, type Role, roles } from '../../../src/contract/api/role.ts';
import type { SchemaRef } from '../../load/sources/SchemaSource.ts';
import { nameOfRef } from '../../normalize/normalizeEntities.ts';
import {
  additiveChange,
  breakingChange,
  type ChangedPair,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
  narrowingChange,
} from '../classify/Classifier.ts';
import {
  anyBreakingChange,
  asAdditive,
  asBreaking,
  harmlessChange,
  maximumChange,
  namesChange,
  partChange,
  permissionChange,
  restrictionChange,
  textChange,
} from '../classify/classifiers.ts';
import { classifyMembers, keywordsOf } from '../classify/classifyKeywords.ts';
import { classifySchema, type SchemaReaders } from '../classify/classifySchema.ts';
import type { ChangeDraft } from '../SchemaChange.ts';

/**
 * The path of an operation. A renamed path parameter is additive, because only the generated console uses the
 * name.
 */
const pathChange: Classifier = function* (pair, about, keyword) {
  const blank = (value: unknown): string => String(value).replaceAll(/\{\w+\}/g, '{}');
  const says = describeChange(pair, about, keyword);
  yield blank(pair.before?.value) === blank(pair.after?.value)
    ? additiveChange(pair, says)
    : breakingChange(pair, about, says);
};

const enumChange: Classifier = function* (pair, about, keyword) {
  if (pair.before === undefined) yield narrowingChange(pair, about, describeChange(pair, about, keyword));
  else if (pair.after === undefined) yield additiveChange(pair, describeChange(pair, about, keyword));
  else yield* namesChange(asAdditive, asBreaking)(pair, about, keyword);
};

const isOptional = (value: unknown): boolean => (value as { required?: boolean }).required === false;

/** `required` of a parameter. The default is true. */
const requiredChange: Classifier = function* (pair, about) {
  const [before, after] = [pair.before?.value ?? true, pair.after?.value ?? true];
  if (before === after) return;
  yield after
    ? breakingChange(pair, about, `${about.description} is now required`)
    : additiveChange(pair, `${about.description} is now optional`);
};

/** endpoints.schema.json#/definitions/parameter */
export const parameterTable: ClassifierTable = {
  type: anyBreakingChange,
  'x-from': anyBreakingChange,
  required: requiredChange,
  enum: enumChange,
  maxLength: maximumChange,
  default: harmlessChange,
  description: textChange,
  'x-i18n': textChange,
};

const queryChange: Classifier = (pair, about) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) =>
      isOptional(one.after.value)
        ? [additiveChange(one, `${about.description} now accepts the parameter ${name}`)]
        : [breakingChange(one, about, `${about.description} now requires the parameter ${name}`)],
    removed: (one, name) => [
      breakingChange(one, about, `${about.description} now refuses the parameter ${name}`),
    ],
    kept: (one, name) =>
      partChange(parameterTable, anyBreakingChange, anyBreakingChange)(one, about, `"${name}"`),
  });

const headersChange: Classifier = (pair, about) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [additiveChange(one, `${about.description} now accepts the header ${name}`)],
    removed: (one, name) => [
      breakingChange(one, about, `${about.description} now ignores the header ${name}`),
    ],
    kept: (one, name) =>
      partChange(headerTable, anyBreakingChange, anyBreakingChange)(one, about, `the header ${name}`),
  });

export const headerTable: ClassifierTable = {
  maxLength: maximumChange,
  description: textChange,
  'x-i18n': textChange,
};

/** The documented error responses. They describe refusals and do not cause them. */
const errorResponses: Classifier = (pair, about) =>
  classifyMembers(keywordsOf(pair.before), keywordsOf(pair.after), {
    added: (one, name) => [
      additiveChange(one, `The documentation of the error response ${name} of ${about.description} is new`),
    ],
    removed: (one, name) => [
      additiveChange(
        one,
        `The documentation of the error response ${name} of ${about.description} was removed`,
      ),
    ],
    kept: (one, name) => [
      captionChange(
        one,
        `The documentation of the error response ${name} of ${about.description} was changed`,
      ),
    ],
  });

type ResultShape =
  | SchemaRef
  | { readonly page: SchemaRef; readonly filter?: readonly string[] }
  | { readonly list: SchemaRef };

/** Returns the shape of a body or result: one record, a list or a page, and its entity. */
const shapeOf = (value: unknown): { readonly kind: string; readonly ref: SchemaRef } => {
  const shape = value as ResultShape;
  if ('page' in shape) return { kind: 'a page', ref: shape.page };
  return 'list' in shape ? { kind: 'a list', ref: shape.list } : { kind: 'one', ref: shape };
};

/**
 * Compares the entities of an operation that refers to another entity than before, without captions. The file
 * of an entity reports its own changes.
 */
function* entityChanges(
  { before, after }: Required<ChangedPair>,
  about: ChangeSubject,
  readers: SchemaReaders,
): Iterable<ChangeDraft> {
  const [was, is] = [nameOfRef(shapeOf(before.value).ref.$ref), nameOfRef(shapeOf(after.value).ref.$ref)];
  if (was === is) return;
  const sides = { before: { ...before, value: { $ref: was } }, after: { ...after, value: { $ref: is } } };
  for (const draft of classifySchema(sides, about, readers)) if (draft.class !== 'caption-only') yield draft;
}

const bodyChange = (readers: SchemaReaders): Classifier =>
  function* (pair, about, keyword) {
    const { before, after } = pair;
    const sender = { ...about, readers: [] };
    if (!before || !after || shapeOf(before.value).kind !== shapeOf(after.value).kind) {
      yield breakingChange(pair, about, describeChange(pair, about, keyword));
      return;
    }
    yield* entityChanges(
      { before, after },
      { ...sender, description: `${about.description}(body)` },
      readers,
    );
    const [was, is] = [keywordsOf(before).filter, keywordsOf(after).filter];
    const filters = { ...(was && { before: was }), ...(is && { after: is }) };
    yield* namesChange(asAdditive, asBreaking, true)(filters, about, 'filter');
  };

const resultChange = (readers: SchemaReaders): Classifier =>
  function* (pair, about, keyword) {
    const { before, after } = pair;
    if (before === undefined) yield additiveChange(pair, describeChange(pair, about, keyword));
    else if (after === undefined || shapeOf(before.value).kind !== shapeOf(after.value).kind)
      yield breakingChange(pair, about, describeChange(pair, about, keyword));
    else
      yield* entityChanges(
        { before, after },
        { ...about, senders: [], description: `${about.description}(answer)` },
        readers,
      );
  };

const roleOf = (value: unknown): Role | undefined => roles.find((role) => role === value);

/** The least role. A greater one breaks callers with a lesser role. */
const accessChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  const [before, after] = [roleOf(pair.before?.value), roleOf(pair.after?.value)];
  if (before && after && !includesRole(before, after)) yield breakingChange(pair, about, says);
  else yield additiveChange(pair, says);
};

/**
 * endpoints.schema.json#/definitions/operation, and the back end, `service` and `variant` of the file, which
 * determine address and form of a call.
 */
export const operationTable = (readers: SchemaReaders): ClassifierTable => ({
  backend: anyBreakingChange,
  service: anyBreakingChange,
  variant: anyBreakingChange,
  method: anyBreakingChange,
  path: pathChange,
  summary: textChange,
  'x-i18n': textChange,
  query: queryChange,
  body: bodyChange(readers),
  sends: anyBreakingChange,
  mediaType: anyBreakingChange,
  state: anyBreakingChange,
  result: resultChange(readers),
  access: accessChange,
  // Entries of the audit log break no caller.
  audit: harmlessChange,
  optional: restrictionChange,
  public: permissionChange,
  security: anyBreakingChange,
  status: anyBreakingChange,
  headers: headersChange,
  errorResponses,
});
