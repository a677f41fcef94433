import type { Question } from './change.ts';
import { choices } from './choices.ts';
import { entityTable } from './entity.ts';
import {
  type About,
  additive,
  breaking,
  type Judge,
  loosened,
  narrowed,
  questionsAt,
  type Table,
  told,
} from './judge.ts';
import { anyChange, condition, harmless, least, most, nothing, restriction, words } from './judges.ts';
import { isEqual } from './keywords.ts';
import { reference } from './reference.ts';
import { ui } from './ui.ts';

const retyped: Judge = function* (pair, about, keyword) {
  const says = told(pair, about, keyword);
  const isWider = pair.before?.value === 'integer' && pair.after?.value === 'number';
  yield isWider ? loosened(pair, about, says) : breaking(pair, about, says, questionsAt(about, ['type']));
};

/** Who leaves it out gets something else than before. */
const initial: Judge = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield narrowed(pair, { ...about, records: [] }, told(pair, about, keyword), []);
};

/** A value that is sealed is not the text that it was, nor the other way round. */
const secret: Judge = function* (pair, about, keyword) {
  if (!isEqual(pair)) yield breaking(pair, about, told(pair, about, keyword), havingOne(about));
};

/** Records that have a value there. */
const havingOne = ({ records }: About): Question[] =>
  records.map(({ entity, path }) => ({ entity, fails: { not: present(path) } }));

/** Holds for a record that has a value at a path, as far as that leads through objects. */
const present = ([name, ...rest]: readonly string[]): Record<string, unknown> =>
  name === undefined || name === '*' ? {} : { required: [name], properties: { [name]: present(rest) } };

/** A value that is not shown any more is gone with the next change of its record. */
const visibility: Judge = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const hidden = about.records.flatMap(({ entity, path }) => {
    const [name, ...deeper] = path;
    const isOwn = name !== undefined && deeper.length === 0 && pair.after !== undefined;
    return isOwn ? [{ entity, fails: { anyOf: [{ not: { required: [name] } }, pair.after?.value] } }] : [];
  });
  yield breaking(pair, about, told(pair, about, keyword), [...questionsAt(about), ...hidden]);
};

/** What stands apart is not in the document any more, and the other way round only the service's start moves it. */
const apart: Judge = function* (pair, about, keyword) {
  const says = told(pair, about, keyword);
  yield pair.after ? additive(pair, says) : breaking(pair, { ...about, senders: [] }, says, havingOne(about));
};

/** Less often set than before, and by whom. */
const readOnly: Judge = function* (pair, about, keyword) {
  const says = told(pair, about, keyword);
  if (pair.after?.value === true) yield breaking(pair, { ...about, records: [] }, says, []);
  else if (pair.before?.value === true) yield additive(pair, says);
};

const multiple: Judge = (pair, about, keyword) => {
  const [before, after] = [Number(pair.before?.value), Number(pair.after?.value)];
  const isWider = pair.after === undefined || Number.isInteger(before / after);
  const says = told(pair, about, keyword);
  return [isWider ? additive(pair, says) : narrowed(pair, about, says, questionsAt(about, [keyword]))];
};

/** schemas/vocabulary/entity.schema.json#/definitions/schema; what only a whole entity has stands in entity.ts. */
export const schemaTable: Table = {
  $ref: anyChange,
  title: words,
  description: words,
  'x-i18n': words,
  examples: words,
  deprecated: words,
  'x-messages': words,
  'x-ui': ui,
  type: retyped,
  minItems: least,
  maxItems: most,
  uniqueItems: restriction,
  minLength: least,
  maxLength: most,
  pattern: condition,
  format: condition,
  minimum: least,
  maximum: most,
  exclusiveMinimum: least,
  exclusiveMaximum: most,
  multipleOf: multiple,
  choices,
  const: anyChange,
  default: initial,
  readOnly,
  writeOnly: secret,
  if: condition,
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: condition,
  else: condition,
  'x-from': anyChange,
  'x-visible-when': visibility,
  'x-reference': reference,
  'x-owner': anyChange,
  'x-omit-from-list': restriction,
  'x-system-counter': apart,
  'x-verbatim': harmless,
  // Parts, judged by themselves.
  properties: nothing,
  required: nothing,
  additionalProperties: nothing,
  items: nothing,
  // Read with the schema: definitions are followed, and choices are `choices`.
  $schema: nothing,
  definitions: nothing,
  enum: nothing,
  oneOf: nothing,
  'x-choices': nothing,
  ...entityTable,
};
