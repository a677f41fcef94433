import { singular } from './wordsOf.ts';

const aliasPattern = /^[\p{L}_][\p{L}\p{N}_]*$/u;

/** Names of lists that say nothing of their elements, as OData and other protocols call them. */
const general: ReadonlySet<string> = new Set([
  'results',
  'value',
  'values',
  'list',
  'data',
  'records',
  'elements',
]);

/** `orderLines` → orderLine */
const elementOf = (name: string): string =>
  name.replace(/[A-Za-z][a-z]*$/, (word) => {
    const one = singular(word.toLowerCase());
    return word[0] + one.slice(1);
  });

/** A name for an element of a list that nothing else has, so that nothing becomes unreadable. */
export function aliasFor(list: string, taken: ReadonlySet<string>): string {
  const own = general.has(list) || !aliasPattern.test(list) ? [] : [elementOf(list)];
  const names = [...own, 'line', 'item', 'element'];
  for (let count = 1; ; count += 1) {
    const free = names
      .map((name) => (count === 1 ? name : `${name}${count}`))
      .find((name) => !taken.has(name));
    if (free) return free;
  }
}
