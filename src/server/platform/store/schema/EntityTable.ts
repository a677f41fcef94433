import type { PropertyComparison } from '../../../../contract/model/entity.ts';
import { quoteIdentifier, quoteLiteral } from '../databases/Database.ts';
import {
  type PropertySource,
  partitionColumnOf,
  propertySqlOf,
  type TableColumn,
  tableColumnOf,
} from './TableColumn.ts';
import { type IndexOptions, type TableIndex, tableIndexesOf } from './tableIndexes.ts';

/**
 * Properties of an entity's table that queries can use without reading the JSON (described in EntityModel).
 */
export interface EntityTableOptions extends IndexOptions {
  readonly entity: string;
  readonly compared: Readonly<Record<string, PropertyComparison>>;
  /** Property → value of the records that lack it, such as those stored before the property was added. */
  readonly defaults?: Readonly<Record<string, unknown>>;
  /** Properties in a column of their own, outside the JSON. */
  readonly systemCounters?: readonly string[];
  /** Operators create its records; the others grow with the documents. */
  readonly hasFewRecords?: boolean;
  /** Property → values of finished records, which have a partition of their own. */
  readonly finishedWhere?: Readonly<Record<string, readonly string[]>>;
  /** Record format of the entity's last migration; 0 without one. */
  readonly recordFormat?: number;
}

/**
 * Returns the name of an entity's table. Each record format has another name, so that statements of older
 * processes fail instead of reading or writing another form.
 */
export const tableNameOf = (entity: string, recordFormat = 0): string =>
  recordFormat === 0 ? `document_${entity}` : `document_${entity}_v${recordFormat}`;

/** Maximum count of partitioned records: lists need no exact number above it. */
const maxCount = 10_000;

/** SQL that splits an inserted JSON into two parts. */
function counterSplitOf(apart: readonly string[]): EntityTable['counterSplit'] {
  if (apart.length === 0) return undefined;
  const pairs = apart.map((property) => `${quoteLiteral(property)}, data->${quoteLiteral(property)}`);
  return {
    apart: `jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`,
    data: `data - ARRAY[${apart.map(quoteLiteral).join(', ')}]`,
  };
}

/** The partitions of a table whose records wait first and are finished later. */
export interface WaitingSplit {
  /** Boolean column that partitions the table; written with each record. */
  readonly column: string;
  /** SQL: the value of the column for the JSON of a record. */
  readonly isFinishedSql: (data: string) => string;
  /** Names of the partitions. */
  readonly waiting: string;
  readonly finished: string;
}

function waitingSplitOf(
  table: string,
  finishedWhere: NonNullable<EntityTableOptions['finishedWhere']>,
): WaitingSplit {
  const isFinishedSql = (data: string): string =>
    Object.entries(finishedWhere)
      .map(
        ([property, values]) =>
          `coalesce(${data}->>${quoteLiteral(property)}, '') IN (${values.map(quoteLiteral).join(', ')})`,
      )
      .join(' AND ');
  return {
    column: 'finished',
    isFinishedSql,
    // Names with a space belong to indexes that createTables manages; a primary key has the name of its partition.
    waiting: `${table}_waiting`,
    finished: `${table}_finished`,
  };
}

/**
 * SQL: those of these counters of a record that have appended changes, with the changes. One aggregate without groups
 * reads them, so that a list needs no sort.
 */
function appendedCountersSqlOf(counters: readonly string[]): string {
  const values = counters.map((counter) => {
    const name = quoteLiteral(counter);
    const sum = `sum(added) FILTER (WHERE property = ${name})`;
    return `${name}, coalesce((apart->>${name})::int, 0) + ${sum}`;
  });
  return `(SELECT jsonb_strip_nulls(jsonb_build_object(${values.join(', ')}))
             FROM counter_change WHERE record_uuid = uuid)`;
}

/**
 * The table of one entity. Besides the JSON it has generated columns for the properties that lists compare,
 * so that indexes answer orders, filters and counts.
 */
export class EntityTable {
  readonly entity: string;
  readonly name: string;
  /** Quoted, for SQL. */
  readonly sql: string;
  readonly columns: ReadonlyMap<string, TableColumn>;
  /** Text properties whose column holds the full value. */
  readonly searchable: ReadonlySet<string>;
  readonly indexes: readonly TableIndex[];
  /** SQL: a record in the form for callers, with all properties. */
  readonly recordSql: string;
  /** SQL, for an entity with system counters: the counters in `data`, and `data` without them. */
  readonly counterSplit?: { readonly apart: string; readonly data: string };
  /** The column that partitions the table; written with each record. */
  readonly partitionColumn?: TableColumn & { readonly property: string };
  /** Partitions of waiting and finished records, if the entity has them. */
  readonly waitingSplit?: WaitingSplit;
  /** SQL, for a partitioned table: its method and column, in the words of `pg_get_partkeydef`. */
  readonly partitionKey?: string;
  /** SQL: the columns that an insert writes, and their values (`insertSql`). */
  readonly written: Readonly<Record<string, string>>;
  /** Columns that identify one record; within one partition if there are several. */
  readonly primaryKey: readonly string[];
  /** Maximum count of records; unlimited if not set. */
  readonly countLimit?: number;
  /** Any plan is fast for its lists. */
  readonly hasFewRecords: boolean;
  readonly #apart: ReadonlySet<string>;
  readonly #defaults: ReadonlyMap<string, unknown>;

  constructor(shape: EntityTableOptions) {
    const { entity, compared, filtered, systemCounters = [], partitionBy } = shape;
    this.hasFewRecords = shape.hasFewRecords ?? false;
    this.#apart = new Set(systemCounters);
    this.#defaults = new Map(Object.entries(shape.defaults ?? {}));
    this.counterSplit = counterSplitOf(systemCounters);
    const summed = systemCounters.filter((property) => compared[property] === 'number');
    // Without an aggregate the SQL of appended counters has no row, and would make the record null.
    const parts = ['data', 'apart', ...(summed.length > 0 ? [appendedCountersSqlOf(summed)] : [])];
    this.recordSql = this.counterSplit ? `(${parts.join(' || ')})` : 'data';
    this.entity = entity;
    this.name = tableNameOf(entity, shape.recordFormat);
    this.sql = quoteIdentifier(this.name);
    const columns = new Map(
      Object.entries({ ...compared, uuid: 'code' as const }).map(([property, comparison]) => [
        property,
        tableColumnOf(comparison, this.sourceOf(property)),
      ]),
    );
    if (partitionBy !== undefined) {
      this.partitionColumn = { ...partitionColumnOf(partitionBy), property: partitionBy };
      columns.set(partitionBy, this.partitionColumn);
      this.countLimit = maxCount;
    }
    this.columns = columns;
    if (shape.finishedWhere) this.waitingSplit = waitingSplitOf(this.name, shape.finishedWhere);
    if (this.partitionColumn) this.partitionKey = `RANGE (${this.partitionColumn.sql})`;
    else if (this.waitingSplit) this.partitionKey = `LIST (${this.waitingSplit.column})`;
    this.written = {
      entity: quoteLiteral(entity),
      uuid: 'uuid',
      company_uuid: 'company_uuid',
      natural_key: 'natural_key',
      data: this.counterSplit?.data ?? 'data',
      ...(this.counterSplit && { apart: this.counterSplit.apart }),
      ...(this.partitionColumn && { [this.partitionColumn.sql]: 'at::timestamptz' }),
      ...(this.waitingSplit && { [this.waitingSplit.column]: this.waitingSplit.isFinishedSql('data') }),
    };
    this.primaryKey = [
      'uuid',
      ...(this.partitionColumn ? [this.partitionColumn.sql] : []),
      ...(this.waitingSplit ? [this.waitingSplit.column] : []),
    ];
    this.searchable = new Set(filtered.filter((property) => compared[property] === 'text'));
    this.indexes = tableIndexesOf(this, shape);
  }

  /**
   * SQL: inserts records. `source` selects their uuid, company_uuid, natural_key, data with all properties, and at, the
   * instant that partitions the table.
   */
  insertSql(source: string): string {
    return `INSERT INTO ${this.sql} (${Object.keys(this.written).join(', ')})
            SELECT ${Object.values(this.written).join(', ')} FROM (${source}) AS new`;
  }

  /** SQL: a property's value, as JSON. */
  valueSqlOf(property: string): string {
    return propertySqlOf(this.sourceOf(property)).json;
  }

  /** SQL: a property's value, as text. */
  textSqlOf(property: string): string {
    return propertySqlOf(this.sourceOf(property)).text;
  }

  /** Returns where records have the value of a property. */
  sourceOf(property: string): PropertySource {
    const column = this.#apart.has(property) ? 'apart' : 'data';
    return { property, column, defaultValue: this.#defaults.get(property) };
  }

  /** Throws for a property that no list compares. */
  column(property: string): TableColumn {
    const column = this.columns.get(property);
    if (!column) throw new Error(`The table of "${this.entity}" has no column for "${property}".`);
    return column;
  }
}
