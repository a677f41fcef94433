import { beforeEach, expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/api/operation.ts';
import type { ApiAnswer } from '../../../src/runtime/api/answer.ts';
import { detectMissing } from '../../../src/runtime/api/detectMissing.ts';
import { missingOperations } from '../../../src/runtime/api/missingOperations.ts';

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
    want: { told: boolean; remembered: boolean },
  ]
>([
  ['a call beyond the specification, JSON', optional, json, { told: true, remembered: true }],
  ['a call beyond the specification, HTML', optional, html, { told: true, remembered: true }],
  ['a call beyond the specification, 501', optional, { status: 501 }, { told: true, remembered: true }],
  ['one that names a record, JSON', optionalOfRecord, json, { told: true, remembered: true }],
  ['a record that is gone', optionalOfRecord, noRecord, { told: false, remembered: false }],
  ['a 404 that shows itself', optional, { ...json, showType: 9 }, { told: false, remembered: false }],
  ['another failure', optional, { status: 500 }, { told: false, remembered: false }],
  ['a list of the specification, JSON', list, json, { told: true, remembered: true }],
  ['a record of the specification, JSON', record, json, { told: false, remembered: false }],
  ['a record of the specification, HTML', record, html, { told: true, remembered: false }],
  ['a change of the specification, JSON', change, json, { told: false, remembered: false }],
])('%s', (_, operation, given, want) => {
  const answer = { success: false, ...given } as ApiAnswer;
  const judged = detectMissing('thing.do', operation, answer);
  expect(judged).toEqual(
    want.told
      ? { success: false, error: 'no such call', status: given.status, requestId: undefined }
      : answer,
  );
  expect([...missingOperations.get().names]).toEqual(want.remembered ? ['thing.do'] : []);
});
