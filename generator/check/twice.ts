import { type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import type { File } from '../load.ts';
import { broken, inside, type Place, rootOf } from './place.ts';
import type { Rule } from './rule.ts';

const texts = /"(?:[^"\\]|\\.)*"(\s*:)?/g;
const namesIn = (text: string): number => [...text.matchAll(texts)].filter(([, colon]) => colon).length;

const membersIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (count, below) => count + membersIn(below),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

const known = new WeakMap<File<unknown>, boolean>();

/** JSON.parse keeps the last of two members and tells nobody: then a text has more names than its value. */
function hasTwins(file: File<unknown>): boolean {
  const ready = known.get(file);
  if (ready !== undefined) return ready;
  const has = namesIn(file.text) > membersIn(file.value);
  known.set(file, has);
  return has;
}

const nameOf = ({ name }: ObjectNode['members'][number]): string =>
  name.type === 'String' ? name.value : name.name;

function* twinsIn(node: ValueNode, place: Place<unknown>): Iterable<Place<unknown>> {
  if (node.type === 'Array')
    for (const [index, { value }] of node.elements.entries())
      yield* twinsIn(value, inside(place, [index], undefined));
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const member of node.members) {
    const at = inside(place, [nameOf(member)], undefined);
    if (seen.has(nameOf(member))) yield at;
    seen.add(nameOf(member));
    yield* twinsIn(member.value, at);
  }
}

/** An object has a member once: of two, one would be ignored. */
const members: Rule = function* (sources) {
  const { entities, endpoints, resources, families, screens, tasks, locales, phraseGroups } = sources;
  const phrases = [...locales, ...Object.values(phraseGroups).flat()];
  for (const file of [
    ...entities,
    ...endpoints,
    ...resources,
    ...families,
    ...screens,
    ...tasks,
    ...phrases,
  ]) {
    if (!hasTwins(file)) continue;
    for (const place of twinsIn(parse(file.text).body, rootOf<unknown>(file)))
      yield broken(
        place,
        `"${place.pointer.split('/').at(-1)}" is there twice: only the last one counts.`,
        'Remove one of the two.',
      );
  }
};

/** Rules of how a file is written. */
export const twice: readonly Rule[] = [members];
