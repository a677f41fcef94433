import { createNamer } from '../../../generator/external/publishedReference.ts';
import type {
  Draft,
  DraftNote,
  EntityDraft,
  PropertyDraft,
  SourceTexts,
  ValueDraft,
} from '../draft/Draft.ts';
import { allRoles } from '../draft/entityDraft.ts';
import { createEntityNamer, entityNameOf, propertyNameOf, singularNameOf } from '../draft/names.ts';
import { isChinese } from '../schemaFiles/captions/CaptionWriter.ts';
import { recordProperties } from '../schemaFiles/entityFile.ts';
import { choicesOfCheck, columnValue } from './columnValue.ts';
import type { ColumnRow, ConstraintRow, DatabaseTables, TableRow } from './readTables.ts';

/** A comment of one short line is a caption, a longer one a help text: `Order number: given by the ERP`. */
const maxCaptionLength = 30;

/** Returns the texts of a table or a column. A Chinese name is a caption, because it is no name in code. */
function textsOf({ name, comment }: Pick<TableRow, 'name' | 'comment'>): SourceTexts {
  return { ...(isChinese(name) && { title: name }), ...textsOfComment(comment) };
}

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

/** The database generates the value: a serial number, a uuid or the result of an expression. */
const isGenerated = ({ generated, initial }: ColumnRow): boolean =>
  generated || /^nextval\(|uuid/i.test(initial ?? '');

/** A key that the database or the application generates: an id, a serial number or a uuid. */
const isSurrogate = (column: ColumnRow | undefined): boolean =>
  column !== undefined &&
  (isGenerated(column) || column.type === 'uuid' || /^(id|uuid|guid)$/i.test(column.name));

/** The unique names of a draft: of its entities by table, and of their properties by table and column. */
interface DraftNames {
  readonly entities: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

function nameTables({ tables, columns, constraints }: DatabaseTables, draft: string): DraftNames {
  const nameEntity = createEntityNamer([]);
  const named = tables.filter(({ name }) => constraints.some(isKeyOf('p', name)));
  return {
    entities: new Map(named.map(({ name }) => [name, nameEntity(singularNameOf(name), draft)])),
    properties: new Map(
      named.map((table) => {
        const nameProperty = createNamer();
        for (const name of recordProperties) nameProperty(name);
        const own = columns.filter((one) => one.table === table.name);
        return [table.name, new Map(own.map(({ name }) => [name, nameProperty(propertyNameOf(name))]))];
      }),
    ),
  };
}

const propertyOf = ({ properties }: DraftNames, table: string, column: string): string =>
  properties.get(table)?.get(column) ?? propertyNameOf(column);

/** Returns the entities of the tables with a primary key. Each has all roles of the embedded service. */
export function tablesToDraft(found: DatabaseTables, name: string = entityNameOf(found.database)): Draft {
  const notes: DraftNote[] = [];
  const names = nameTables(found, name);
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
  names: DraftNames,
  notes: DraftNote[],
): EntityDraft {
  const columns = found.columns.filter((one) => one.table === table.name);
  const keyColumn =
    key.columns.length === 1 ? columns.find(({ name }) => name === key.columns[0]) : undefined;
  const hidden = isSurrogate(keyColumn) ? keyColumn : undefined;
  const properties = columns
    .filter((column) => column !== hidden)
    .flatMap((column) => columnProperty(column, found, names, notes));
  // Records without a value of their key would be duplicates of each other.
  const entered = columns
    .filter((column) => column.required && !isGenerated(column))
    .map((column) => propertyOf(names, table.name, column.name))
    .filter((property) => properties.some(({ name }) => name === property));
  const naturalKey = [key, ...found.constraints.filter(isKeyOf('u', table.name))]
    .map((one) => one.columns.map((column) => propertyOf(names, table.name, column)))
    .find((one) => one.every((property) => entered.includes(property)));
  return {
    name: names.entities.get(table.name) ?? table.name,
    ...textsOf(table),
    properties,
    naturalKey: naturalKey ?? [],
  };
}

function columnProperty(
  column: ColumnRow,
  found: DatabaseTables,
  names: DraftNames,
  notes: DraftNote[],
): PropertyDraft[] {
  const constraints = found.constraints.filter(
    ({ table, columns }) => table === column.table && columns.join() === column.name,
  );
  const choices = constraints
    .filter(({ kind }) => kind === 'c')
    .flatMap(({ definition }) => choicesOfCheck(definition, column.name));
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
  const name = propertyOf(names, column.table, column.name);
  const wanted = propertyNameOf(column.name);
  if (name !== wanted)
    notes.push({
      kind: 'value',
      at,
      says: `the record has another property "${wanted}", so this column is "${name}"`,
    });
  const foreign = constraints.find(({ kind }) => kind === 'f');
  const reference = foreign && referenceOf(foreign, found, names);
  const texts = textsOf(column);
  return [
    {
      name,
      value: reference ? { ...texts, type: value.type, reference } : { ...texts, ...value },
      required: column.required && column.initial === null && !column.generated,
      ...(column.generated && { readOnly: true as const }),
    },
  ];
}

/** Returns the reference of a foreign key: by uuid if the key of the other table is generated, else by its column. */
function referenceOf(
  { target, targetColumns }: ConstraintRow,
  { columns }: DatabaseTables,
  names: DraftNames,
): ValueDraft['reference'] {
  const entity = target === null ? undefined : names.entities.get(target);
  if (target === null || entity === undefined) return undefined;
  const column = columns.find(({ table, name }) => table === target && name === targetColumns[0]);
  return isSurrogate(column) || column === undefined
    ? { entity }
    : { entity, property: propertyOf(names, target, column.name) };
}
