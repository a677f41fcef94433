import type { Transition } from '../../../../src/contract/model/lifecycle.ts';
import type { Entity } from '../../../normalize/model/Entity.ts';
import type { OperationModel } from '../../../normalize/model/OperationModel.ts';
import { describeRules } from '../describeCondition.ts';
import { describeType } from '../describeConstraints.ts';
import { bulletList, codeBlock, codeSpan, escapeGfm, joinBlocks, markdownTable } from '../markdown.ts';
import type { ReferenceBook } from '../ReferenceBook.ts';
import { choicesSection } from './choiceReference.ts';
import { fieldRowsOf, fieldTable } from './fieldTable.ts';

/** Returns the page of an entity: fields, rules, lifecycle, operations and examples. */
export function entityPage(entity: Entity, book: ReferenceBook): string {
  const { reader } = book;
  const { captions } = entity.schema;
  const about = reader.description(captions);
  return joinBlocks(
    `# ${reader.title(captions) || codeSpan(entity.name)}`,
    [codeSpan(entity.name), about].filter(Boolean).join(' – '),
    bulletList(factsOf(entity, book)),
    fieldsSection(entity, book),
    choicesSection(entity, book),
    rulesSection(entity, book),
    describeLifecycle(entity, book),
    operationsSection(entity, book),
    examplesSection(entity, book),
  );
}

function factsOf({ naturalKey, owner, partitionBy }: Entity, { reader, entity }: ReferenceBook): string[] {
  const { say, joinList, title } = reader;
  const above = owner && entity(owner.entity);
  return [
    ...(naturalKey.length > 0 ? [say('entity.named', { fields: joinList(naturalKey.map(codeSpan)) })] : []),
    ...(owner && above
      ? [
          say('entity.owner', {
            entity: title(above.schema.captions),
            link: `${above.name}.md`,
            field: codeSpan(owner.property),
          }),
        ]
      : []),
    ...(partitionBy ? [say('entity.byMonth', { field: codeSpan(partitionBy) })] : []),
  ];
}

function fieldsSection(entity: Entity, book: ReferenceBook): string {
  const { say } = book.reader;
  const { schema } = entity;
  const inner = schema.items ?? schema;
  const rows = inner.entity === undefined ? fieldRowsOf(inner) : [];
  const intro = schema.items && say('entity.items', { item: describeType(schema.items, book) });
  if (rows.length > 0) return joinBlocks(`## ${say('entity.fields')}`, intro, fieldTable(entity, rows, book));
  if (intro) return intro;
  return schema.type === 'object'
    ? say('entity.noFields')
    : say('entity.plain', { type: describeType(schema, book) });
}

/** Returns the section with the rules on several fields. */
function rulesSection({ schema, validations }: Entity, { reader }: ReferenceBook): string {
  const inner = schema.items ?? schema;
  const sentences = [
    ...describeRules(inner.rules, reader),
    ...validations.map(({ message, field }) =>
      reader.message(message, { field: reader.title(inner.properties[field]?.captions ?? {}) }),
    ),
  ];
  return sentences.length === 0 ? '' : joinBlocks(`## ${reader.say('entity.rules')}`, bulletList(sentences));
}

const operationLine = (call: OperationModel, { operationLink, reader }: ReferenceBook): string =>
  `${operationLink(call)} ${reader.summary(call)}`;

function operationsSection(entity: Entity, book: ReferenceBook): string {
  const { say } = book.reader;
  const calls = book.operationsOf(entity).map((call) => operationLine(call, book));
  const parents = book.parentsOf(entity).map((parent) => book.entityLink(parent));
  return joinBlocks(
    calls.length > 0 && joinBlocks(`## ${say('entity.calls')}`, bulletList(calls)),
    parents.length > 0 && joinBlocks(`## ${say('entity.usedIn')}`, bulletList(parents)),
  );
}

function examplesSection(entity: Entity, book: ReferenceBook): string {
  const { say } = book.reader;
  const shown = [
    ...(book.isSent(entity) ? (['sent'] as const) : []),
    ...(book.isAnswered(entity) ? (['answered'] as const) : []),
  ];
  return joinBlocks(
    ...shown.map((direction) =>
      joinBlocks(
        `## ${say(`entity.${direction}Example`)}`,
        codeBlock('json', book.example(entity, direction)),
      ),
    ),
  );
}

/** Describes `x-lifecycle`: the actions, the states that allow them, and their results. */
function describeLifecycle(entity: Entity, book: ReferenceBook): string {
  const { lifecycle } = entity;
  if (!lifecycle) return '';
  const { say, joinList } = book.reader;
  const state = joinList(
    Object.entries(lifecycle.initial).map(([name, value]) => describeState(name, [value], book)),
  );
  return joinBlocks(
    `## ${say('lifecycle.title')}`,
    say('lifecycle.initial', { state }),
    markdownTable(
      ['action', 'while', 'then', 'call'].map((column) => say(`lifecycle.${column}`)),
      Object.entries(lifecycle.transitions).map(([action, transition]) => [
        actionTitle(entity, action, book),
        describeFrom(transition, book),
        describeTo(entity, transition, book),
        book.operationsTaking(entity, action).map(book.operationLink).join('<br>'),
      ]),
    ),
    say('lifecycle.refused'),
  );
}

const describeState = (name: string, values: readonly unknown[], { reader }: ReferenceBook): string => {
  const [key, value] = [
    values.length > 1 ? 'among' : 'is',
    reader.joinList(values.map((one) => codeSpan(String(one)))),
  ];
  return reader.say(`condition.${key}.yes`, { field: codeSpan(name), value });
};

function describeFrom({ from, requires }: Transition, book: ReferenceBook): string {
  const { say, joinClauses } = book.reader;
  const parts = [
    ...Object.entries(from).map(([name, values]) => describeState(name, values, book)),
    ...(requires === 'valid' ? [say('lifecycle.valid')] : []),
  ];
  return joinClauses(parts, 'and') || say('lifecycle.always');
}

function describeTo(entity: Entity, { to, expires }: Transition, book: ReferenceBook): string {
  const { say, joinClauses } = book.reader;
  if (to === null) return say('lifecycle.removed');
  const parts = [
    ...Object.entries(to).map(([name, value]) => describeState(name, [value], book)),
    ...(expires
      ? [
          say('lifecycle.lapse', {
            minutes: expires.minutes,
            action: actionTitle(entity, expires.action, book),
          }),
        ]
      : []),
  ];
  return joinClauses(parts, 'clause') || say('lifecycle.unchanged');
}

/**
 * Returns the title of an action in the console. An action that no resource offers keeps its name, except
 * `modify` and `remove`.
 */
function actionTitle(entity: Entity, action: string, { model, reader }: ReferenceBook): string {
  const source = model.uses(entity).resources.find(({ actions }) => action in actions);
  const title = source && reader.title(source.actions[action]?.captions ?? {});
  if (title) return title;
  return action === 'modify' || action === 'remove' ? reader.say(`lifecycle.${action}`) : escapeGfm(action);
}
