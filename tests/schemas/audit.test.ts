import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { childNode, isSchemaNode, operations, readSchemaFiles, type SchemaNode } from './schemaFiles.ts';

const entities = readSchemaFiles('entities');

/** The least maximum of characters of a payload. */
const leastPayload = 1_000_000;

/** Operations that answer with a payload and have no entry, with the reason. */
const unaudited: Readonly<Record<string, string>> = {
  'pendingData.reset': 'the history of the document has it',
  'pendingData.cancel': 'the history of the document has it',
  'pendingData.resend': 'the history of the document has it',
  'configurationLog.get': 'a version of a configuration, without secrets',
};

/** Returns whether the result of an operation has a payload. */
function answersPayload({ result }: SchemaNode): boolean {
  const given = isSchemaNode(result) ? result : {};
  const many = given.page ?? given.list;
  const reference = isSchemaNode(many) ? many : given;
  const entity = entities[basename(String(reference.$ref), '.schema.json')] ?? {};
  return Object.values(childNode(entity, 'properties')).some(
    (property) =>
      isSchemaNode(property) &&
      Number(property.maxLength) >= leastPayload &&
      !(many && property['x-omit-from-list']),
  );
}

test('the audit log has each operation that answers with a payload', () => {
  const missing = Object.entries(operations).filter(
    ([, operation]) => answersPayload(operation) && operation.audit === undefined,
  );
  expect(missing.map(([id]) => id).toSorted()).toEqual(Object.keys(unaudited).toSorted());
});
