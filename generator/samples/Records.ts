import type { Page, Row } from '../../src/contract/envelope.ts';
import { isRecord } from '../../src/contract/isRecord.ts';
import type { ParameterSource, Reference } from '../../src/contract/resource.ts';
import type { Session } from '../../src/contract/session.ts';
import type { Entity, Model, Node, ResourceModel } from '../model.ts';
import { Sampler } from './Sampler.ts';
import { type Constants, sendable } from './sendable.ts';

type Given = Readonly<Record<string, unknown>>;

/** Makes a call by its operationId and answers with `data`; rejects with the sentence of a refusal. */
export type Ask = (id: string, sent: { readonly query?: Given; readonly body?: unknown }) => Promise<unknown>;

/** Sample records that a service takes: what they refer to is there, or is made first. */
export class Records {
  readonly #model: Model;
  readonly #ask: Ask;
  readonly #session: Session;
  readonly #samplers = new Map<string, Sampler>();

  constructor(model: Model, session: Session, ask: Ask) {
    this.#model = model;
    this.#session = session;
    this.#ask = ask;
  }

  /**
   * What is sent to create or save a record of an entity, with the constants of its resource. The same for the same seed and service;
   * another attempt has the same names, and other values.
   * @param ending what its names end in
   */
  async body(
    entity: Entity,
    seed: number,
    constants: Constants = {},
    attempt = 0,
    ending = String(seed),
  ): Promise<unknown> {
    const drawn = this.#sampler(entity, constants).draw(seed + attempt * 7907, 'full');
    if (!isRecord(drawn)) return drawn;
    const named = { ...drawn, ...nameOf(entity, drawn, ending) };
    const referring = Object.entries(entity.schema.properties).filter(([name]) => name in named);
    const record: Record<string, unknown> = { ...named };
    for (const [name, node] of referring)
      record[name] = await this.#referring(node, record[name], record, seed);
    return record;
  }

  /** A new record of a resource that can be created. */
  async create(resource: ResourceModel, seed: number, attempt = 0, ending?: string): Promise<Row> {
    const { create } = resource.roles;
    if (create === undefined) throw new Error(`Records of "${resource.name}" cannot be created by a call.`);
    const body = await this.body(resource.entity, seed, resource.constants, attempt, ending);
    return (await this.#ask(create, { body })) as Row;
  }

  /** A value that a reference can hold in a record. */
  async referred(reference: Reference, record: Given, seed: number): Promise<unknown> {
    const options = await this.#options(reference, record);
    return options[seed % options.length]?.[reference.value];
  }

  #sampler(entity: Entity, constants: Constants): Sampler {
    const key = JSON.stringify([entity.name, constants]);
    const sampler = this.#samplers.get(key) ?? new Sampler(sendable(entity, constants));
    this.#samplers.set(key, sampler);
    return sampler;
  }

  /** A value with every reference in it led to something that is there. */
  async #referring(node: Node, value: unknown, record: Given, seed: number): Promise<unknown> {
    if (value === undefined) return undefined;
    if (node.reference) return this.referred(node.reference, record, seed);
    if (node.items?.reference) return [await this.referred(node.items.reference, record, seed)];
    return value;
  }

  /** What a reference offers; where that is nothing yet, a record of what it refers to is made. */
  async #options(reference: Reference, record: Given): Promise<readonly Row[]> {
    const query = Object.fromEntries(
      Object.entries(reference.params ?? {}).map(([name, source]) => [name, this.#parameter(source, record)]),
    );
    const call = this.#model.calls.find(({ id }) => id === reference.operation);
    const asked = call?.result === 'page' ? { body: query } : { query };
    const rows = rowsIn(await this.#ask(reference.operation, asked));
    if (rows.length > 0) return rows;
    const resource = this.#model.resources.find(
      ({ entity, roles, constants }) =>
        entity === call?.entity &&
        roles.create &&
        Object.entries(constants).every(([name, one]) => query[name] === one),
    );
    if (resource === undefined) throw new Error(`"${reference.operation}" offers nothing to refer to.`);
    return [await this.create({ ...resource, constants: { ...resource.constants, ...texts(query) } }, 1)];
  }

  #parameter(source: ParameterSource, record: Given): unknown {
    if ('session' in source) return this.#session[source.session];
    return 'record' in source ? record[source.record] : source.constant;
  }
}

const texts = (given: Given): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const rowsIn = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : ((data as Page).records ?? []);

/** Names tell records apart: what is free text of the natural key ends in what is no other's. */
function nameOf({ naturalKey, schema }: Entity, drawn: Given, ending: string): Given {
  const free = naturalKey.filter((name) => {
    const node = schema.properties[name];
    return (
      name in drawn && node?.type === 'string' && !node.reference && !node.rules.pattern && !node.rules.enum
    );
  });
  return Object.fromEntries(
    free.map((name) => {
      const most = schema.properties[name]?.rules.maxLength;
      const text = `Sample ${ending}`;
      return [name, typeof most === 'number' ? text.slice(-most) : text];
    }),
  );
}
