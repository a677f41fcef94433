import { expect, test } from 'vitest';
import { isRangeField, rangeFromName, rangeToName } from '../../src/contract/api/derivedNames.ts';
import type { Field } from '../../src/contract/model/resource.ts';
import { childNode, operations, readSchemaFiles, type SchemaNode } from './schemaFiles.ts';

const entities = readSchemaFiles('entities');

/** Returns the parts of a property that `isRangeField` reads. */
const fieldOf = (property: SchemaNode): Field => ({
  type: property.type as Field['type'],
  ...(typeof property.format === 'string' && { format: property.format }),
  ...(property.oneOf !== undefined && { choices: [] }),
});

/** Returns the names of the filters in a paging body, as a request has them. */
function filtersOf(operation: string, entity: string): string[] {
  const properties = childNode(entities[entity] ?? {}, 'properties');
  const names = childNode(operations[operation] ?? {}, 'body').filter as string[];
  return names.flatMap((name) =>
    isRangeField(fieldOf(childNode(properties, name))) ? [rangeFromName(name), rangeToName(name)] : [name],
  );
}

test.each([
  ['interfaceBatch', 'interfaceConfig.query', 'interface'],
  ['pendingBatch', 'pendingData.query', 'pendingData'],
])('the filter of %s has the filters of %s', (batch, operation, entity) => {
  const filter = childNode(childNode(entities[batch] ?? {}, 'properties'), 'filter');
  expect(Object.keys(childNode(filter, 'properties')).sort()).toEqual(filtersOf(operation, entity).sort());
});
