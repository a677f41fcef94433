import equal from 'fast-deep-equal';
import type { RecordRetention } from '../../../src/contract/model/entity.ts';
import type { SchemaCondition } from '../../load/sources/SchemaSource.ts';
import {
  additiveChange,
  breakingChange,
  type ChangeSubject,
  type Classifier,
  type ClassifierTable,
  captionChange,
  describeChange,
  narrowingChange,
} from '../classify/Classifier.ts';
import { anyBreakingChange, asAdditive, harmlessChange, namesChange } from '../classify/classifiers.ts';
import { classifyMembers, keywordsByName } from '../classify/classifyKeywords.ts';
import { identityFrom } from '../classify/findRenamed.ts';
import { lifecycleChange } from './lifecycleTable.ts';

/**
 * A natural key that gains properties or is removed refuses no record. Any other change may refuse records:
 * those with the same new key cannot all remain.
 */
const naturalKeyChange: Classifier = function* (pair, about, keyword) {
  const [before, after] = [[pair.before?.value ?? []], [pair.after?.value ?? []]].map(
    (list) => list.flat() as string[],
  );
  const asked =
    (after ?? []).length === 0
      ? []
      : about.records.flatMap(({ entity, path }) =>
          path.length === 0 ? [{ entity, shares: after ?? [] }] : [],
        );
  const isLooser =
    (before ?? []).length > 0 &&
    ((after ?? []).length === 0 || (before ?? []).every((name) => after?.includes(name)));
  if (!equal([...(before ?? [])].sort(), [...(after ?? [])].sort()))
    yield isLooser
      ? additiveChange(pair, describeChange(pair, about, keyword))
      : breakingChange(pair, about, describeChange(pair, about, keyword), asked);
};

interface Validation {
  readonly schema: SchemaCondition;
  readonly message: string;
  readonly field: string;
}

/** Returns the name of a rule: its message and its field identify it. */
const nameOf = ({ message, field }: Validation): string => `${field} ${message}`;

const validationsChange: Classifier = (pair, about) => {
  const asked = (schema: unknown) =>
    about.records.flatMap(({ entity, path }) =>
      path.length === 0 ? [{ entity, fails: schema as SchemaCondition }] : [],
    );
  return classifyMembers(keywordsByName(pair.before, nameOf), keywordsByName(pair.after, nameOf), {
    added: (one, name) => [
      narrowingChange(
        one,
        about,
        `The rule "${name}" of ${about.description} is new`,
        asked((one.after.value as Validation).schema),
      ),
    ],
    removed: (one, name) => [additiveChange(one, `The rule "${name}" of ${about.description} was removed`)],
    kept: (one, name) =>
      equal((one.before.value as Validation).schema, (one.after.value as Validation).schema)
        ? []
        : [
            narrowingChange(
              one,
              about,
              `The rule "${name}" of ${about.description} was changed`,
              asked((one.after.value as Validation).schema),
            ),
          ],
    renamed: {
      identityOf: identityFrom('schema', 'field'),
      classify: (one, _, former) => [
        captionChange(
          one,
          `The rule "${former}" of ${about.description} has the message "${(one.after.value as Validation).message}"`,
        ),
      ],
    },
    moved: `The order of the rules of ${about.description} was changed`,
  });
};

/** A retention deletes stored records. A changed one deletes no further ones if it selects fewer of them. */
const retentionChange: Classifier = function* (pair, about, keyword) {
  const [before, after] = [pair.before, pair.after].map((side) => side?.value as RecordRetention | undefined);
  const says = describeChange(pair, about, keyword);
  const isNarrower =
    after === undefined ||
    (before?.instant === after.instant &&
      Object.entries(before.where ?? {}).every(([name, values]) =>
        after.where?.[name]?.every((value) => values.includes(value)),
      ));
  yield isNarrower
    ? additiveChange(pair, says)
    : narrowingChange(
        pair,
        recordsOnly(about),
        `${says}. The service removes old records`,
        selectedRecords(about, after),
      );
};

/** Returns queries for the records that a retention selects, of any age. */
const selectedRecords = ({ records }: ChangeSubject, { where = {} }: RecordRetention) =>
  records.flatMap(({ entity, path }) => {
    const properties = Object.fromEntries(
      Object.entries(where).map(([name, values]) => [name, { enum: values }]),
    );
    return path.length > 0 ? [] : [{ entity, fails: { not: { properties, required: Object.keys(where) } } }];
  });

const recordsOnly = (about: ChangeSubject): ChangeSubject => ({ ...about, senders: [], users: false });

/** The service removes a payload from old records. */
const payloadChange = namesChange(
  (says, name) => (pair, about) => [
    narrowingChange(
      pair,
      recordsOnly(about),
      `${says}. The service removes it from old records`,
      about.records.flatMap(({ entity, path }) =>
        path.length > 0 ? [] : [{ entity, fails: { not: { required: [String(name)] } } }],
      ),
    ),
  ],
  asAdditive,
);

/** Keywords of a whole entity. */
export const entityTable: ClassifierTable = {
  'x-natural-key': naturalKeyChange,
  'x-indexes': harmlessChange,
  'x-partition-by': anyBreakingChange,
  'x-retention': retentionChange,
  'x-payload': payloadChange,
  'x-change-log': harmlessChange,
  'x-service-role': harmlessChange,
  'x-lifecycle': lifecycleChange,
  'x-validations': validationsChange,
};
