import { createHash } from 'node:crypto';
import type { Comparison, Lookup } from '../../contract/entity.ts';
import { identifier, literal } from './quoted.ts';

/** What the table of an entity can be asked without reading its documents (EntityModel says what each is). */
export interface Shape {
  readonly entity: string;
  readonly compared: Readonly<Record<string, Comparison>>;
  readonly indexed: readonly string[];
  readonly filtered: readonly string[];
  /** Properties that are arrays of references. */
  readonly lists: readonly string[];
  readonly lookups: readonly Lookup[];
}

/** Characters of a text that count: an index entry holds at most 2,700 bytes. */
const cut = 200;

const types: Readonly<Record<Comparison, string>> = { text: 'text', code: 'text', number: 'numeric' };

/** A column's value, made of the document. It never fails, whatever the document holds. */
function expression(property: string, comparison: Comparison): string {
  const name = literal(property);
  switch (comparison) {
    case 'text':
      return `left(lower(data->>${name}), ${cut})`;
    case 'code':
      return `left(data->>${name}, ${cut})`;
    case 'number':
      return `CASE jsonb_typeof(data->${name}) WHEN 'number' THEN (data->${name})::numeric END`;
  }
}

/** A property as the database knows it. */
export interface TableColumn {
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly comparison: Comparison;
  readonly type: string;
  readonly nullable: boolean;
  /** Of CREATE TABLE and ADD COLUMN. */
  readonly definition: string;
}

/** The comparison is part of the name, so that a property that changes it gets a new column. */
function columnOf(property: string, comparison: Comparison): TableColumn {
  if (property === 'uuid')
    return { name: 'uuid', sql: 'uuid', comparison, type: 'text', nullable: false, definition: '' };
  const type = types[comparison];
  const name = `${comparison} ${property}`;
  const sql = identifier(name);
  const value = expression(property, comparison);
  return {
    name,
    sql,
    comparison,
    type,
    nullable: true,
    definition: `${sql} ${type} GENERATED ALWAYS AS (${value}) STORED`,
  };
}

export interface TableIndex {
  readonly name: string;
  /** What follows CREATE INDEX name ON table. */
  readonly definition: string;
}

/** Names an index by what it is made of: another definition is another index. */
const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * The table of one entity. Besides the document it has a column for what lists compare, made by the database, so
 * that orders, filters and counts are answered from indexes: an index on each column for order and look-up, and
 * one on all filters together, from which any of their combinations is counted without touching a document.
 */
export class Table {
  readonly entity: string;
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly columns: ReadonlyMap<string, TableColumn>;
  /** Texts whose column holds all of them. */
  readonly searchable: ReadonlySet<string>;
  readonly indexes: readonly TableIndex[];
  /** Columns that find one record. */
  readonly key: readonly string[] = ['uuid'];
  /** Records are counted up to this many; all of them when it is not set. */
  readonly countsTo?: number;

  constructor({ entity, compared, indexed, filtered, lists, lookups }: Shape) {
    this.entity = entity;
    this.name = `document_${entity}`;
    this.sql = identifier(this.name);
    this.columns = new Map(
      Object.entries({ ...compared, uuid: 'code' as const }).map(([property, comparison]) => [
        property,
        columnOf(property, comparison),
      ]),
    );
    this.searchable = new Set(filtered.filter((property) => compared[property] === 'text'));
    this.indexes = [
      ...indexed.map((property) => this.#orderedBy(property)),
      ...lists.map((property) => ({
        name: `${entity} holding ${property}`,
        definition: `USING gin ((data->${literal(property)}) jsonb_path_ops)`,
      })),
      ...(filtered.length > 1 ? [this.#together(filtered)] : []),
      ...lookups.map((lookup) => this.#lookedUp(lookup)),
    ];
  }

  /** Throws for a property that no list compares. */
  column(property: string): TableColumn {
    const column = this.columns.get(property);
    if (!column) throw new Error(`Lists of "${this.entity}" do not compare "${property}".`);
    return column;
  }

  #orderedBy(property: string): TableIndex {
    const { name } = this.column(property);
    return { name: `${this.entity} by ${name}`, definition: this.#on([property]) };
  }

  #lookedUp({ properties, where }: Lookup): TableIndex {
    const conditions = Object.entries(where).map(
      ([property, values]) => `${this.column(property).sql} IN (${values.map(literal).join(', ')})`,
    );
    const definition = `${this.#on(properties)} WHERE ${conditions.join(' AND ')}`;
    return { name: `${this.entity} lookup ${fingerprintOf(definition)}`, definition };
  }

  #together(properties: readonly string[]): TableIndex {
    const columns = properties.map((property) => this.column(property).name);
    return { name: `${this.entity} by filters ${fingerprintOf(columns.join())}`, definition: this.#on(properties) };
  }

  /** The uuid comes last: it makes every order a total one. */
  #on(properties: readonly string[]): string {
    const columns = new Set(['company_uuid', ...properties.map((property) => this.column(property).sql)]);
    return `(${[...columns].filter((column) => column !== 'uuid').join(', ')}, uuid)`;
  }
}
