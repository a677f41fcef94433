import type { Entity, SchemaNode } from '../../../normalize/model/Entity.ts';
import type { OperationModel, ParameterModel } from '../../../normalize/model/OperationModel.ts';
import { queryParametersOf } from '../../openapi/describedCalls.ts';
import { isFilteredByPart, pagingParameters, pagingSchema } from '../../schema/pagingSchema.ts';
import { describeType } from '../describeConstraints.ts';
import { anchorTag, codeSpan, markdownTable } from '../markdown.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';

/** A parameter outside the body. */
interface ParameterRow {
  readonly name: string;
  readonly place: 'path' | 'query' | 'header';
  readonly type: string;
  readonly sent: 'required' | 'optional' | 'session';
  readonly notes: readonly string[];
}

/** Returns the table of path, query and header parameters; empty if there are none. */
export function parametersTable(call: OperationModel, book: ReferenceBook): string {
  const { say, title, joinSentences } = book.reader;
  const rows = [...pathRows(call), ...queryRows(call, book), ...headerRows(call, book)];
  if (rows.length === 0) return '';
  return markdownTable(
    ['parameter', 'in', 'type', 'sent', 'meaning'].map((column) => say(`field.${column}`)),
    rows.map(({ name, place, type, sent, notes }) => {
      const caption = title(book.property(name, call)?.captions ?? {});
      return [
        `${anchorTag(`${call.id}.${name}`)}${codeSpan(name)}`,
        say(`in.${place}`),
        say(`type.${type}`),
        say(`sent.${sent}`),
        [caption && `**${caption}**`, joinSentences(notes)].filter(Boolean).join('<br>'),
      ];
    }),
  );
}

const pathRows = ({ pathParameters }: OperationModel): ParameterRow[] =>
  pathParameters.map((name) => ({ name, place: 'path', type: 'string', sent: 'required', notes: [] }));

const queryRows = (call: OperationModel, book: ReferenceBook): ParameterRow[] =>
  queryParametersOf(call).map((parameter) => ({
    name: parameter.name,
    place: 'query',
    type: String(parameter.schema.type),
    sent: sentOf(parameter),
    notes: [book.reader.description(parameter.captions), ...limitsOf(parameter, book)],
  }));

const headerRows = ({ headers }: OperationModel, { reader }: ReferenceBook): ParameterRow[] =>
  Object.entries(headers).map(([name, { captions, maxLength }]) => ({
    name,
    place: 'header',
    type: 'string',
    sent: 'optional',
    notes: [reader.description(captions), reader.say('note.lengthMost', { most: maxLength })],
  }));

const sentOf = ({ from, required }: ParameterModel): ParameterRow['sent'] => {
  if (from) return 'session';
  return required ? 'required' : 'optional';
};

function limitsOf({ schema }: ParameterModel, { reader }: ReferenceBook): string[] {
  const { say, joinList } = reader;
  const { enum: choices, maxLength } = schema;
  return [
    ...(Array.isArray(choices)
      ? [say('note.choices', { choices: joinList(choices.map((one) => codeSpan(String(one)))) })]
      : []),
    ...(maxLength === undefined ? [] : [say('note.lengthMost', { most: maxLength })]),
  ];
}

/** Properties of every paging body. */
const generalParameters = new Set<string>([...pagingParameters, 'uuid']);

/** Returns the table of the filters of a paging body, without the properties that every paging body has. */
export function filtersTable(
  { entity, filter = [] }: NonNullable<OperationModel['body']>,
  book: ReferenceBook,
): string {
  const { say, title, joinSentences } = book.reader;
  const named = Object.keys(pagingSchema(entity, filter).properties as object).filter(
    (name) => !generalParameters.has(name),
  );
  const rows = named.map((name) => {
    const { node, note } = filteredPropertyOf(name, entity);
    const meaning = joinSentences([note && say(`note.${note}`)]);
    return [
      codeSpan(name),
      node ? describeType(itemOrNode(node), book) : say('type.string'),
      [node && `**${title(node.captions)}**`, meaning].filter(Boolean).join('<br>'),
    ];
  });
  return rows.length > 0
    ? markdownTable(
        ['name', 'type', 'meaning'].map((column) => say(`field.${column}`)),
        rows,
      )
    : '';
}

/** Returns the items of an array, because its filter takes one item. */
const itemOrNode = (node: SchemaNode): SchemaNode => node.items ?? node;

/**
 * Returns the property of a filter, with the key of a note: `createTimeFrom` → `createTime`, from that value
 * on.
 */
function filteredPropertyOf(
  name: string,
  { schema }: Entity,
): { readonly node?: SchemaNode; readonly note?: string } {
  const node = schema.properties[name];
  if (node) return { node, note: noteOf(node, name) };
  const [, property = '', limit = ''] = /^(.+)(From|To)$/.exec(name) ?? [];
  return { node: schema.properties[property], note: limit.toLowerCase() };
}

const noteOf = (node: SchemaNode, name: string): string | undefined => {
  if (itemOrNode(node).rules.enum) return 'several';
  return isFilteredByPart(node, name) ? 'part' : undefined;
};
