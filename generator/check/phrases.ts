import type { File } from '../load.ts';
import { broken, elements, inside, members, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';
import { keysOf, type Sources } from './sources.ts';

const groupsIn = ({
  locales,
  phraseGroups,
}: Sources): (readonly File<Sources['locales'][number]['value']>[])[] => [
  locales,
  ...Object.values(phraseGroups),
];

const phraseOf = (table: unknown, key: string): string =>
  String(
    key
      .split('.')
      .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>>)[part], table),
  );

/** A blank has two braces on each side. */
const braces: Rule = function* (sources) {
  for (const file of groupsIn(sources).flat())
    for (const key of keysOf(file.value)) {
      const single = /(?<!\{)\{\w+\}(?!\})|\$\{\w+\}/.exec(phraseOf(file.value, key))?.[0];
      if (single !== undefined)
        yield broken(
          inside(rootOf(file), key.split('.'), undefined),
          `"${single}" is shown as it stands.`,
          `Write {{${single.replace(/\W/g, '')}}} for what is filled in.`,
        );
    }
};

/** A phrase stands in one group: of two, the one that is loaded last would be said. */
const once: Rule = function* (sources) {
  const seen = new Map<string, string>();
  for (const file of groupsIn(sources).flat())
    for (const key of keysOf(file.value)) {
      const name = `${file.name} ${key}`;
      const other = seen.get(name);
      if (other !== undefined)
        yield broken(
          inside(rootOf(file), key.split('.'), undefined),
          `${other} has the phrase "${key}" too.`,
          'Keep one of the two.',
        );
      else seen.set(name, file.path);
    }
};

/** What a validator tells of a violated keyword, beside the caption of its field. */
const told: Readonly<Record<string, readonly string[]>> = {
  minLength: ['limit'],
  maxLength: ['limit'],
  minItems: ['limit'],
  maxItems: ['limit'],
  minimum: ['limit', 'comparison'],
  maximum: ['limit', 'comparison'],
  exclusiveMinimum: ['limit', 'comparison'],
  exclusiveMaximum: ['limit', 'comparison'],
  multipleOf: ['multipleOf'],
  pattern: ['pattern'],
  format: ['format'],
  type: ['type'],
};

interface Message extends Place<string> {
  readonly filled: readonly string[];
}

/** Everywhere that a schema file names a message, with the blanks that are filled in then. */
const messagesIn = ({ schemas, resources, tasks }: Sources): Message[] => [
  ...schemas.flatMap((place) =>
    members(place, 'x-messages', place.value['x-messages']).map(([keyword, key]) => ({
      ...key,
      filled: ['field', ...(told[keyword] ?? [])],
    })),
  ),
  ...schemas.flatMap((place) =>
    elements(place, 'x-validations', place.value['x-validations']).map((rule) => ({
      ...inside(rule, ['message'], rule.value.message),
      filled: ['field'],
    })),
  ),
  ...resources.flatMap((file) =>
    members(rootOf(file), 'actions', file.value.actions).flatMap(([, action]) =>
      action.value.successMessage === undefined
        ? []
        : [{ ...inside(action, ['successMessage'], action.value.successMessage), filled: [] }],
    ),
  ),
  ...tasks.flatMap((file) =>
    (['successMessage', 'failureMessage'] as const).flatMap((word) => {
      const key = file.value[word];
      return key === undefined ? [] : [{ ...inside(rootOf<unknown>(file), [word], key), filled: [] }];
    }),
  ),
];

/** Every blank of a message is filled in where the message is said. */
const filled: Rule = function* (sources) {
  const phrases = new Map(
    groupsIn(sources).flatMap(([file]) =>
      file ? keysOf(file.value).map((key) => [key, phraseOf(file.value, key)] as const) : [],
    ),
  );
  for (const message of messagesIn(sources))
    for (const [, blank = ''] of (phrases.get(message.value) ?? '').matchAll(/\{\{(\w+)\}\}/g))
      if (!message.filled.includes(blank))
        yield broken(
          message,
          `The message "${message.value}" has the blank "${blank}", which nothing fills in here.`,
          message.filled.length > 0
            ? `There is: ${message.filled.join(', ')}. Or name another message.`
            : 'Name a message without blanks.',
        );
};

/** Rules of phrases and their blanks. */
export const phrases: readonly Rule[] = [braces, once, filled];
