import { type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { type ProjectFile, schemaFilesOf } from '../../load/Project.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

/** Returns the number of object members in a JSON text: its colons outside strings. */
function countNames(text: string): number {
  let [count, isInString] = [0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') isInString = !isInString;
    else if (isInString && character === '\\') index += 1;
    else if (!isInString && character === ':') count += 1;
  }
  return count;
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const key in value)
    count += (Array.isArray(value) ? 0 : 1) + countMembers((value as Readonly<Record<string, unknown>>)[key]);
  return count;
}

/**
 * Returns whether an object in a file has two members of the same name. `JSON.parse` keeps the last one without
 * an error, so the text has more names than its value. The value of the file itself may have members that the
 * generator adds.
 */
const hasDuplicateKeys = ({ text }: ProjectFile<unknown>): boolean =>
  countNames(text) > countMembers(JSON.parse(text));

const memberNameOf = ({ name }: ObjectNode['members'][number]): string =>
  name.type === 'String' ? name.value : name.name;

function* findDuplicateKeys(node: ValueNode, place: JsonLocation<unknown>): Iterable<JsonLocation<unknown>> {
  if (node.type === 'Array')
    for (const [index, { value }] of node.elements.entries())
      yield* findDuplicateKeys(value, locationAt(place, [index], undefined));
  if (node.type !== 'Object') return;
  const seen = new Set<string>();
  for (const member of node.members) {
    const at = locationAt(place, [memberNameOf(member)], undefined);
    if (seen.has(memberNameOf(member))) yield at;
    seen.add(memberNameOf(member));
    yield* findDuplicateKeys(member.value, at);
  }
}

/** No two members of an object have the same name, because only the last one would count. */
const distinctKeys: SchemaRule = function* (sources) {
  const phrases = [...sources.locales, ...Object.values(sources.phraseGroups).flat()];
  // A family with operations is also an endpoint table with the same path.
  const files = new Map([...schemaFilesOf(sources), ...phrases].map((file) => [file.path, file]));
  for (const file of files.values()) {
    if (!hasDuplicateKeys(file)) continue;
    for (const place of findDuplicateKeys(parse(file.text).body, rootLocation<unknown>(file)))
      yield violation(
        place,
        `The key "${place.pointer.split('/').at(-1)}" appears twice, but only the last one counts.`,
        'Remove one of the two.',
      );
  }
};

/** Rules for the text of a file. */
export const duplicateKeyRules: readonly SchemaRule[] = [distinctKeys];
