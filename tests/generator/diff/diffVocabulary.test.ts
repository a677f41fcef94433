import { expect, test } from 'vitest';
import type { ClassifierTable } from '../../../generator/diff/classify/Classifier.ts';
import { SchemaReader } from '../../../generator/diff/classify/SchemaReader.ts';
import { backendTable } from '../../../generator/diff/tables/backendTable.ts';
import {
  activitiesTable,
  lifecycleTable,
  transitionTable,
} from '../../../generator/diff/tables/lifecycleTable.ts';
import {
  headerTable,
  operationTable,
  parameterTable,
} from '../../../generator/diff/tables/operationTable.ts';
import {
  actionTable,
  captionTable,
  columnTable,
  listMetricsTable,
  relatedTabTable,
  resourceTable,
  subTabTable,
  tabTable,
  testActionTable,
} from '../../../generator/diff/tables/resourceTable.ts';
import { referenceTable, schemaTable, uiTable } from '../../../generator/diff/tables/schemaTable.ts';
import {
  familyTable,
  figureTable,
  findingKindTable,
  findingsTable,
  metricsTable,
  productTable,
  recordsTable,
  screenTable,
  screenTabTable,
  taskTable,
} from '../../../generator/diff/tables/screenTables.ts';
import { loadProject } from '../../../generator/load/loadProject.ts';
import { projectRoot } from '../sampleProject.ts';

const emptyReader = new SchemaReader({ entities: [], families: [], resources: [] });
const readers = { before: emptyReader, after: emptyReader };

/** The table that classifies changes, for each object of the vocabulary. */
const tables: Readonly<Record<string, ClassifierTable>> = {
  'backend.schema.json#': backendTable,
  'entity.schema.json#/definitions/schema': schemaTable,
  'entity.schema.json#/definitions/ui': uiTable,
  'entity.schema.json#/definitions/reference': referenceTable,
  'entity.schema.json#/definitions/lifecycle': lifecycleTable(''),
  'entity.schema.json#/definitions/activities': activitiesTable,
  'entity.schema.json#/definitions/transition': transitionTable,
  'endpoints.schema.json#/definitions/operation': operationTable(readers),
  'endpoints.schema.json#/definitions/parameter': parameterTable,
  'endpoints.schema.json#/definitions/operation/properties/headers/additionalProperties': headerTable,
  'resource.schema.json#': resourceTable(emptyReader),
  'resource.schema.json#/properties/metrics': listMetricsTable,
  'resource.schema.json#/properties/relatedTabs/items': relatedTabTable,
  'resource.schema.json#/definitions/caption': captionTable,
  'resource.schema.json#/definitions/column/oneOf/1': columnTable,
  'resource.schema.json#/definitions/action': actionTable,
  'resource.schema.json#/definitions/testAction': testActionTable,
  'resource.schema.json#/definitions/recordTab': tabTable(emptyReader),
  'resource.schema.json#/definitions/subTab': subTabTable(emptyReader),
  'family.schema.json#': familyTable(emptyReader),
  'product.schema.json#': productTable,
  'screen.schema.json#': screenTable,
  'screen.schema.json#/properties/tabs/items': screenTabTable,
  'metrics.schema.json#': metricsTable,
  'metrics.schema.json#/definitions/figure': figureTable,
  'metrics.schema.json#/properties/findings': findingsTable,
  'metrics.schema.json#/properties/findings/properties/kinds/additionalProperties': findingKindTable,
  'metrics.schema.json#/properties/records': recordsTable,
  'task.schema.json#': taskTable(emptyReader),
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Keywords of the vocabulary whose values are examples of schema files. */
const exampleKeywords = new Set(['examples', 'defaultSnippets', 'default', 'const']);

/** Returns every object of the vocabulary that has keywords, with its address and its keywords. */
const objectsIn = (value: unknown, address: string): [string, readonly string[]][] => {
  if (!isObject(value)) return [];
  const isNames = address.endsWith('/properties');
  const own: [string, readonly string[]][] =
    isObject(value.properties) && !isNames ? [[address, Object.keys(value.properties)]] : [];
  const members = Object.entries(value).filter(([name]) => isNames || !exampleKeywords.has(name));
  return [...own, ...members.flatMap(([name, member]) => objectsIn(member, `${address}/${name}`))];
};

const objects = new Map(
  loadProject(projectRoot).project.vocabulary.flatMap(({ path, value }) =>
    objectsIn(value, `${path.split('/').at(-1)}#`),
  ),
);

test.each(Object.entries(tables))('the table of %s classifies every keyword', (address, table) => {
  expect(
    (objects.get(address) ?? ['no such object']).filter((keyword) => !Object.hasOwn(table, keyword)),
  ).toEqual([]);
});

/** Objects that are compared as a whole. Any difference is a change of the keyword that holds the object. */
const wholeObjects: readonly RegExp[] = [
  /\/definitions\/(ref|source|migration|removal|validation|condition|constraint|otherField|drillDown|choice|translations)\b/,
  /captions\.schema\.json/,
  /task\.schema\.json#\/definitions\/caption$/,
  /task\.schema\.json#\/properties\/selection$/,
  /backend\.schema\.json#\/(properties|definitions)\//,
  /endpoints\.schema\.json#(\/properties\/(collection|variant)|\/definitions\/backendRef)$/,
  /endpoints\.schema\.json#(\/definitions\/operation\/properties\/(body|result|errorResponses|x-i18n)\/.*)?$/,
  /\/properties\/(x-owner|x-secret-entry|x-indexes|x-retention|expires|address|params|tree|sort|prompt|fixedParams|visibleIf|chart|roles|extends|initialList|silentWhen|audit)\b/,
  /family\.schema\.json#\/properties\/(lifecycle|captions)/,
  /metrics\.schema\.json#.*(sort|columns)/,
];

test('every object of the vocabulary has a table or is compared as a whole', () => {
  const others = [...objects.keys()].filter((address) => !Object.hasOwn(tables, address));
  expect(others.filter((address) => !wholeObjects.some((pattern) => pattern.test(address)))).toEqual([]);
});
