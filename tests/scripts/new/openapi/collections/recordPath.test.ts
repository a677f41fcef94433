import { expect, test } from 'vitest';
import { callsOf } from '../../../../../scripts/new/openapi/calls/callsOf.ts';
import { findCollections } from '../../../../../scripts/new/openapi/collections/findCollections.ts';
import { findKeyProperty, isKeyNamed } from '../../../../../scripts/new/openapi/collections/recordPath.ts';
import { SourceDocument } from '../../../../../scripts/new/openapi/SourceDocument.ts';

test.each<[path: string, properties: string, key: string | undefined, isNamed: boolean]>([
  ['/pets/{id}', 'id name', 'id', true],
  ['/pets/{petId}', 'id name', 'id', true],
  ['/pets/{petId}', 'petId id', 'petId', true],
  ['/pets/{petKey}', 'id name', 'id', false],
  ['/accounts/{accountName}', 'id name', 'name', true],
  ['/domains/{domain}', 'name apexName', 'name', false],
  ['/domains/{domain}', 'id name', 'id', false],
  ['/domains/{host}', 'name apexName', undefined, false],
  ['/rules/{ruleId}', 'priority userRuleId', 'userRuleId', false],
  ['/rules/{ruleId}', 'ownRuleId userRuleId', undefined, false],
  ['/rules/{userId}', 'createdByUserId', undefined, false],
])('%s of a record with %s has the key %s', (path, names, key, isNamed) => {
  const document = new SourceDocument('rules', { paths: { [path]: { get: {} } } });
  const [collection] = findCollections(callsOf(document));
  if (!collection) throw new Error(`${path} belongs to no collection.`);
  const properties = Object.fromEntries(names.split(' ').map((name) => [name, { type: 'string' }]));
  expect(findKeyProperty(collection, { type: 'object', keywords: { properties } })).toBe(key);
  expect(key !== undefined && isKeyNamed(collection, key)).toBe(isNamed);
});
