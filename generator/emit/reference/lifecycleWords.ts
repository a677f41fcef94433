import type { Transition } from '../../../src/contract/lifecycle.ts';
import type { Entity } from '../../model.ts';
import type { Book } from './Book.ts';
import { code, page, plain, table } from './markdown.ts';

/** `x-lifecycle`: what may be done in which state, and what comes of it. */
export function lifecycleWords(entity: Entity, book: Book): string {
  const { lifecycle } = entity;
  if (!lifecycle) return '';
  const { say, listed } = book.reader;
  const state = listed(
    Object.entries(lifecycle.initial).map(([name, value]) => stateWords(name, [value], book)),
  );
  return page(
    `## ${say('lifecycle.title')}`,
    say('lifecycle.initial', { state }),
    table(
      ['action', 'while', 'then', 'call'].map((column) => say(`lifecycle.${column}`)),
      Object.entries(lifecycle.transitions).map(([action, transition]) => [
        actionTitle(entity, action, book),
        whileWords(transition, book),
        thenWords(entity, transition, book),
        book.callsTaking(entity, action).map(book.linkedCall).join('<br>'),
      ]),
    ),
    say('lifecycle.refused'),
  );
}

const stateWords = (name: string, values: readonly unknown[], { reader }: Book): string => {
  const [key, value] = [
    values.length > 1 ? 'among' : 'is',
    reader.listed(values.map((one) => code(String(one)))),
  ];
  return reader.say(`condition.${key}.yes`, { field: code(name), value });
};

function whileWords({ from, requires }: Transition, book: Book): string {
  const { say, joined } = book.reader;
  const parts = [
    ...Object.entries(from).map(([name, values]) => stateWords(name, values, book)),
    ...(requires === 'valid' ? [say('lifecycle.valid')] : []),
  ];
  return joined(parts, 'and') || say('lifecycle.always');
}

function thenWords(entity: Entity, { to, expires: lapse }: Transition, book: Book): string {
  const { say, joined } = book.reader;
  if (to === null) return say('lifecycle.removed');
  const parts = [
    ...Object.entries(to).map(([name, value]) => stateWords(name, [value], book)),
    ...(lapse
      ? [say('lifecycle.lapse', { minutes: lapse.minutes, action: actionTitle(entity, lapse.action, book) })]
      : []),
  ];
  return joined(parts, 'clause') || say('lifecycle.unchanged');
}

/** As the console calls it; what no resource offers as an action keeps its name. */
function actionTitle(entity: Entity, action: string, { model, reader }: Book): string {
  const source = model.uses(entity).resources.find(({ actions }) => action in actions);
  const title = source && reader.title(source.actions[action]?.captions ?? {});
  if (title) return title;
  return action === 'modify' || action === 'remove' ? reader.say(`lifecycle.${action}`) : plain(action);
}
