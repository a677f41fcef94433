import { beforeEach, expect, test } from 'vitest';
import type { Operation } from '../../../../src/contract/api/operation.ts';
import pendingData from '../../../../src/generated/catalog/pendingData.ts';
import robot from '../../../../src/generated/catalog/robot.ts';
import type { ApiAnswer } from '../../../../src/runtime/api/answer.ts';
import {
  detectMissing,
  withoutMissingOperations,
} from '../../../../src/runtime/api/missing/detectMissing.ts';
import { missingOperations } from '../../../../src/runtime/api/missing/missingOperations.ts';

beforeEach(missingOperations.forget);

const call = (given: Partial<Operation>): Operation => ({
  service: 'openapi',
  method: 'POST',
  path: '/thing',
  query: {},
  result: 'one',
  ...given,
});
const optional = call({ optional: true });
const optionalOfRecord = call({ optional: true, query: { uuid: null } });
const list = call({ result: 'page', query: { companyUuid: 'companyUuid' } });
const record = call({ path: '/thing/{uuid}' });
const change = call({});

const json: Partial<ApiAnswer> = { status: 404, message: 'No such call' };
const html: Partial<ApiAnswer> = { status: 404, error: 'unreadable' };
const noRecord: Partial<ApiAnswer> = { status: 404, errorCode: 'NOT_FOUND', message: 'thing not found' };

test.each<
  [
    what: string,
    operation: Operation,
    answer: Partial<ApiAnswer>,
    want: { missing: boolean; remembered: boolean },
  ]
>([
  ['an optional operation, 404 in JSON', optional, json, { missing: true, remembered: true }],
  ['an optional operation, 404 in HTML', optional, html, { missing: true, remembered: true }],
  ['an optional operation, 501', optional, { status: 501 }, { missing: true, remembered: true }],
  ['an optional record operation, 404 in JSON', optionalOfRecord, json, { missing: true, remembered: true }],
  ['an operation on a missing record', optionalOfRecord, noRecord, { missing: false, remembered: false }],
  ['a 404 with showType 9', optional, { ...json, showType: 9 }, { missing: false, remembered: false }],
  ['an optional operation, 500', optional, { status: 500 }, { missing: false, remembered: false }],
  ['a required list operation, 404 in JSON', list, json, { missing: true, remembered: true }],
  ['a required record operation, 404 in JSON', record, json, { missing: false, remembered: false }],
  ['a required record operation, 404 in HTML', record, html, { missing: true, remembered: false }],
  ['a required change operation, 404 in JSON', change, json, { missing: false, remembered: false }],
])('detectMissing checks %s', (_, operation, given, want) => {
  const answer = { success: false, ...given } as ApiAnswer;
  const result = detectMissing('thing.do', operation, answer);
  expect(result).toEqual(
    want.missing
      ? { success: false, error: 'no such call', status: given.status, requestId: undefined }
      : answer,
  );
  expect([...missingOperations.get().names]).toEqual(want.remembered ? ['thing.do'] : []);
});

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
