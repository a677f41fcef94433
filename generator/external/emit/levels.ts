import { levelId } from '../../../src/contract/external.ts';
import { isRecord } from '../../../src/contract/isRecord.ts';
import { partsOf, type Schema } from '../words.ts';

type Definitions = Readonly<Record<string, Schema>>;

const nameIn = (schema: Schema): string | undefined =>
  isRecord(schema) && typeof schema.$ref === 'string' ? schema.$ref.slice('#/$defs/'.length) : undefined;

const namesIn = (schema: Schema): string[] => [
  ...(nameIn(schema) === undefined ? [] : [String(nameIn(schema))]),
  ...partsOf(schema, '2020-12').flatMap((part) => namesIn(part.schema)),
];

/** Everything that a definition leads to. */
function reachOf(name: string, led: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const waiting = [...(led.get(name) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    waiting.push(...(led.get(next) ?? []));
  }
  return reached;
}

/** A schema with another one at a path of one or two steps. */
function withPart(schema: Readonly<Record<string, unknown>>, path: readonly string[], part: Schema) {
  const [word = '', key] = path;
  const holder = schema[word];
  if (key === undefined) return { ...schema, [word]: part };
  return {
    ...schema,
    [word]: Array.isArray(holder)
      ? holder.map((other: unknown, index) => (String(index) === key ? part : other))
      : { ...(holder as object), [key]: part },
  };
}

function cut(schema: Schema, isPart: boolean, leadsBack: (name: string) => boolean): Schema {
  if (!isRecord(schema)) return schema;
  const name = nameIn(schema);
  if (isPart && name !== undefined && leadsBack(name)) {
    const { title, description } = schema;
    return {
      $id: levelId(name),
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    };
  }
  return partsOf(schema, '2020-12').reduce<Schema>(
    (made, part) =>
      isRecord(made) ? withPart(made, part.path, cut(part.schema, isPart || !part.inPlace, leadsBack)) : made,
    schema,
  );
}

/**
 * Definitions for a form: a part that leads back to the definition that it stands in is a level of its own (`levelId`), for rjsf would
 * draw all levels at once. References to the value itself stay: they cannot lead back (check/referenceRules.ts).
 */
export function leveled(definitions: Definitions): Definitions {
  const led = new Map(Object.entries(definitions).map(([name, schema]) => [name, namesIn(schema)]));
  const reaches = new Map([...led.keys()].map((name) => [name, reachOf(name, led)]));
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [
      name,
      cut(schema, false, (target) => target === name || (reaches.get(target)?.has(name) ?? false)),
    ]),
  );
}
