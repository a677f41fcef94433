import type { Call, Entity } from '../../model.ts';
import type { Book } from './Book.ts';
import { fieldRows, fieldTable } from './fieldTable.ts';
import { lifecycleWords } from './lifecycleWords.ts';
import { block, code, list, page } from './markdown.ts';
import { ruleSentences } from './ruleSentences.ts';
import { typeWords } from './typeWords.ts';

/** What an entity is: its fields, its rules, its lifecycle, the calls that carry it, an example. */
export function entityPage(entity: Entity, book: Book): string {
  const { reader } = book;
  const { captions } = entity.schema;
  const about = reader.description(captions);
  return page(
    `# ${reader.title(captions) || code(entity.name)}`,
    [code(entity.name), about].filter(Boolean).join(' – '),
    list(factsOf(entity, book)),
    fieldsOf(entity, book),
    rulesOf(entity, book),
    lifecycleWords(entity, book),
    callsOf(entity, book),
    examplesOf(entity, book),
  );
}

function factsOf(
  { naturalKey, owner, partitionBy: keptByMonth }: Entity,
  { reader, entity }: Book,
): string[] {
  const { say, listed, title } = reader;
  const above = owner && entity(owner.entity);
  return [
    ...(naturalKey.length > 0 ? [say('entity.named', { fields: listed(naturalKey.map(code)) })] : []),
    ...(owner && above
      ? [
          say('entity.owner', {
            entity: title(above.schema.captions),
            link: `${above.name}.md`,
            field: code(owner.property),
          }),
        ]
      : []),
    ...(keptByMonth ? [say('entity.byMonth', { field: code(keptByMonth) })] : []),
  ];
}

function fieldsOf(entity: Entity, book: Book): string {
  const { say } = book.reader;
  const { schema } = entity;
  const inner = schema.items ?? schema;
  const rows = inner.entity === undefined ? fieldRows(inner) : [];
  const intro = schema.items && say('entity.items', { item: typeWords(schema.items, book) });
  if (rows.length > 0) return page(`## ${say('entity.fields')}`, intro, fieldTable(entity, rows, book));
  if (intro) return intro;
  return schema.type === 'object'
    ? say('entity.noFields')
    : say('entity.plain', { type: typeWords(schema, book) });
}

/** Rules that look at several fields. */
function rulesOf({ schema, validations }: Entity, { reader }: Book): string {
  const inner = schema.items ?? schema;
  const sentences = [
    ...ruleSentences(inner.rules, reader),
    ...validations.map(({ message, field }) =>
      reader.message(message, { field: reader.title(inner.properties[field]?.captions ?? {}) }),
    ),
  ];
  return sentences.length === 0 ? '' : page(`## ${reader.say('entity.rules')}`, list(sentences));
}

const callLine = (call: Call, { linkedCall, reader }: Book): string =>
  `${linkedCall(call)} ${reader.summary(call)}`;

function callsOf(entity: Entity, book: Book): string {
  const { say } = book.reader;
  const calls = book.callsOf(entity).map((call) => callLine(call, book));
  const parents = book.parentsOf(entity).map((parent) => book.linked(parent));
  return page(
    calls.length > 0 && page(`## ${say('entity.calls')}`, list(calls)),
    parents.length > 0 && page(`## ${say('entity.usedIn')}`, list(parents)),
  );
}

function examplesOf(entity: Entity, book: Book): string {
  const { say } = book.reader;
  const shown = [
    ...(book.isSent(entity) ? (['sent'] as const) : []),
    ...(book.isAnswered(entity) ? (['answered'] as const) : []),
  ];
  return page(
    ...shown.map((direction) =>
      page(`## ${say(`entity.${direction}Example`)}`, block('json', book.example(entity, direction))),
    ),
  );
}
