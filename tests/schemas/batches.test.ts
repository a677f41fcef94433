import { expect, test } from 'vitest';
import { fromName, isRange, toName } from '../../src/contract/rangeName.ts';
import type { Field } from '../../src/contract/resource.ts';
import { child, files, type Node, operations } from './files.ts';

const entities = files('entities');

/** What `isRange` reads of a property. */
const fieldOf = (property: Node): Field => ({
  type: property.type as Field['type'],
  ...(typeof property.format === 'string' && { format: property.format }),
  ...(property.oneOf !== undefined && { choices: [] }),
});

/** The filters of a paging body, as they travel. */
function filtersOf(operation: string, entity: string): string[] {
  const properties = child(entities[entity] ?? {}, 'properties');
  const names = child(operations[operation] ?? {}, 'body').filter as string[];
  return names.flatMap((name) =>
    isRange(fieldOf(child(properties, name))) ? [fromName(name), toName(name)] : [name],
  );
}

test.each([
  ['interfaceBatch', 'interfaceConfig.query', 'interface'],
  ['pendingBatch', 'pendingData.query', 'pendingData'],
])('%s takes what %s filters by', (batch, operation, entity) => {
  const filter = child(child(entities[batch] ?? {}, 'properties'), 'filter');
  expect(Object.keys(child(filter, 'properties')).sort()).toEqual(filtersOf(operation, entity).sort());
});
