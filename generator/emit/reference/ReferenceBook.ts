import { hash } from 'node:crypto';
import type { Binding } from '../../../src/contract/model/entity.ts';
import { sourceLocale } from '../../load/Product.ts';
import type { Entity, SchemaNode } from '../../normalize/model/Entity.ts';
import type { Model } from '../../normalize/model/Model.ts';
import type { OperationModel } from '../../normalize/model/OperationModel.ts';
import { type ExampleDirection, exampleRecordOf } from '../../samples/exampleRecord.ts';
import { bindingsOf } from '../service/emitService.ts';
import type { LocaleReader } from './LocaleReader.ts';
import { codeSpan, markdownLink } from './markdown.ts';
import { areaNameOf, groupByArea, type OperationArea } from './operations/OperationArea.ts';

/** The data for all pages of one locale. */
export interface ReferenceBook {
  readonly model: Model;
  readonly reader: LocaleReader;
  readonly entity: (name: string) => Entity | undefined;
  readonly operation: (id: string) => OperationModel | undefined;
  /**
   * Returns the property that describes a parameter. Properties of the operation's own body and answer come
   * first.
   */
  readonly property: (name: string, call: OperationModel) => SchemaNode | undefined;
  /** Returns the most common property of that name. */
  readonly usualProperty: (name: string) => SchemaNode | undefined;
  readonly binding: (id: string) => Binding | undefined;
  readonly areas: readonly OperationArea[];
  /** Returns the operations that take or return an entity. */
  readonly operationsOf: (entity: Entity) => readonly OperationModel[];
  /** Returns the operations that run an action of an entity's lifecycle. */
  readonly operationsTaking: (entity: Entity, action: string) => readonly OperationModel[];
  /** Returns the entities that have it as a field, or as the items of a field. */
  readonly parentsOf: (entity: Entity) => readonly Entity[];
  /** Returns whether it is the body of an operation, or part of one. */
  readonly isSent: (entity: Entity) => boolean;
  readonly isAnswered: (entity: Entity) => boolean;
  /** Returns an example record as JSON. */
  readonly example: (entity: Entity, direction: ExampleDirection) => string;
  /** Returns its title as a link to its page, for a page in a subfolder. */
  readonly entityLink: (entity: Entity) => string;
  readonly operationLink: (call: OperationModel) => string;
}

export const createReferenceBook = (
  model: Model,
  reader: LocaleReader,
  index: ReferenceIndex,
): ReferenceBook => ({
  model,
  reader,
  entity: (name) => index.entities.get(name),
  operation: model.operation,
  property: (name, { body, entity }) =>
    body?.entity.schema.properties[name] ?? entity?.schema.properties[name] ?? index.properties.get(name),
  usualProperty: (name) => index.properties.get(name),
  binding: (id) => index.bindings[id],
  areas: index.areas,
  operationsOf: ({ name }) => index.operationsByEntity.get(name) ?? [],
  operationsTaking: ({ name }, action) => index.operationsByAction.get(`${name}.${action}`) ?? [],
  parentsOf: ({ name }) => index.parents.get(name) ?? [],
  isSent: ({ name }) => index.sent.has(name),
  isAnswered: ({ name }) => index.answered.has(name),
  example: index.example,
  entityLink: ({ name, schema }) =>
    markdownLink(reader.title(schema.captions) || codeSpan(name), `../entities/${name}.md`),
  operationLink: (call) => markdownLink(codeSpan(call.id), `../operations/${areaNameOf(call)}.md#${call.id}`),
});

/** The data that pages look up, the same for all locales. */
export interface ReferenceIndex {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly bindings: Readonly<Record<string, Binding>>;
  readonly areas: readonly OperationArea[];
  readonly operationsByEntity: ReadonlyMap<string, readonly OperationModel[]>;
  /** Operations by entity and action of its lifecycle: `interface.online`. */
  readonly operationsByAction: ReadonlyMap<string, readonly OperationModel[]>;
  /** The most common property of each name, for parameters. */
  readonly properties: ReadonlyMap<string, SchemaNode>;
  readonly parents: ReadonlyMap<string, readonly Entity[]>;
  readonly sent: ReadonlySet<string>;
  readonly answered: ReadonlySet<string>;
  readonly example: (entity: Entity, direction: ExampleDirection) => string;
  /** A digest of all that the page of an entity or its operations shows of other entities. */
  readonly summary: string;
}

/** Short, because `--watch` compares it for thousands of pages. */
const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value));

export function createReferenceIndex(model: Model): ReferenceIndex {
  const { operations } = model;
  const bindings = bindingsOf(model);
  // The pages of an entity's operations show the same two examples many times, in each language.
  const examples = new Map<string, string>();
  const example = (entity: Entity, direction: ExampleDirection): string => {
    const key = `${direction} ${entity.name}`;
    const known = examples.get(key) ?? JSON.stringify(exampleRecordOf(entity, direction), null, 2);
    examples.set(key, known);
    return known;
  };
  const contained = new Map(model.entities.map(({ name, schema }) => [name, entitiesWithin(schema)]));
  const properties = usualProperties(model.entities);
  const parents = groupByKey(
    model.entities.flatMap((entity) =>
      (contained.get(entity.name) ?? []).map((part) => [part, entity] as const),
    ),
  );
  const sent = includeParts(
    operations.flatMap(({ body }) => (body && !body.filter ? body.entity.name : [])),
    contained,
  );
  const answered = includeParts(
    operations.flatMap(({ entity }) => entity?.name ?? []),
    contained,
  );
  return {
    entities: new Map(model.entities.map((entity) => [entity.name, entity])),
    bindings,
    areas: groupByArea(model),
    operationsByEntity: groupByKey(
      operations.flatMap((call) => entitiesOf(call).map(({ name }) => [name, call] as const)),
    ),
    operationsByAction: groupByKey(operations.flatMap((call) => actionKeysOf(call, bindings[call.id]))),
    properties,
    parents,
    sent,
    answered,
    example,
    summary: digestOf([
      model.entities.map(({ name, schema }) => [name, schema.captions]),
      [...parents].map(([name, above]) => [name, above.map((entity) => entity.name)]),
      [...sent],
      [...answered],
      [...properties],
    ]),
  };
}

const entitiesOf = ({ body, entity }: OperationModel): Entity[] =>
  [...new Set([body?.entity, entity])].flatMap((one) => one ?? []);

/**
 * Returns the lifecycle action that an operation runs, as a key with the operation. Roles such as `modify`
 * are actions of a lifecycle too.
 */
function actionKeysOf(call: OperationModel, binding: Binding | undefined): [string, OperationModel][] {
  if (!binding) return [];
  const action = binding.role === 'transition' ? binding.action : binding.role;
  return [[`${binding.entity}.${action}`, call]];
}

function usualProperties(entities: readonly Entity[]): Map<string, SchemaNode> {
  const all = groupByKey(entities.flatMap(({ schema }) => Object.entries(schema.properties)));
  return new Map(
    [...all].flatMap(([name, nodes]) => mostCommonOf(nodes).map((node) => [name, node] as const)),
  );
}

/**
 * Returns one of the nodes with the most common title, with an example if any of them has one. The first one is
 * taken.
 */
function mostCommonOf(nodes: readonly SchemaNode[]): SchemaNode[] {
  const alike = [
    ...groupByKey(nodes.map((node) => [node.captions[sourceLocale]?.title ?? '', node])).values(),
  ];
  const [most = []] = alike.sort((a, b) => b.length - a.length);
  const exemplary = most.filter(({ example }) => example !== undefined);
  return [...exemplary, ...most].slice(0, 1);
}

function groupByKey<T>(pairs: Iterable<readonly [string, T]>): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

/** Returns the names of the entities that a schema refers to, each once. */
function entitiesWithin(node: SchemaNode): string[] {
  const parts = [
    ...Object.values(node.properties),
    ...(node.items ? [node.items] : []),
    ...(typeof node.additional === 'object' ? [node.additional] : []),
  ];
  return [...new Set(parts.flatMap((part) => part.entity ?? entitiesWithin(part)))];
}

function includeParts(
  names: readonly string[],
  contained: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const all = new Set(names);
  for (const name of all) for (const part of contained.get(name) ?? []) all.add(part);
  return all;
}
