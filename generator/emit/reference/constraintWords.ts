import type { Node } from '../../model.ts';
import type { Book } from './Book.ts';
import { code } from './markdown.ts';
import type { Reader } from './Reader.ts';

type Rules = Node['rules'];

/** What a value has to keep to, a sentence each. */
export function constraintWords(node: Node, book: Book): string[] {
  const { reader } = book;
  const { say } = reader;
  const { rules, items } = node;
  const each =
    items && items.entity === undefined && items.type !== 'object' ? constraintWords(items, book) : [];
  // What the service sets keeps to its limits by itself.
  if (node.readOnly) return [...choiceWords(node, reader), ...referenceWords(node, book)];
  return [
    ...choiceWords(node, reader),
    ...boundWords('length', rules.minLength, rules.enum ? undefined : rules.maxLength, reader),
    ...boundWords('items', rules.minItems, rules.maxItems, reader),
    ...boundWords('', rules.minimum, rules.maximum, reader),
    ...limitWords(rules, reader),
    ...formWords(node, reader),
    ...(rules.uniqueItems === true ? [say('note.unique')] : []),
    ...(each.length > 0 ? [say('note.each', { rules: reader.sentences(each) })] : []),
    ...referenceWords(node, book),
    ...(rules.default === undefined ? [] : [say('note.default', { value: code(textOf(rules.default)) })]),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Choices under their titles, where these say more than the values. */
function choiceWords(node: Node, { say, title, listed }: Reader): string[] {
  const values = Array.isArray(node.rules.enum) ? node.rules.enum : [];
  const titles = new Map(node.choices.map(({ value, captions }) => [value, title(captions)]));
  const choices = values.map((value) => {
    const name = titles.get(value);
    const isTelling = name && name.toLowerCase() !== textOf(value).toLowerCase();
    return isTelling ? say('note.choice', { value: code(textOf(value)), title: name }) : code(textOf(value));
  });
  return choices.length > 0 ? [say('note.choices', { choices: listed(choices) })] : [];
}

/** `length`, `items` or, of figures, nothing: the least and the most of it. */
function boundWords(what: string, least: unknown, most: unknown, { say }: Reader): string[] {
  const key = (word: string): string => `note.${what === '' ? word.toLowerCase() : `${what}${word}`}`;
  if (least !== undefined && most !== undefined) return [say(key('Between'), { least, most })];
  if (most !== undefined) return [say(key('Most'), { most })];
  return least === undefined ? [] : [say(key('Least'), { least })];
}

const limitWords = ({ exclusiveMinimum, exclusiveMaximum, multipleOf }: Rules, { say }: Reader): string[] => [
  ...(exclusiveMinimum === undefined ? [] : [say('note.above', { least: exclusiveMinimum })]),
  ...(exclusiveMaximum === undefined ? [] : [say('note.below', { most: exclusiveMaximum })]),
  ...(multipleOf === undefined ? [] : [say('note.multipleOf', { step: multipleOf })]),
];

function formWords({ rules, ui, messages, captions }: Node, { say, message, title }: Reader): string[] {
  const { pattern, format } = rules;
  const field = title(captions);
  const said = messages.pattern && message(messages.pattern, { field });
  return [
    ...(typeof pattern === 'string'
      ? [
          said
            ? say('note.patternSaid', { message: said, pattern: code(pattern) })
            : say('note.pattern', { pattern: code(pattern) }),
        ]
      : []),
    ...(format === 'cron' ? [say('note.cron')] : []),
    ...(format !== 'cron' && messages.format
      ? [say('note.formatSaid', { message: message(messages.format, { field }) })]
      : []),
    ...(ui.widget === 'json' ? [say('note.json')] : []),
  ];
}

/** Of which record the value is, and what lists them. */
function referenceWords({ reference, items }: Node, { call, linkedCall, reader }: Book): string[] {
  const { operation = '', value } = reference ?? {};
  const source = call(operation);
  if (!source?.entity || items?.reference) return [];
  const { name, schema } = source.entity;
  const entity = reader.title(schema.captions);
  const link = `../entities/${name}.md`;
  return [reader.say('note.reference', { value, entity, link, operation: linkedCall(source) })];
}
