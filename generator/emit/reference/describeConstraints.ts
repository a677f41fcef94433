import { widgetFactsOf } from '../../load/widgets.ts';
import type { SchemaNode } from '../../normalize/model/Entity.ts';
import type { LocaleReader } from './LocaleReader.ts';
import { codeSpan } from './markdown.ts';
import type { ReferenceBook } from './ReferenceBook.ts';

type Rules = SchemaNode['rules'];

/** Describes the constraints of a value, one sentence each. */
export function describeConstraints(node: SchemaNode, book: ReferenceBook): string[] {
  const { reader } = book;
  const { say } = reader;
  const { rules, items } = node;
  const each =
    items && items.entity === undefined && items.type !== 'object' ? describeConstraints(items, book) : [];
  // Limits are not described for a value that the service sets.
  if (node.readOnly) return [...describeChoices(node, reader), ...describeReference(node, book)];
  return [
    ...describeChoices(node, reader),
    ...describeBounds('length', rules.minLength, rules.enum ? undefined : rules.maxLength, reader),
    ...describeBounds('items', rules.minItems, rules.maxItems, reader),
    ...describeBounds('', rules.minimum, rules.maximum, reader),
    ...describeLimits(rules, reader),
    ...describeFormat(node, reader),
    ...(rules.uniqueItems === true ? [say('note.unique')] : []),
    ...(each.length > 0 ? [say('note.each', { rules: reader.joinSentences(each) })] : []),
    ...describeReference(node, book),
    ...(rules.default === undefined ? [] : [say('note.default', { value: codeSpan(textOf(rules.default)) })]),
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Describes the choices, with their titles if these say more than the values. */
function describeChoices(node: SchemaNode, { say, title, joinList }: LocaleReader): string[] {
  const values = Array.isArray(node.rules.enum) ? node.rules.enum : [];
  const titles = new Map(node.choices.map(({ value, captions }) => [value, title(captions)]));
  const choices = values.map((value) => {
    const name = titles.get(value);
    const isTelling = name && name.toLowerCase() !== textOf(value).toLowerCase();
    return isTelling
      ? say('note.choice', { value: codeSpan(textOf(value)), title: name })
      : codeSpan(textOf(value));
  });
  return choices.length > 0 ? [say('note.choices', { choices: joinList(choices) })] : [];
}

/** Describes the minimum and maximum. `what` is `length`, `items`, or empty for numbers. */
function describeBounds(what: string, least: unknown, most: unknown, { say }: LocaleReader): string[] {
  const key = (word: string): string => `note.${what === '' ? word.toLowerCase() : `${what}${word}`}`;
  if (least !== undefined && most !== undefined) return [say(key('Between'), { least, most })];
  if (most !== undefined) return [say(key('Most'), { most })];
  return least === undefined ? [] : [say(key('Least'), { least })];
}

const describeLimits = (
  { exclusiveMinimum, exclusiveMaximum, multipleOf }: Rules,
  { say }: LocaleReader,
): string[] => [
  ...(exclusiveMinimum === undefined ? [] : [say('note.above', { least: exclusiveMinimum })]),
  ...(exclusiveMaximum === undefined ? [] : [say('note.below', { most: exclusiveMaximum })]),
  ...(multipleOf === undefined ? [] : [say('note.multipleOf', { step: multipleOf })]),
];

function describeFormat(
  { rules, ui, messages, captions }: SchemaNode,
  { say, message, title }: LocaleReader,
): string[] {
  const { pattern, format } = rules;
  const { note } = widgetFactsOf(ui.widget);
  const field = title(captions);
  const patternMessage = messages.pattern && message(messages.pattern, { field });
  return [
    ...(typeof pattern === 'string'
      ? [
          patternMessage
            ? say('note.patternSaid', { message: patternMessage, pattern: codeSpan(pattern) })
            : say('note.pattern', { pattern: codeSpan(pattern) }),
        ]
      : []),
    ...(format === 'cron' ? [say('note.cron')] : []),
    ...(format !== 'cron' && messages.format
      ? [say('note.formatSaid', { message: message(messages.format, { field }) })]
      : []),
    ...(note ? [say(`note.${note}`)] : []),
  ];
}

/** Describes the record that a reference refers to, and the operation that lists such records. */
function describeReference(
  { reference, items }: SchemaNode,
  { operation: call, operationLink, reader }: ReferenceBook,
): string[] {
  const { operation = '', value } = reference ?? {};
  const source = call(operation);
  if (!source?.entity || items?.reference) return [];
  const { name, schema } = source.entity;
  const entity = reader.title(schema.captions);
  const link = `../entities/${name}.md`;
  return [reader.say('note.reference', { value, entity, link, operation: operationLink(source) })];
}

/** Describes the type of a value. An entity is a link to its page. */
export function describeType(node: SchemaNode, book: ReferenceBook): string {
  const { say } = book.reader;
  const entity = node.entity === undefined ? undefined : book.entity(node.entity);
  if (entity) return book.entityLink(entity);
  const { type, rules, items, additional, external } = node;
  if (external !== undefined) return say('type.external', { schema: codeSpan(external) });
  if (type === 'array')
    return items ? say('type.arrayOf', { items: describeType(items, book) }) : say('type.array');
  if (type === 'object' && typeof additional === 'object')
    return say('type.mapOf', { items: describeType(additional, book) });
  return rules.format === 'date-time' || rules.format === 'date'
    ? say(`type.${rules.format}`)
    : say(`type.${type}`);
}
