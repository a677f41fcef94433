import type { Page, Row } from '../../src/contract/api/envelope.ts';
import type { Session } from '../../src/contract/api/session.ts';
import { isRecord } from '../../src/contract/json/isRecord.ts';
import type { FieldReference, ParameterOrigin } from '../../src/contract/model/resource.ts';
import type { Entity, SchemaNode } from '../normalize/model/Entity.ts';
import type { Model } from '../normalize/model/Model.ts';
import type { OperationModel } from '../normalize/model/OperationModel.ts';
import type { ResourceModel } from '../normalize/model/ResourceModel.ts';
import { RecordSampler } from './RecordSampler.ts';
import { type RecordConstants, requestSchemaOf } from './requestSchema.ts';

type Values = Readonly<Record<string, unknown>>;

/** Calls an operation by its id and resolves with `data`. Rejects with the message of a refusal. */
export type CallOperation = (
  id: string,
  sent: { readonly query?: Values; readonly body?: unknown },
) => Promise<unknown>;

/** A resource, of whose records a sample has further constants. */
type SampledResource = Pick<ResourceModel, 'name' | 'roles' | 'entity'> & {
  readonly constants: RecordConstants;
};

/** Makes sample records that a service accepts. The records that they refer to exist or are created first. */
export class SampleRecords {
  readonly #model: Model;
  readonly #ask: CallOperation;
  readonly #session: Session;
  readonly #samplers = new Map<string, RecordSampler>();

  constructor(model: Model, session: Session, ask: CallOperation) {
    this.#model = model;
    this.#session = session;
    this.#ask = ask;
  }

  /**
   * Returns the body that creates or saves a record of an entity, with the constants of its resource. The
   * same seed and service give the same body. Another attempt has the same names and other values.
   * @param ending the end of the record's names
   */
  async body(
    entity: Entity,
    seed: number,
    constants: RecordConstants = {},
    attempt = 0,
    ending = String(seed),
  ): Promise<unknown> {
    const sampler = this.#sampler(entity, constants);
    const drawn = sampler.draw(seed + attempt * 7907, 'full');
    if (!isRecord(drawn)) return drawn;
    const isValid = (sample: Values): boolean => sampler.errors(sample).length === 0;
    const names = [`Sample ${ending}`, `Sample${ending}`].map((name) => nameOf(entity, drawn, name));
    const named = names.map((name) => ({ ...drawn, ...name })).find(isValid) ?? drawn;
    const referring = Object.entries(entity.schema.properties).filter(([name]) => name in named);
    const record: Record<string, unknown> = { ...named };
    for (const [name, node] of referring)
      record[name] = await this.#referring(node, record[name], record, seed);
    return record;
  }

  /** Creates a record of a resource. Throws if the resource has no role `create`. */
  async create(resource: SampledResource, seed: number, attempt = 0, ending?: string): Promise<Row> {
    const { create } = resource.roles;
    if (create === undefined)
      throw new Error(`The resource "${resource.name}" has no role "create", so no record can be created.`);
    const body = await this.body(resource.entity, seed, resource.constants, attempt, ending);
    return (await this.#ask(create, { body })) as Row;
  }

  /** Returns a value that a reference can hold in a record. */
  async referred(reference: FieldReference, record: Values, seed: number): Promise<unknown> {
    const options = await this.#options(reference, record);
    return options[seed % options.length]?.[reference.value];
  }

  #sampler(entity: Entity, constants: RecordConstants): RecordSampler {
    const key = JSON.stringify([entity.name, constants]);
    const sampler = this.#samplers.get(key) ?? RecordSampler.of(requestSchemaOf(entity, constants));
    this.#samplers.set(key, sampler);
    return sampler;
  }

  /** Replaces the references in a value by references to existing records. */
  async #referring(node: SchemaNode, value: unknown, record: Values, seed: number): Promise<unknown> {
    if (value === undefined) return undefined;
    if (node.reference) return this.referred(node.reference, record, seed);
    if (node.items?.reference) return [await this.referred(node.items.reference, record, seed)];
    return value;
  }

  /** Returns the options of a reference. If there are none, creates a record to refer to. */
  async #options(reference: FieldReference, record: Values): Promise<readonly Row[]> {
    const query = Object.fromEntries(
      Object.entries(reference.params ?? {}).map(([name, source]) => [name, this.#parameter(source, record)]),
    );
    const call = this.#model.operations.find(({ id }) => id === reference.operation);
    const asked = call?.result === 'page' ? { body: query } : { query };
    const { unless = '' } = reference;
    const found = resultRows(await this.#ask(reference.operation, asked));
    const rows = found.filter((row) => row[unless] !== true);
    if (rows.length > 0) return rows;
    const resource = this.#model.resources.find(
      ({ entity, roles, constants }) =>
        entity === call?.entity &&
        roles.create &&
        Object.entries(constants).every(([name, one]) => query[name] === one),
    );
    if (resource === undefined)
      throw new Error(
        `The operation "${reference.operation}" returned no record to refer to, and no resource can create one.`,
      );
    const constants = { ...resource.constants, ...selectTexts(query), ...(unless && { [unless]: false }) };
    return [await this.create({ ...resource, constants }, 1)];
  }

  #parameter(source: ParameterOrigin, record: Values): unknown {
    if ('session' in source) return this.#session[source.session];
    return 'record' in source ? record[source.record] : source.constant;
  }
}

const selectTexts = (given: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const resultRows = (data: unknown): readonly Row[] =>
  Array.isArray(data) ? data : ((data as Page).records ?? []);

/** Returns the free texts of the natural key with a name that no other record has. */
function nameOf({ naturalKey, schema }: Entity, drawn: Values, text: string): Values {
  const free = naturalKey.filter((name) => {
    const node = schema.properties[name];
    return (
      name in drawn && node?.type === 'string' && !node.reference && !node.rules.pattern && !node.rules.enum
    );
  });
  return Object.fromEntries(
    free.map((name) => {
      const most = schema.properties[name]?.rules.maxLength;
      return [name, typeof most === 'number' ? text.slice(-most) : text];
    }),
  );
}

/** A refusal of the service, with its message. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';

  /** @param code the errorCode of the envelope */
  constructor(
    message: string | undefined,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

type RequestParameters = Readonly<Record<string, unknown>>;

const toQueryText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns path and query of a request. Parameters that are read from the session may be omitted.
 * `/iwms-openapi/api/erp/remove?uuid=1`
 */
export function requestAddressOf(
  call: OperationModel,
  { path = {}, query = {} }: { readonly path?: RequestParameters; readonly query?: RequestParameters },
  session: Session,
): string {
  const own = call.query.flatMap(({ name, from }) => (from ? [[name, session[from]]] : []));
  const entries = Object.entries({ ...Object.fromEntries(own), ...query });
  const search = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, toQueryText(value)]])),
  );
  const where = call.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(toQueryText(path[name])));
  return `${call.backend.services[call.service] ?? ''}${where}?${search}`;
}
