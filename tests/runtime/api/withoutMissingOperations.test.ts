import { expect, test } from 'vitest';
import pendingData from '../../../src/generated/catalog/pendingData.ts';
import robot from '../../../src/generated/catalog/robot.ts';
import { withoutMissingOperations } from '../../../src/runtime/api/withoutMissingOperations.ts';

const offers = (missing: readonly string[]) => {
  const [robots, documents] = [robot, pendingData].map((resource) =>
    withoutMissingOperations(resource, new Set(missing)),
  );
  const { create, modify, remove, restore } = robots?.roles ?? {};
  const roles = Object.entries({ create, modify, remove, restore, batch: documents?.roles.batch });
  const names = [...(robots?.actions ?? []), ...(documents?.actions ?? [])].map(({ name }) => name);
  return [...roles.flatMap(([role, operation]) => (operation ? [role] : [])), ...names];
};
const all = ['create', 'modify', 'remove', 'restore', 'batch', 'test', 'reset', 'cancel', 'debug'];

test.each<[missing: readonly string[], gone: readonly string[]]>([
  [[], []],
  [['erp.query'], []],
  [['dingding.create'], ['create']],
  [['dingding.query'], ['create']],
  // The form remains, with a message that it cannot be saved.
  [['dingding.modify'], []],
  [
    ['dingding.remove', 'dingding.restore'],
    ['remove', 'restore'],
  ],
  [
    ['dingding.test', 'pendingData.batch'],
    ['test', 'batch'],
  ],
  [
    ['pendingData.reset', 'pendingData.debug'],
    ['reset', 'debug'],
  ],
])('withoutMissingOperations of %j removes %j', (missing, gone) => {
  expect(offers(missing)).toEqual(all.filter((name) => !gone.includes(name)));
});
