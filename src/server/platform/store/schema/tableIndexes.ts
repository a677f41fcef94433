import type { PropertyIndex } from '../../../../contract/model/entity.ts';
import { quoteIdentifier, quoteLiteral } from '../databases/Database.ts';
import {
  fingerprintOf,
  type PropertySource,
  propertySqlOf,
  type TableColumn,
  withDefault,
} from './TableColumn.ts';

/** Properties of an entity that its lists and look-ups need (described in EntityModel). */
export interface IndexOptions {
  readonly indexed: readonly string[];
  readonly filtered: readonly string[];
  /** Properties that are arrays of references. */
  readonly referenceLists: readonly string[];
  readonly extraIndexes: readonly PropertyIndex[];
  /** The instant by whose month the records are partitioned and in whose order they are listed. */
  readonly partitionBy?: string;
}

/** A table in need of indexes. */
interface IndexedTable {
  readonly entity: string;
  column(property: string): TableColumn;
  sourceOf(property: string): PropertySource;
  /** Names of the partitions of waiting and finished records. */
  readonly waitingSplit?: { readonly waiting: string; readonly finished: string };
}

export interface TableIndex {
  readonly name: string;
  /** The table or partition, quoted; the table of the entity when omitted. */
  readonly on?: string;
  /** The text after CREATE INDEX name ON table. */
  readonly definition: string;
}

/**
 * Returns the indexes of a table. Each column has one for order and look-up, and one more covers all filters, so that any
 * combination is counted without reading a record.
 */
export function tableIndexesOf(table: IndexedTable, options: IndexOptions): readonly TableIndex[] {
  const { partitionBy, extraIndexes } = options;
  const listIndexes =
    partitionBy === undefined ? forAnyOrder(table, options) : inOrderOf(partitionBy, table, options);
  const { waitingSplit } = table;
  if (!waitingSplit) return [...listIndexes, ...extraIndexes.map((index) => lookUpIndexOf(table, index))];
  return [
    ...extraIndexes.map((index) => waitingIndexOf(table, waitingSplit.waiting, index)),
    ...listIndexes.map((index) => ({ ...index, on: quoteIdentifier(waitingSplit.finished) })),
  ];
}

/** By its name: `interfaceUuid`. */
const isUuidProperty = (property: string): boolean => /uuid$/i.test(property);

/** Indexes for lists in any order, with a full count. */
function forAnyOrder(table: IndexedTable, { indexed, filtered, referenceLists }: IndexOptions): TableIndex[] {
  return [
    ...indexed.map((property) => indexBy(table, property)),
    ...referenceLists.map((property) => referenceIndexOf(table, property)),
    ...(filtered.length > 1 ? [filterIndexOf(table, filtered)] : []),
  ];
}

/**
 * Indexes for lists in one order, of all records and of each code. Every additional index is written with
 * each of millions of records.
 */
function inOrderOf(instant: string, table: IndexedTable, { indexed }: IndexOptions): TableIndex[] {
  const codes = indexed.filter(
    (property) => property !== instant && table.column(property).comparison === 'code',
  );
  const choices = codes.filter((code) => !isUuidProperty(code));
  return [
    indexBy(table, instant),
    ...codes.map((code) => {
      const index = indexBy(table, code, instant);
      return isUuidProperty(code) ? withChoices(table, choices, index) : index;
    }),
  ];
}

/** Lists of one interface are also filtered by choices, which the index includes. */
function withChoices(table: IndexedTable, choices: readonly string[], index: TableIndex): TableIndex {
  if (choices.length === 0) return index;
  const columns = choices.map((choice) => table.column(choice).sql);
  const definition = `${index.definition} INCLUDE (${columns.join(', ')})`;
  return { name: `${table.entity} with choices ${fingerprintOf(definition)}`, definition };
}

function indexBy(table: IndexedTable, ...properties: readonly string[]): TableIndex {
  const names = properties.map((property) => table.column(property).name);
  return { name: `${table.entity} by ${names.join(', ')}`, definition: columnsSql(table, properties) };
}

function referenceIndexOf(table: IndexedTable, property: string): TableIndex {
  const source = table.sourceOf(property);
  return {
    name: withDefault(`${table.entity} holding ${property}`, source),
    definition: `USING gin ((${propertySqlOf(source).json}) jsonb_path_ops)`,
  };
}

function filterIndexOf(table: IndexedTable, properties: readonly string[]): TableIndex {
  const columns = properties.map((property) => table.column(property).name);
  return {
    name: `${table.entity} by filters ${fingerprintOf(columns.join())}`,
    definition: columnsSql(table, properties),
  };
}

function lookUpIndexOf(table: IndexedTable, { orderBy, where }: PropertyIndex): TableIndex {
  const conditions = Object.entries(where).map(
    ([property, values]) => `${table.column(property).sql} IN (${values.map(quoteLiteral).join(', ')})`,
  );
  const definition = `${columnsSql(table, orderBy)} WHERE ${conditions.join(' AND ')}`;
  return { name: `${table.entity} lookup ${fingerprintOf(definition)}`, definition };
}

/**
 * Waiting records change often and are few. They have only look-ups, without conditions: an update of a column
 * outside all indexes and conditions writes no index entry.
 */
function waitingIndexOf(table: IndexedTable, waiting: string, { orderBy }: PropertyIndex): TableIndex {
  const definition = columnsSql(table, orderBy);
  return {
    name: `${table.entity} waiting ${fingerprintOf(definition)}`,
    on: quoteIdentifier(waiting),
    definition,
  };
}

/** The uuid comes last: it makes every order total. */
function columnsSql(table: IndexedTable, properties: readonly string[]): string {
  const columns = new Set(['company_uuid', ...properties.map((property) => table.column(property).sql)]);
  return `(${[...columns].filter((column) => column !== 'uuid').join(', ')}, uuid)`;
}
