import { nameOfRef } from '../normalize/entities.ts';
import type { Ref } from '../source.ts';
import type { Draft } from './change.ts';
import {
  type About,
  additive,
  breaking,
  caption,
  type Judge,
  narrowed,
  type Pair,
  type Table,
  told,
} from './judge.ts';
import {
  anyChange,
  isAdditive,
  isBreaking,
  most,
  names,
  part,
  permission,
  restriction,
  words,
} from './judges.ts';
import { judgeMembers, keywordsIn } from './keywords.ts';
import { judgeSchema, type Readers } from './schema.ts';

/** What a parameter of a path is called is nobody's business but the console's, which is generated. */
const path: Judge = function* (pair, about, keyword) {
  const blank = (value: unknown): string => String(value).replaceAll(/\{\w+\}/g, '{}');
  const says = told(pair, about, keyword);
  yield blank(pair.before?.value) === blank(pair.after?.value)
    ? additive(pair, says)
    : breaking(pair, about, says);
};

const choices: Judge = function* (pair, about, keyword) {
  if (pair.before === undefined) yield narrowed(pair, about, told(pair, about, keyword));
  else if (pair.after === undefined) yield additive(pair, told(pair, about, keyword));
  else yield* names(isAdditive, isBreaking)(pair, about, keyword);
};

const isOptional = (value: unknown): boolean => (value as { required?: boolean }).required === false;

/** A parameter is required unless it says otherwise. */
const required: Judge = function* (pair, about) {
  const [before, after] = [pair.before?.value ?? true, pair.after?.value ?? true];
  if (before === after) return;
  yield after
    ? breaking(pair, about, `${about.words} must be given now`)
    : additive(pair, `${about.words} may be left out now`);
};

/** endpoints.schema.json#/definitions/parameter */
export const parameterTable: Table = {
  type: anyChange,
  'x-from': anyChange,
  required,
  enum: choices,
  maxLength: most,
  description: words,
  'x-i18n': words,
};

const query: Judge = (pair, about) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) =>
      isOptional(one.after.value)
        ? [additive(one, `${about.words} takes ${name} now`)]
        : [breaking(one, about, `${about.words} demands ${name} now`)],
    removed: (one, name) => [breaking(one, about, `${about.words} refuses ${name} now`)],
    kept: (one, name) => part(parameterTable, anyChange, anyChange)(one, about, `"${name}"`),
  });

const headers: Judge = (pair, about) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [additive(one, `${about.words} takes the header ${name} now`)],
    removed: (one, name) => [
      breaking(one, about, `${about.words} does not heed the header ${name} any more`),
    ],
    kept: (one, name) => part(headerTable, anyChange, anyChange)(one, about, `the header ${name}`),
  });

export const headerTable: Table = { maxLength: most, description: words, 'x-i18n': words };

/** Why a call may be refused is told, not made, here. */
const errorResponses: Judge = (pair, about) =>
  judgeMembers(keywordsIn(pair.before), keywordsIn(pair.after), {
    added: (one, name) => [additive(one, `${about.words} tells about its answer ${name} now`)],
    removed: (one, name) => [additive(one, `${about.words} tells nothing about an answer ${name} any more`)],
    kept: (one, name) => [caption(one, `What ${about.words} tells about its answer ${name} was changed`)],
  });

type Shape = Ref | { readonly page: Ref; readonly filter?: readonly string[] } | { readonly list: Ref };

/** One record, a list or a page, and of what. */
const shapeOf = (value: unknown): { readonly kind: string; readonly ref: Ref } => {
  const shape = value as Shape;
  if ('page' in shape) return { kind: 'a page', ref: shape.page };
  return 'list' in shape ? { kind: 'a list', ref: shape.list } : { kind: 'one', ref: shape };
};

/**
 * Entities are compared where they are described; an operation that turns to another one is compared with what that one says,
 * but for its captions.
 */
function* entities({ before, after }: Required<Pair>, about: About, readers: Readers): Iterable<Draft> {
  const [was, is] = [nameOfRef(shapeOf(before.value).ref.$ref), nameOfRef(shapeOf(after.value).ref.$ref)];
  if (was === is) return;
  const sides = { before: { ...before, value: { $ref: was } }, after: { ...after, value: { $ref: is } } };
  for (const draft of judgeSchema(sides, about, readers)) if (draft.class !== 'caption-only') yield draft;
}

const body = (readers: Readers): Judge =>
  function* (pair, about, keyword) {
    const { before, after } = pair;
    const sender = { ...about, readers: [] };
    if (!before || !after || shapeOf(before.value).kind !== shapeOf(after.value).kind) {
      yield breaking(pair, about, told(pair, about, keyword));
      return;
    }
    yield* entities({ before, after }, { ...sender, words: `${about.words}(body)` }, readers);
    const [was, is] = [keywordsIn(before).filter, keywordsIn(after).filter];
    const filters = { ...(was && { before: was }), ...(is && { after: is }) };
    yield* names(isAdditive, isBreaking)(filters, about, 'filter');
  };

const result = (readers: Readers): Judge =>
  function* (pair, about, keyword) {
    const { before, after } = pair;
    if (before === undefined) yield additive(pair, told(pair, about, keyword));
    else if (after === undefined || shapeOf(before.value).kind !== shapeOf(after.value).kind)
      yield breaking(pair, about, told(pair, about, keyword));
    else
      yield* entities({ before, after }, { ...about, senders: [], words: `${about.words}(answer)` }, readers);
  };

/** endpoints.schema.json#/definitions/operation, and the service whose prefix it follows. */
export const operationTable = (readers: Readers): Table => ({
  service: anyChange,
  method: anyChange,
  path,
  summary: words,
  'x-i18n': words,
  query,
  body: body(readers),
  result: result(readers),
  optional: restriction,
  public: permission,
  security: anyChange,
  status: anyChange,
  headers,
  errorResponses,
});
