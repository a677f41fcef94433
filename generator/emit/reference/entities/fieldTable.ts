import { secretClearName, secretSetName } from '../../../../src/contract/api/derivedNames.ts';
import type { Entity, SchemaNode } from '../../../normalize/model/Entity.ts';
import { describeCondition } from '../describeCondition.ts';
import { describeConstraints, describeType } from '../describeConstraints.ts';
import { anchorTag, codeSpan, markdownTable } from '../markdown.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';

/** A field or a nested field: `lines[].sku`. */
interface FieldRow {
  readonly path: string;
  readonly node: SchemaNode;
  readonly isRequired: boolean;
}

/**
 * Returns the fields of an object, each followed by its nested fields. The fields of a nested entity are on
 * its own page.
 */
export const fieldRowsOf = (node: SchemaNode, prefix = ''): FieldRow[] =>
  Object.entries(node.properties).flatMap(([name, property]) => {
    const path = `${prefix}${name}`;
    return [
      { path, node: property, isRequired: node.required.includes(name) },
      ...rowsWithin(property, path),
    ];
  });

function rowsWithin({ entity, items, additional, ...node }: SchemaNode, path: string): FieldRow[] {
  if (entity !== undefined) return [];
  if (items) return items.entity === undefined ? fieldRowsOf(items, `${path}[].`) : [];
  if (typeof additional === 'object' && additional.entity === undefined)
    return fieldRowsOf(additional, `${path}.*.`);
  return fieldRowsOf({ ...node, additional }, `${path}.`);
}

/**
 * Returns the table of all fields: name, type, whether callers send it, and meaning. Entities that no caller
 * sends have no column for that.
 */
export function fieldTable(entity: Entity, rows: readonly FieldRow[], book: ReferenceBook): string {
  const isSent = book.isSent(entity);
  const { say } = book.reader;
  return markdownTable(
    ['name', 'type', ...(isSent ? ['sent'] : []), 'meaning'].map((column) => say(`field.${column}`)),
    rows.map((row) => [
      `${anchorTag(row.path)}${codeSpan(row.path)}`,
      describeType(row.node, book),
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

function meaningOf({ path, node, isRequired }: FieldRow, entity: Entity, book: ReferenceBook): string {
  const isAnswered = book.isAnswered(entity);
  const { say, title, description, joinSentences } = book.reader;
  const caption = title(node.captions);
  const name = path.slice(path.lastIndexOf('.') + 1);
  const notes = [
    description(node.captions),
    ...conditionNotes(node, isRequired, book),
    ...describeConstraints(node, book),
    ...(node.secret && !isAnswered ? [say('note.neverAnswered')] : []),
    ...(node.secret && isAnswered
      ? [say('note.secret', { set: secretSetName(name), clear: secretClearName(name) })]
      : []),
    ...(node.omitFromList ? [say('note.detail')] : []),
    ...familyNotes(path, node, entity, book),
  ];
  return [caption && `**${caption}**`, joinSentences(notes)].filter(Boolean).join('<br>');
}

/** Returns the families' titles and descriptions of a field that they inherit. */
const familyNotes = (
  path: string,
  node: SchemaNode,
  entity: Entity,
  { model, reader }: ReferenceBook,
): string[] =>
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
  { visibleWhen, secret, readOnly }: SchemaNode,
  isRequired: boolean,
  { reader }: ReferenceBook,
): string[] {
  const { say } = reader;
  const word = isRequired && !readOnly ? 'requiredWhile' : 'optionalWhile';
  return [
    ...(visibleWhen ? [say(`note.${word}`, { condition: describeCondition(visibleWhen, reader) })] : []),
    ...(secret && isRequired ? [say('note.secretRequired')] : []),
  ];
}
