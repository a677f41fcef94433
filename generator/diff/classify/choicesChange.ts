import equal from 'fast-deep-equal';
import type { JsonLocation } from '../../check/RuleViolation.ts';
import type { ChoiceSource } from '../../load/sources/SchemaSource.ts';
import {
  additiveChange,
  affectedRecordsAt,
  type Classifier,
  captionChange,
  narrowingChange,
} from './Classifier.ts';
import { classifyMembers, keywordsByName } from './classifyKeywords.ts';
import { identityFrom } from './findRenamed.ts';

/**
 * Returns a choice without its value and `x-uses`. The conditions that `x-uses` becomes are compared instead
 * (normalize/expand/foldChoiceUses.ts).
 */
function captionsIn({ value }: JsonLocation<unknown>): Omit<ChoiceSource, 'const'> {
  const { const: _, 'x-uses': __, ...captions } = value as ChoiceSource;
  return captions;
}

/** Choices in any form. The value identifies a choice. */
export const choicesChange: Classifier = function* (pair, about) {
  const { description } = about;
  const asked = affectedRecordsAt(about, ['enum']);
  const nameOf = ({ const: value }: ChoiceSource): string => JSON.stringify(value);
  if (pair.before === undefined) {
    yield narrowingChange(pair, about, `${description} must now be one of its choices`, asked);
    return;
  }
  if (pair.after === undefined) {
    yield additiveChange(pair, `${description} may now be any value, not only one of its choices`);
    return;
  }
  yield* classifyMembers(keywordsByName(pair.before, nameOf), keywordsByName(pair.after, nameOf), {
    added: (one, name) => [additiveChange(one, `The choice ${name} of ${description} is new`)],
    removed: (one, name) => [
      narrowingChange(
        { ...one, after: pair.after },
        about,
        `The choice ${name} of ${description} was removed`,
        asked,
      ),
    ],
    kept: (one, name) =>
      equal(captionsIn(one.before), captionsIn(one.after))
        ? []
        : [captionChange(one, `The caption or tone of ${name} of ${description} was changed`)],
    renamed: {
      identityOf: identityFrom('title'),
      classify: (one, name, former) => [
        narrowingChange(one, about, `The choice ${former} of ${description} was renamed to ${name}`, asked),
      ],
    },
    moved: `The order of the choices of ${description} was changed`,
  });
};
