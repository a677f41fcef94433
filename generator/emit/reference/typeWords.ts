import type { Node } from '../../model.ts';
import type { Book } from './Book.ts';
import { code } from './markdown.ts';

/** What kind of value a node holds; an entity leads to its page. */
export function typeWords(node: Node, book: Book): string {
  const { say } = book.reader;
  const entity = node.entity === undefined ? undefined : book.entity(node.entity);
  if (entity) return book.linked(entity);
  const { type, rules, items, additional, external } = node;
  if (external !== undefined) return say('type.external', { schema: code(external) });
  if (type === 'array')
    return items ? say('type.arrayOf', { items: typeWords(items, book) }) : say('type.array');
  if (type === 'object' && typeof additional === 'object')
    return say('type.mapOf', { items: typeWords(additional, book) });
  return rules.format === 'date-time' || rules.format === 'date'
    ? say(`type.${rules.format}`)
    : say(`type.${type}`);
}
