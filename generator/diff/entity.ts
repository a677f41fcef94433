import equal from 'fast-deep-equal';
import type { Condition } from '../source.ts';
import { additive, breaking, type Judge, narrowed, type Table, told } from './judge.ts';
import { anyChange, harmless, words } from './judges.ts';
import { judgeMembers, named } from './keywords.ts';
import { lifecycle } from './lifecycle.ts';

/** A key that gains properties takes no name that was free. Any other may: records that agree in the new key cannot all stay. */
const naturalKey: Judge = function* (pair, about, keyword) {
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
      ? additive(pair, told(pair, about, keyword))
      : breaking(pair, about, told(pair, about, keyword), asked);
};

interface Validation {
  readonly schema: Condition;
  readonly message: string;
  readonly field: string;
}

/** entity.schema.json#/definitions/validation: a rule is known by its message and the field that it is shown at. */
export const validationTable: Table = { schema: anyChange, message: words, field: words };

const nameOf = ({ message, field }: Validation): string => `${field} ${message}`;

const validations: Judge = (pair, about) => {
  const asked = (schema: unknown) =>
    about.records.flatMap(({ entity, path }) =>
      path.length === 0 ? [{ entity, fails: schema as Condition }] : [],
    );
  return judgeMembers(named(pair.before, nameOf), named(pair.after, nameOf), {
    added: (one, name) => [
      narrowed(
        one,
        about,
        `${about.words} has the rule "${name}" now`,
        asked((one.after.value as Validation).schema),
      ),
    ],
    removed: (one, name) => [additive(one, `${about.words} has the rule "${name}" no longer`)],
    kept: (one, name) => [
      narrowed(
        one,
        about,
        `The rule "${name}" of ${about.words} was changed`,
        asked((one.after.value as Validation).schema),
      ),
    ],
    moved: `The rules of ${about.words} stand in another order`,
  });
};

/** What only a whole entity says. */
export const entityTable: Table = {
  'x-natural-key': naturalKey,
  'x-indexes': harmless,
  'x-partition-by': anyChange,
  'x-lifecycle': lifecycle,
  'x-validations': validations,
};
