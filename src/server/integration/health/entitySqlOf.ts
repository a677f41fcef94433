import { entityTableOf } from '../../platform/operations/catalog.ts';

/** SQL of an entity: its table, its columns outside the JSON, so that the JSON is not read, and the same as JSON. */
export function entitySqlOf(entity: string) {
  const table = entityTableOf(entity);
  return {
    table: table.sql,
    column: (property: string) => table.column(property).sql,
    jsonOf: (property: string) => table.valueSqlOf(property),
  };
}
