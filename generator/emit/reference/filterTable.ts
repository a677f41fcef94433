import type { Call, Entity, Node } from '../../model.ts';
import { pagingSchema, pagingWords } from '../paging.ts';
import type { Book } from './Book.ts';
import { code, table } from './markdown.ts';
import { typeWords } from './typeWords.ts';

/** Words of every paging body. */
const general = new Set<string>([...pagingWords, 'uuid']);

/** What a paging body can be narrowed by, beside what all of them have. */
export function filterTable({ entity, filter = [] }: NonNullable<Call['body']>, book: Book): string {
  const { say, title, sentences } = book.reader;
  const named = Object.keys(pagingSchema(entity, filter).properties as object).filter(
    (name) => !general.has(name),
  );
  const rows = named.map((name) => {
    const { node, note } = filterOf(name, entity);
    const meaning = sentences([note && say(`note.${note}`)]);
    return [
      code(name),
      node ? typeWords(plainest(node), book) : say('type.string'),
      [node && `**${title(node.captions)}**`, meaning].filter(Boolean).join('<br>'),
    ];
  });
  return rows.length > 0
    ? table(
        ['name', 'type', 'meaning'].map((column) => say(`field.${column}`)),
        rows,
      )
    : '';
}

/** A list is narrowed by one of its items. */
const plainest = (node: Node): Node => node.items ?? node;

/** `createTimeFrom` → the property `createTime`, from that value on. */
function filterOf(name: string, { schema }: Entity): { readonly node?: Node; readonly note?: string } {
  const node = schema.properties[name];
  if (node) return { node, note: noteOf(plainest(node)) };
  const [, property = '', limit = ''] = /^(.+)(From|To)$/.exec(name) ?? [];
  return { node: schema.properties[property], note: limit.toLowerCase() };
}

const noteOf = ({ type, rules, reference, from }: Node): string | undefined => {
  if (rules.enum) return 'several';
  return type === 'string' && !reference && !rules.format && !from ? 'part' : undefined;
};
