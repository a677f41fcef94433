import type {
  Draft,
  DraftNote,
  EntityDraft,
  PropertyDraft,
  SourceTexts,
  ValueDraft,
} from '../draft/Draft.ts';
import { allRoles } from '../draft/entityDraft.ts';
import { entityNameOf, propertyNameOf, singularNameOf } from '../draft/names.ts';
import { choicesOfCheck, columnValue } from './columnValue.ts';
import type { ColumnRow, ConstraintRow, DatabaseTables, TableRow } from './readTables.ts';

/** A comment of one short line is a caption, a longer one a help text: `Order number: given by the ERP`. */
const maxCaptionLength = 30;

function textsOfComment(comment: string | null): SourceTexts {
  if (comment === null || comment.trim() === '') return {};
  const [first = '', ...others] = comment.trim().split(/[\n:：;；。]|\. /);
  const isCaption = first.length <= maxCaptionLength;
  return {
    ...(isCaption && { title: first.trim() }),
    ...((others.length > 0 || !isCaption) && { description: comment.trim() }),
  };
}

const isKeyOf =
  (kind: ConstraintRow['kind'], table: string) =>
  (one: ConstraintRow): boolean =>
    one.kind === kind && one.table === table;

/** A key that the database or the application makes up: an id, a serial number or a uuid. */
function isSurrogate(column: ColumnRow | undefined): boolean {
  if (column === undefined) return false;
  const isMadeUp =
    column.generated || /^nextval\(|uuid/i.test(column.initial ?? '') || column.type === 'uuid';
  return isMadeUp || /^(id|uuid|guid)$/i.test(column.name);
}

/** Returns the entities of the tables with a primary key. Each has all roles of the embedded service. */
export function tablesToDraft(found: DatabaseTables, name: string = entityNameOf(found.database)): Draft {
  const notes: DraftNote[] = [];
  const names = new Map(found.tables.map((table) => [table.name, singularNameOf(table.name)]));
  const entities = found.tables.flatMap((table): EntityDraft[] => {
    const key = found.constraints.find(isKeyOf('p', table.name));
    if (key) return [tableEntity(table, key, found, names, notes)];
    notes.push({
      kind: 'value',
      at: `${found.schema}.${table.name}`,
      says: 'the table is left out, because it has no primary key',
    });
    return [];
  });
  const resources = entities.map((entity) => ({
    entity: entity.name,
    roles: allRoles.map((role) => ({ role })),
  }));
  return { name, entities, resources, notes };
}

function tableEntity(
  table: TableRow,
  key: ConstraintRow,
  found: DatabaseTables,
  names: ReadonlyMap<string, string>,
  notes: DraftNote[],
): EntityDraft {
  const columns = found.columns.filter((one) => one.table === table.name);
  const keyColumn =
    key.columns.length === 1 ? columns.find(({ name }) => name === key.columns[0]) : undefined;
  const hidden = isSurrogate(keyColumn) ? keyColumn : undefined;
  const properties = columns
    .filter((column) => column !== hidden)
    .flatMap((column) => columnProperty(column, found, names, notes));
  const unique = found.constraints.find(isKeyOf('u', table.name));
  const naturalKey = hidden ? (unique?.columns ?? []) : key.columns;
  return {
    name: names.get(table.name) ?? table.name,
    ...textsOfComment(table.comment),
    properties,
    naturalKey: naturalKey.map(propertyNameOf),
  };
}

function columnProperty(
  column: ColumnRow,
  found: DatabaseTables,
  names: ReadonlyMap<string, string>,
  notes: DraftNote[],
): PropertyDraft[] {
  const constraints = found.constraints.filter(
    ({ table, columns }) => table === column.table && columns.join() === column.name,
  );
  const choices = constraints
    .filter(({ kind }) => kind === 'c')
    .flatMap(({ definition }) => choicesOfCheck(definition));
  const value = columnValue(column, choices);
  const at = `${found.schema}.${column.table}.${column.name}`;
  if (value === undefined) {
    notes.push({
      kind: 'value',
      at,
      says: `the column is left out, because schema files have no type for ${column.type}`,
    });
    return [];
  }
  const foreign = constraints.find(({ kind }) => kind === 'f');
  const reference = foreign && referenceOf(foreign, found, names);
  const texts = textsOfComment(column.comment);
  return [
    {
      name: propertyNameOf(column.name),
      value: reference ? { ...texts, type: value.type, reference } : { ...texts, ...value },
      required: column.required && column.initial === null && !column.generated,
      ...(column.generated && { readOnly: true as const }),
    },
  ];
}

/** Returns the reference of a foreign key: by uuid if the key of the other table is made up, else by its column. */
function referenceOf(
  { target, targetColumns }: ConstraintRow,
  { columns, constraints }: DatabaseTables,
  names: ReadonlyMap<string, string>,
): ValueDraft['reference'] {
  const entity = target === null ? undefined : names.get(target);
  const hasKey = target !== null && constraints.some(isKeyOf('p', target));
  if (entity === undefined || !hasKey) return undefined;
  const column = columns.find(({ table, name }) => table === target && name === targetColumns[0]);
  return isSurrogate(column) || column === undefined
    ? { entity }
    : { entity, property: propertyNameOf(column.name) };
}
