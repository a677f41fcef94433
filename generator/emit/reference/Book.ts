import type { Binding } from '../../../src/contract/entity.ts';
import type { Call, Entity, Model, Node } from '../../model.ts';
import { type Area, areaOf } from './areas.ts';
import type { Direction } from './exampleOf.ts';
import type { Index } from './Index.ts';
import { code, link } from './markdown.ts';
import type { Reader } from './Reader.ts';

/** What all pages of one locale are written from. */
export interface Book {
  readonly model: Model;
  readonly reader: Reader;
  readonly entity: (name: string) => Entity | undefined;
  readonly call: (id: string) => Call | undefined;
  /** What a parameter is: the property of that name, of what the call carries before all others. */
  readonly property: (name: string, call: Call) => Node | undefined;
  /** What a property of that name usually is. */
  readonly usual: (name: string) => Node | undefined;
  readonly binding: (id: string) => Binding | undefined;
  readonly areas: readonly Area[];
  /** The calls that take or answer with an entity. */
  readonly callsOf: (entity: Entity) => readonly Call[];
  /** The calls that take an action of an entity's lifecycle. */
  readonly callsTaking: (entity: Entity, action: string) => readonly Call[];
  /** The entities that have it as a field, or as the items of one. */
  readonly parentsOf: (entity: Entity) => readonly Entity[];
  /** Whether it is the body of a call, or part of one. */
  readonly isSent: (entity: Entity) => boolean;
  readonly isAnswered: (entity: Entity) => boolean;
  /** A record as JSON. */
  readonly example: (entity: Entity, direction: Direction) => string;
  /** Its title, leading to its page: from within a folder of pages. */
  readonly linked: (entity: Entity) => string;
  readonly linkedCall: (call: Call) => string;
}

export const bookOf = (model: Model, reader: Reader, index: Index): Book => ({
  model,
  reader,
  entity: (name) => index.entities.get(name),
  call: model.call,
  property: (name, { body, entity }) =>
    body?.entity.schema.properties[name] ?? entity?.schema.properties[name] ?? index.properties.get(name),
  usual: (name) => index.properties.get(name),
  binding: (id) => index.bindings[id],
  areas: index.areas,
  callsOf: ({ name }) => index.callsByEntity.get(name) ?? [],
  callsTaking: ({ name }, action) => index.callsByAction.get(`${name}.${action}`) ?? [],
  parentsOf: ({ name }) => index.parents.get(name) ?? [],
  isSent: ({ name }) => index.sent.has(name),
  isAnswered: ({ name }) => index.answered.has(name),
  example: index.example,
  linked: ({ name, schema }) => link(reader.title(schema.captions) || code(name), `../entities/${name}.md`),
  linkedCall: (call) => link(code(call.id), `../operations/${areaOf(call)}.md#${call.id}`),
});
