import type { Entity, Node } from '../../model.ts';
import type { Area } from './areas.ts';
import type { Book } from './Book.ts';

/** The words of all locales, each file as it was read. */
const wordsIn = ({ model }: Book): unknown[] => Object.values(model.words).flat();

/** The calls that references lead to; those within another entity are on its own page. */
function referencesIn(node: Node, book: Book): unknown[] {
  const parts = [...Object.values(node.properties), ...(node.items ? [node.items] : [])];
  return [
    ...(node.reference ? [book.call(node.reference.operation)] : []),
    ...parts.flatMap((part) => (part.entity === undefined ? referencesIn(part, book) : [])),
  ];
}

/** All that the page of an entity depends on beside the entity itself. */
export function entityInputs(entity: Entity, book: Book): unknown[] {
  return [
    ...wordsIn(book),
    ...referencesIn(entity.schema, book),
    ...book.callsOf(entity),
    ...Object.keys(entity.lifecycle?.transitions ?? {}).flatMap((action) => book.callsTaking(entity, action)),
    ...book.model.uses(entity).resources,
    ...book.parentsOf(entity),
    entity.owner && book.entity(entity.owner.entity),
    book.isSent(entity),
    book.isAnswered(entity),
  ];
}

/** All that the page of an area depends on. */
export const areaInputs = ({ calls, captions }: Area, book: Book): unknown[] => [
  ...wordsIn(book),
  ...calls,
  ...calls.flatMap((call) => [
    JSON.stringify(book.binding(call.id)),
    ...[...call.pathParameters, ...call.query.map(({ name }) => name)].flatMap((name) => [
      book.property(name, call),
      book.usual(name),
    ]),
  ]),
  captions,
];
