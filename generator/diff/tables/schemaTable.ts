import {
  additiveChange,
  affectedRecordsAt,
  breakingChange,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  describeChange,
  looseningChange,
  narrowingChange,
} from '../classify/Classifier.ts';
import { choicesChange } from '../classify/choicesChange.ts';
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
import { classifyKeywords, isEqual, keywordsOf } from '../classify/classifyKeywords.ts';
import type { AffectedRecordsQuery } from '../SchemaChange.ts';
import { entityTable } from './entityTable.ts';

/**
 * entity.schema.json#/definitions/reference: the records that the values refer to, and the choice in the
 * form.
 */
export const referenceTable: ClassifierTable = {
  operation: anyBreakingChange,
  value: anyBreakingChange,
  label: textChange,
  search: harmlessChange,
  params: anyBreakingChange,
  timeZone: textChange,
  unless: conditionChange,
};

/** A new reference refuses values that refer to no record. */
const referenceChange: Classifier = partChange(referenceTable, conditionChange, conditionChange);

/**
 * entity.schema.json#/definitions/ui: the layout of a property. Only `address` is a feature of the console.
 */
export const uiTable: ClassifierTable = {
  widget: textChange,
  formOrder: textChange,
  group: textChange,
  span: textChange,
  folded: textChange,
  address: offeredChange,
  helpOf: textChange,
};

const uiChange: Classifier = ({ before, after }, about) =>
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

/** A sender that omits the property gets another value than before. Stored records are not affected. */
const defaultChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair))
    yield narrowingChange(pair, { ...about, records: [] }, describeChange(pair, about, keyword), []);
};

/** An encrypted value cannot be read as plain text, and plain text cannot be decrypted. */
const secretChange: Classifier = function* (pair, about, keyword) {
  if (!isEqual(pair))
    yield breakingChange(pair, about, describeChange(pair, about, keyword), recordsWithValue(about));
};

/** Returns queries for the records that have a value at the subject. */
const recordsWithValue = ({ records }: ChangeSubject): AffectedRecordsQuery[] =>
  records.map(({ entity, path }) => ({ entity, fails: { not: presenceCondition(path) } }));

/**
 * Returns a condition for records that have a value at a path. It checks the path up to the first array
 * (`*`).
 */
const presenceCondition = ([name, ...rest]: readonly string[]): Record<string, unknown> =>
  name === undefined || name === '*'
    ? {}
    : { required: [name], properties: { [name]: presenceCondition(rest) } };

/** The next change of a record removes values that are no longer visible. */
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
 * The service stores system counters outside the record. A new counter is additive, because the start of the
 * service moves its values out of the records. Nothing moves the values of a former counter back.
 */
const systemCounterChange: Classifier = function* (pair, about, keyword) {
  const says = describeChange(pair, about, keyword);
  yield pair.after
    ? additiveChange(pair, says)
    : breakingChange(pair, { ...about, senders: [] }, says, recordsWithValue(about));
};

/** A property that becomes read-only breaks senders, but no stored records. */
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
  contentMediaType: anyBreakingChange,
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
  'x-service-text': harmlessChange,
  'x-verbatim': harmlessChange,
  // The value of an entry becomes a secret, which no answer holds. Readers have to expect an entry without a
  // value, because the value is optional (check/entities/secretEntryRules.ts). Nothing returns a former secret.
  'x-secret-entry': harmlessChange,
  // `classifyMigrations` compares them in the whole project.
  'x-migrations': noChange,
  'x-removed-properties': noChange,
  // `classifySchema` classifies these parts.
  properties: noChange,
  required: noChange,
  additionalProperties: noChange,
  items: noChange,
  // `SchemaReader` resolves definitions, and turns all choices into `choices`.
  $schema: noChange,
  definitions: noChange,
  enum: noChange,
  oneOf: noChange,
  'x-choices': noChange,
  ...entityTable,
};
