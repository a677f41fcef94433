import type { Binding } from '../../../src/contract/entity.ts';
import type { Call, Entity, Model, Node } from '../../model.ts';
import { sourceLocale } from '../../normalize/captionsOf.ts';
import { bindingsOf } from '../service.ts';
import { type Area, areasOf } from './areas.ts';
import { type Direction, exampleOf } from './exampleOf.ts';

/** What pages look up: the same for all locales. */
export interface Index {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly bindings: Readonly<Record<string, Binding>>;
  readonly areas: readonly Area[];
  readonly callsByEntity: ReadonlyMap<string, readonly Call[]>;
  /** By entity and action of its lifecycle: `interface.online`. */
  readonly callsByAction: ReadonlyMap<string, readonly Call[]>;
  /** What parameters of a name usually are: the property of that name that most entities agree on. */
  readonly properties: ReadonlyMap<string, Node>;
  readonly parents: ReadonlyMap<string, readonly Entity[]>;
  readonly sent: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  readonly example: (entity: Entity, direction: Direction) => string;
}

export function indexOf(model: Model): Index {
  const { calls } = model;
  const bindings = bindingsOf(model);
  const contained = new Map(model.entities.map(({ name, schema }) => [name, entitiesWithin(schema)]));
  return {
    entities: new Map(model.entities.map((entity) => [entity.name, entity])),
    bindings,
    areas: areasOf(model),
    callsByEntity: grouped(
      calls.flatMap((call) => entitiesOf(call).map(({ name }) => [name, call] as const)),
    ),
    callsByAction: grouped(calls.flatMap((call) => actionsOf(call, bindings[call.id]))),
    properties: usualProperties(model.entities),
    parents: grouped(
      model.entities.flatMap((entity) =>
        (contained.get(entity.name) ?? []).map((part) => [part, entity] as const),
      ),
    ),
    sent: withParts(
      calls.flatMap(({ body }) => (body && !body.filter ? body.entity.name : [])),
      contained,
    ),
    answered: withParts(
      calls.flatMap(({ entity }) => entity?.name ?? []),
      contained,
    ),
    example: keptExamples(),
  };
}

const entitiesOf = ({ body, entity }: Call): Entity[] =>
  [...new Set([body?.entity, entity])].flatMap((one) => one ?? []);

/** A transition is an action of its own name; so are the roles that a lifecycle speaks of. */
function actionsOf(call: Call, binding: Binding | undefined): [string, Call][] {
  if (!binding) return [];
  const action = binding.role === 'transition' ? binding.action : binding.role;
  return [[`${binding.entity}.${action}`, call]];
}

/** An example is made once, and stands on many pages. */
function keptExamples(): Index['example'] {
  const examples = new Map<string, string>();
  return (entity, direction) => {
    const key = `${entity.name} ${direction}`;
    const text = examples.get(key) ?? JSON.stringify(exampleOf(entity, direction), null, 2);
    examples.set(key, text);
    return text;
  };
}

function usualProperties(entities: readonly Entity[]): Map<string, Node> {
  const all = grouped(entities.flatMap(({ schema }) => Object.entries(schema.properties)));
  return new Map([...all].flatMap(([name, nodes]) => usualOf(nodes).map((node) => [name, node] as const)));
}

/** One of those whose title is the most common, with an example if any has one; of equals the first. */
function usualOf(nodes: readonly Node[]): Node[] {
  const alike = [...grouped(nodes.map((node) => [node.captions[sourceLocale]?.title ?? '', node])).values()];
  const [most = []] = alike.sort((a, b) => b.length - a.length);
  const exemplary = most.filter(({ example }) => example !== undefined);
  return [...exemplary, ...most].slice(0, 1);
}

function grouped<T>(pairs: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Names of the entities that a schema refers to, each once. */
function entitiesWithin(node: Node): string[] {
  const parts = [
    ...Object.values(node.properties),
    ...(node.items ? [node.items] : []),
    ...(typeof node.additional === 'object' ? [node.additional] : []),
  ];
  return [...new Set(parts.flatMap((part) => part.entity ?? entitiesWithin(part)))];
}

function withParts(names: readonly string[], contained: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set(names);
  for (const name of all) for (const part of contained.get(name) ?? []) all.add(part);
  return all;
}
