import { type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { schemaFilesOf } from '../../load/Project.ts';
import type { SchemaRule } from '../RuleContext.ts';
import { type JsonLocation, locationAt, rootLocation, violation } from '../RuleViolation.ts';

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
    if (!file.repeatsNames) continue;
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
