import { createHash } from 'node:crypto';
import type { PropertyComparison, PropertyIndex } from '../../../../contract/model/entity.ts';
import { quoteIdentifier, quoteLiteral } from '../databases/Database.ts';
import { type JsonColumn, partitionColumnOf, type TableColumn, tableColumnOf } from './TableColumn.ts';

/** What the table of an entity can be asked without reading its documents (EntityModel says what each is). */
export interface EntityTableOptions {
  readonly entity: string;
  readonly compared: Readonly<Record<string, PropertyComparison>>;
  readonly indexed: readonly string[];
  readonly filtered: readonly string[];
  /** Properties that are arrays of references. */
  readonly referenceLists: readonly string[];
  /** Properties that are kept beside the document, in a column of their own. */
  readonly systemCounters?: readonly string[];
  readonly extraIndexes: readonly PropertyIndex[];
  /** The instant by whose month records are kept, and in whose order they are listed. */
  readonly partitionBy?: string;
}

/** Of what is kept by month no more records are counted: who pages through them does not ask how many there are. */
const maxCount = 10_000;

export interface TableIndex {
  readonly name: string;
  /** What follows CREATE INDEX name ON table. */
  readonly definition: string;
}

/** A document that comes whole, in two parts. */
function counterSplitOf(apart: readonly string[]): EntityTable['counterSplit'] {
  if (apart.length === 0) return undefined;
  const pairs = apart.map((property) => `${quoteLiteral(property)}, data->${quoteLiteral(property)}`);
  return {
    apart: `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`,
    data: `data - ARRAY[${apart.map(quoteLiteral).join(', ')}]`,
  };
}

/** By its name: `interfaceUuid`. */
const isUuidProperty = (property: string): boolean => /uuid$/i.test(property);

/** Names an index by what it is made of: another definition is another index. */
const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The table of one entity. Besides the document it has a column for what lists compare, made by the database, so
 * that orders, filters and counts are answered from indexes: an index on each column for order and look-up, and
 * one on all filters together, from which any of their combinations is counted without touching a document.
 */
export class EntityTable {
  readonly entity: string;
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly columns: ReadonlyMap<string, TableColumn>;
  /** Texts whose column holds all of them. */
  readonly searchable: ReadonlySet<string>;
  readonly indexes: readonly TableIndex[];
  /** SQL: a record as callers see it, all of its properties. */
  readonly recordSql: string;
  /** SQL, of an entity that keeps something beside its documents: what `data` has of that, and `data` without it. */
  readonly counterSplit?: { readonly apart: string; readonly data: string };
  /** What the table is partitioned by; written with each document. */
  readonly partitionColumn?: TableColumn & { readonly property: string };
  /** Columns that find one record: in one partition, where there are several. */
  readonly primaryKey: readonly string[];
  /** Records are counted up to this many; all of them when it is not set. */
  readonly countLimit?: number;
  readonly #apart: ReadonlySet<string>;

  constructor(shape: EntityTableOptions) {
    const { entity, compared, filtered, systemCounters = [], partitionBy } = shape;
    this.#apart = new Set(systemCounters);
    this.counterSplit = counterSplitOf(systemCounters);
    this.recordSql = this.counterSplit ? '(data || apart)' : 'data';
    this.entity = entity;
    this.name = `document_${entity}`;
    this.sql = quoteIdentifier(this.name);
    const columns = new Map(
      Object.entries({ ...compared, uuid: 'code' as const }).map(([property, comparison]) => [
        property,
        tableColumnOf(property, comparison, this.#sourceOf(property)),
      ]),
    );
    if (partitionBy !== undefined) {
      this.partitionColumn = { ...partitionColumnOf(partitionBy), property: partitionBy };
      columns.set(partitionBy, this.partitionColumn);
      this.countLimit = maxCount;
    }
    this.columns = columns;
    this.primaryKey = ['uuid', ...(this.partitionColumn ? [this.partitionColumn.sql] : [])];
    this.searchable = new Set(filtered.filter((property) => compared[property] === 'text'));
    this.indexes = [
      ...(partitionBy === undefined ? this.#forAnyOrder(shape) : this.#inOrderOf(partitionBy, shape)),
      ...shape.extraIndexes.map((lookup) => this.#lookedUp(lookup)),
    ];
  }

  /** SQL: a property's value, as JSON. */
  valueSqlOf(property: string): string {
    return `${this.#sourceOf(property)}->${quoteLiteral(property)}`;
  }

  #sourceOf(property: string): JsonColumn {
    return this.#apart.has(property) ? 'apart' : 'data';
  }

  /** Lists in any order, counted whole. */
  #forAnyOrder({ entity, indexed, filtered, referenceLists }: EntityTableOptions): TableIndex[] {
    return [
      ...indexed.map((property) => this.#by(property)),
      ...referenceLists.map((property) => ({
        name: `${entity} holding ${property}`,
        definition: `USING gin ((data->${quoteLiteral(property)}) jsonb_path_ops)`,
      })),
      ...(filtered.length > 1 ? [this.#together(filtered)] : []),
    ];
  }

  /** Lists in one order, of everything and of each code: each index more is written with every record, millions of times. */
  #inOrderOf(instant: string, { indexed, compared }: EntityTableOptions): TableIndex[] {
    const codes = indexed.filter((property) => property !== instant && compared[property] === 'code');
    const choices = codes.filter((code) => !isUuidProperty(code));
    return [
      this.#by(instant),
      ...codes.map((code) =>
        isUuidProperty(code) ? this.#with(choices, this.#by(code, instant)) : this.#by(code, instant),
      ),
    ];
  }

  /** What one interface did is narrowed by choices, too: they are looked at in the index. */
  #with(choices: readonly string[], { name, definition }: TableIndex): TableIndex {
    if (choices.length === 0) return { name, definition };
    const columns = choices.map((choice) => this.column(choice).sql);
    return { name: `${name} with choices`, definition: `${definition} INCLUDE (${columns.join(', ')})` };
  }

  /** Throws for a property that no list compares. */
  column(property: string): TableColumn {
    const column = this.columns.get(property);
    if (!column) throw new Error(`Lists of "${this.entity}" do not compare "${property}".`);
    return column;
  }

  #by(...properties: readonly string[]): TableIndex {
    const names = properties.map((property) => this.column(property).name);
    return { name: `${this.entity} by ${names.join(', ')}`, definition: this.#on(properties) };
  }

  #lookedUp({ orderBy: properties, where }: PropertyIndex): TableIndex {
    const conditions = Object.entries(where).map(
      ([property, values]) => `${this.column(property).sql} IN (${values.map(quoteLiteral).join(', ')})`,
    );
    const definition = `${this.#on(properties)} WHERE ${conditions.join(' AND ')}`;
    return { name: `${this.entity} lookup ${fingerprintOf(definition)}`, definition };
  }

  #together(properties: readonly string[]): TableIndex {
    const columns = properties.map((property) => this.column(property).name);
    return {
      name: `${this.entity} by filters ${fingerprintOf(columns.join())}`,
      definition: this.#on(properties),
    };
  }

  /** The uuid comes last: it makes every order a total one. */
  #on(properties: readonly string[]): string {
    const columns = new Set(['company_uuid', ...properties.map((property) => this.column(property).sql)]);
    return `(${[...columns].filter((column) => column !== 'uuid').join(', ')}, uuid)`;
  }
}
