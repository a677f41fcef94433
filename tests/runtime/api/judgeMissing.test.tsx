import { beforeEach, expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/operation.ts';
import type { Answer } from '../../../src/runtime/api/answer.ts';
import { judgeMissing } from '../../../src/runtime/api/judgeMissing.ts';
import { missingCalls } from '../../../src/runtime/api/missingCalls.ts';

beforeEach(missingCalls.forget);

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

const json: Partial<Answer> = { status: 404, message: 'No such call' };
const html: Partial<Answer> = { status: 404, error: 'unreadable' };
const noRecord: Partial<Answer> = { status: 404, errorCode: 'NOT_FOUND', message: 'thing not found' };

test.each<
  [what: string, operation: Operation, answer: Partial<Answer>, want: { told: boolean; remembered: boolean }]
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
  const answer = { success: false, ...given } as Answer;
  const judged = judgeMissing('thing.do', operation, answer);
  expect(judged).toEqual(
    want.told
      ? { success: false, error: 'no such call', status: given.status, requestId: undefined }
      : answer,
  );
  expect([...missingCalls.get().names]).toEqual(want.remembered ? ['thing.do'] : []);
});
