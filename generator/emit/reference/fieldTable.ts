import { clearFlag, setFlag } from '../../../src/contract/secretName.ts';
import type { Entity, Node } from '../../model.ts';
import type { Book } from './Book.ts';
import { conditionWords } from './conditionWords.ts';
import { constraintWords } from './constraintWords.ts';
import { anchor, code, table } from './markdown.ts';
import { typeWords } from './typeWords.ts';

/** A field, or one within it: `lines[].sku`. */
export interface FieldRow {
  readonly path: string;
  readonly node: Node;
  readonly isRequired: boolean;
}

/** The fields of an object, each followed by those within it; an entity within it has a page of its own. */
export const fieldRows = (node: Node, prefix = ''): FieldRow[] =>
  Object.entries(node.properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    return [
      { path, node: property, isRequired: node.required.includes(name) },
      ...rowsWithin(property, path),
    ];
  });

function rowsWithin({ entity, items, additional, ...node }: Node, path: string): FieldRow[] {
  if (entity !== undefined) return [];
  if (items) return items.entity === undefined ? fieldRows(items, `${path}[].`) : [];
  if (typeof additional === 'object' && additional.entity === undefined)
    return fieldRows(additional, `${path}.*.`);
  return fieldRows({ ...node, additional }, `${path}.`);
}

/** Every field: what it is, whether it is sent (unless nobody ever sends any), and what it has to keep to. */
export function fieldTable(entity: Entity, rows: readonly FieldRow[], book: Book): string {
  const isSent = book.isSent(entity);
  const { say } = book.reader;
  return table(
    ['name', 'type', ...(isSent ? ['sent'] : []), 'meaning'].map((column) => say(`field.${column}`)),
    rows.map((row) => [
      `${anchor(row.path)}${code(row.path)}`,
      typeWords(row.node, book),
      ...(isSent ? [say(`sent.${sentOf(row)}`)] : []),
      meaningOf(row, entity, book),
    ]),
  );
}

function sentOf({ node, isRequired }: FieldRow): string {
  if (node.readOnly) return 'never';
  if (node.from) return 'session';
  if (!isRequired) return 'optional';
  return node.visibleWhen || node.secret ? 'conditional' : 'required';
}

function meaningOf({ path, node, isRequired }: FieldRow, entity: Entity, book: Book): string {
  const isAnswered = book.isAnswered(entity);
  const { say, title, description, sentences } = book.reader;
  const caption = title(node.captions);
  const name = path.slice(path.lastIndexOf('.') + 1);
  const notes = [
    description(node.captions),
    ...conditionNotes(node, isRequired, book),
    ...constraintWords(node, book),
    ...(node.secret && !isAnswered ? [say('note.neverAnswered')] : []),
    ...(node.secret && isAnswered
      ? [say('note.secret', { set: setFlag(name), clear: clearFlag(name) })]
      : []),
    ...(node.omitFromList ? [say('note.detail')] : []),
    ...familyNotes(path, node, entity, book),
  ];
  return [caption && `**${caption}**`, sentences(notes)].filter(Boolean).join('<br>');
}

/** What families call a field that they inherit. */
const familyNotes = (path: string, node: Node, entity: Entity, { model, reader }: Book): string[] =>
  model.uses(entity).resources.flatMap(({ captions, fields }) => {
    const own = fields[path];
    if (own === undefined) return [];
    const family = reader.title(captions);
    return [
      reader.say('note.inFamily', { family, title: reader.title(own) || reader.title(node.captions) }),
      reader.description(own),
    ];
  });

function conditionNotes(
  { visibleWhen, secret, readOnly }: Node,
  isRequired: boolean,
  { reader }: Book,
): string[] {
  const { say } = reader;
  const word = isRequired && !readOnly ? 'requiredWhile' : 'optionalWhile';
  return [
    ...(visibleWhen ? [say(`note.${word}`, { condition: conditionWords(visibleWhen, reader) })] : []),
    ...(secret && isRequired ? [say('note.secretRequired')] : []),
  ];
}
