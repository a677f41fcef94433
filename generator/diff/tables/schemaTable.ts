import type { ChoiceSource } from '../../load/schemaSources.ts';
import {
  additiveChange,
  affectedRecordsAt,
  breakingChange,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
  looseningChange,
  narrowingChange,
} from '../classify/Classifier.ts';
import {
  anyBreakingChange,
  conditionChange,
  harmlessChange,
  maximumChange,
  minimumChange,
  noChange,
  offeredChange,
  partChange,
  restrictionChange,
  textChange,
} from '../classify/classifiers.ts';
import {
  classifyKeywords,
  classifyMembers,
  isEqual,
  keywordsByName,
  keywordsOf,
} from '../classify/classifyKeywords.ts';
import type { AffectedRecordsQuery } from '../SchemaChange.ts';
import { entityTable } from './entityTable.ts';

/** Choices, however they are given: each is known by its value. */
export const choicesChange: Classifier = function* (pair, about) {
  const { description } = about;
  const asked = affectedRecordsAt(about, ['enum']);
  const nameOf = ({ const: value }: ChoiceSource): string => JSON.stringify(value);
  if (pair.before === undefined) {
    yield narrowingChange(pair, about, `${description} may only be one of its choices now`, asked);
    return;
  }
  if (pair.after === undefined) {
    yield additiveChange(pair, `${description} may be anything now, not only one of its choices`);
    return;
  }
  yield* classifyMembers(keywordsByName(pair.before, nameOf), keywordsByName(pair.after, nameOf), {
    added: (one, name) => [additiveChange(one, `${description} may be ${name} now`)],
    removed: (one, name) => [
      narrowingChange(
        { ...one, after: pair.after },
        about,
        `${description} may not be ${name} any more`,
        asked,
      ),
    ],
    kept: (one, name) =>
      isEqual(one) ? [] : [captionChange(one, `The caption of ${name} of ${description} was changed`)],
    moved: `The choices of ${description} stand in another order`,
  });
};

/** entity.schema.json#/definitions/reference: what the values are names of, and how people choose. */
export const referenceTable: ClassifierTable = {
  operation: anyBreakingChange,
  value: anyBreakingChange,
  label: textChange,
  search: harmlessChange,
  params: anyBreakingChange,
  timeZone: textChange,
};

/** A value that refers to nothing is refused. */
export const referenceChange: Classifier = partChange(referenceTable, conditionChange, conditionChange);

/** entity.schema.json#/definitions/ui: how a property looks, but for the address that is taken apart. */
export const uiTable: ClassifierTable = {
  widget: textChange,
  formOrder: textChange,
  group: textChange,
  span: textChange,
  address: offeredChange,
};

export const uiChange: Classifier = ({ before, after }, about) =>
  classifyKeywords(uiTable, keywordsOf(before), keywordsOf(after), {
    ...about,
    description: `x-ui of ${about.description}`,
  });

const typeChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  const isWider = pair.before?.value === 'integer' && pair.after?.value === 'number';
  yield isWider
    ? looseningChange(pair, about, says)
    : breakingChange(pair, about, says, affectedRecordsAt(about, ['type']));
};

/** Who leaves it out gets something else than before. */
const defaultChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair))
    yield narrowingChange(pair, { ...about, records: [] }, describeChange(pair, about, keyword), []);
};

/** A value that is sealed is not the text that it was, nor the other way round. */
const secretChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair))
    yield breakingChange(pair, about, describeChange(pair, about, keyword), recordsWithValue(about));
};

/** Records that have a value there. */
const recordsWithValue = ({ records }: ChangeSubject): AffectedRecordsQuery[] =>
  records.map(({ entity, path }) => ({ entity, fails: { not: presenceCondition(path) } }));

/** Holds for a record that has a value at a path, as far as that leads through objects. */
const presenceCondition = ([name, ...rest]: readonly string[]): Record<string, unknown> =>
  name === undefined || name === '*'
    ? {}
    : { required: [name], properties: { [name]: presenceCondition(rest) } };

/** A value that is not shown any more is gone with the next change of its record. */
const visibilityChange: Classifier = function* (pair, about, keyword) {
  if (isEqual(pair)) return;
  const hidden = about.records.flatMap(({ entity, path }) => {
    const [name, ...deeper] = path;
    const isOwn = name !== undefined && deeper.length === 0 && pair.after !== undefined;
    return isOwn ? [{ entity, fails: { anyOf: [{ not: { required: [name] } }, pair.after?.value] } }] : [];
  });
  yield breakingChange(pair, about, describeChange(pair, about, keyword), [
    ...affectedRecordsAt(about),
    ...hidden,
  ]);
};

/**
 * What stands apart is not in the document any more, and the other way round only the service's start moves
 * it.
 */
const systemCounterChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  yield pair.after
    ? additiveChange(pair, says)
    : breakingChange(pair, { ...about, senders: [] }, says, recordsWithValue(about));
};

/** Less often set than before, and by whom. */
const readOnlyChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  if (pair.after?.value === true) yield breakingChange(pair, { ...about, records: [] }, says, []);
  else if (pair.before?.value === true) yield additiveChange(pair, says);
};

const multipleOfChange: Classifier = (pair, about, keyword) => {
  const [before, after] = [Number(pair.before?.value), Number(pair.after?.value)];
  const isWider = pair.after === undefined || Number.isInteger(before / after);
  const says = describeChange(pair, about, keyword);
  return [
    isWider
      ? additiveChange(pair, says)
      : narrowingChange(pair, about, says, affectedRecordsAt(about, [keyword])),
  ];
};

/**
 * schemas/vocabulary/entity.schema.json#/definitions/schema; keywords of whole entities are in
 * entityTable.ts.
 */
export const schemaTable: ClassifierTable = {
  $ref: anyBreakingChange,
  title: textChange,
  description: textChange,
  'x-i18n': textChange,
  examples: textChange,
  deprecated: textChange,
  'x-messages': textChange,
  'x-ui': uiChange,
  type: typeChange,
  minItems: minimumChange,
  maxItems: maximumChange,
  uniqueItems: restrictionChange,
  minLength: minimumChange,
  maxLength: maximumChange,
  pattern: conditionChange,
  format: conditionChange,
  minimum: minimumChange,
  maximum: maximumChange,
  exclusiveMinimum: minimumChange,
  exclusiveMaximum: maximumChange,
  multipleOf: multipleOfChange,
  choices: choicesChange,
  const: anyBreakingChange,
  default: defaultChange,
  readOnly: readOnlyChange,
  writeOnly: secretChange,
  if: conditionChange,
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: conditionChange,
  else: conditionChange,
  'x-from': anyBreakingChange,
  'x-visible-when': visibilityChange,
  'x-reference': referenceChange,
  'x-owner': anyBreakingChange,
  'x-omit-from-list': restrictionChange,
  'x-system-counter': systemCounterChange,
  'x-verbatim': harmlessChange,
  // Parts, judged by themselves.
  properties: noChange,
  required: noChange,
  additionalProperties: noChange,
  items: noChange,
  // Read with the schema: definitions are followed, and choices are `choices`.
  $schema: noChange,
  definitions: noChange,
  enum: noChange,
  oneOf: noChange,
  'x-choices': noChange,
  ...entityTable,
};
