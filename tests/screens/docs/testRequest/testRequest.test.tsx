import { describe, expect, test } from 'vitest';
import type { TestResponse } from '../../../../src/generated/types.ts';
import { OperationError } from '../../../../src/runtime/api/answer.ts';
import { noSuchOperation } from '../../../../src/runtime/api/missing/missingOperations.ts';
import { hasConfiguredOrigin } from '../../../../src/screens/docs/testRequest/targetOrigin.ts';
import { maskKey, toTestReply } from '../../../../src/screens/docs/testRequest/testReply.ts';
import {
  DirectFailure,
  handleTestFailure,
  type TestReply,
  type TestRequest,
  testRequestOf,
} from '../../../../src/screens/docs/testRequest/testRequest.ts';

const call: TestRequest = { url: 'http://a/b', type: 'POST' };

describe('handleTestFailure handles every failure', () => {
  test.each<[unknown, object]>([
    [
      new DirectFailure('timeout', { seconds: 15 }),
      { phrase: 'timeout', parameters: { seconds: 15 }, tryWay: undefined },
    ],
    [new DirectFailure('blockedByPolicy'), { phrase: 'blockedByPolicy', tryWay: 'relay' }],
    [new DirectFailure('unreachable', { host: 'a' }), { parameters: { host: 'a' }, tryWay: 'relay' }],
    [
      new OperationError({ success: false, error: noSuchOperation, status: 404 }),
      { phrase: 'noRelay', tryWay: 'direct' },
    ],
    [
      new OperationError({ success: false, status: 404, errorCode: 'NOT_FOUND', message: 'No company' }),
      { message: 'No company', errorCode: 'NOT_FOUND', phrase: undefined },
    ],
    [
      new OperationError({
        success: false,
        status: 403,
        errorCode: 'HOST_NOT_ALLOWED',
        message: 'Not there',
      }),
      { message: 'Not there', errorCode: 'HOST_NOT_ALLOWED', phrase: undefined },
    ],
    [new OperationError({ success: false, error: 'no network' }), { phrase: 'offline' }],
    [new OperationError({ success: false, error: 'timeout' }), { phrase: 'relayTimeout' }],
    [new OperationError({ success: false, error: 'unreadable' }), { phrase: 'relayUnreachable' }],
    [new TypeError('odd'), { message: 'odd' }],
    ['odd', { message: 'odd' }],
  ])('%o', (cause, want) => {
    const { failure, reply, ...rest } = handleTestFailure(cause, call, 'relay');
    expect({ phrase: undefined, tryWay: undefined, ...failure }).toMatchObject(want);
    expect([reply, rest]).toEqual([undefined, { request: call, sendMode: 'relay' }]);
  });
});

test.each<[string, string[], boolean]>([
  ['https://erp.example.com/api/asn', ['https://erp.example.com/api'], true],
  ['https://erp.example.com/other', ['https://wms', 'https://erp.example.com/api'], true],
  ['https://erp.example.com:8443/api', ['https://erp.example.com/api'], false],
  ['http://erp.example.com/api', ['https://erp.example.com/api'], false],
  ['https://erp.example.com.evil.test/api', ['https://erp.example.com/api'], false],
  ['https://erp.example.com@evil.test/api', ['https://erp.example.com/api'], false],
  ['https://erp.example.com/', ['not a url'], false],
  ['not a url', ['not a url'], false],
  ['https://erp.example.com/', [], false],
])('hasConfiguredOrigin of %s with %o: %s', (url, basePaths, want) =>
  expect(hasConfiguredOrigin(url, basePaths)).toBe(want),
);

test.each<[string, Partial<TestResponse>, Partial<TestReply> | undefined]>([
  ['a response without success', { success: false, message: 'refused' }, undefined],
  [
    'a response',
    { status: 200, statusText: 'OK', response: '{}', sizeBytes: 2, headers: [{ name: 'a', value: 'b' }] },
    {
      status: 200,
      text: '{}',
      sizeBytes: 2,
      isTruncated: false,
      elapsedMs: 7,
      headers: [{ name: 'a', value: 'b' }],
    },
  ],
  ['an empty response', { status: 204, elapsedMs: 3 }, { text: '', sizeBytes: 0, elapsedMs: 3, headers: [] }],
  ['a binary response', { status: 200, binary: true, sizeBytes: 9 }, { text: undefined, sizeBytes: 9 }],
  [
    'a truncated response',
    { status: 500, response: 'a', truncated: true },
    { status: 500, isTruncated: true, sizeBytes: 1 },
  ],
])('toTestReply of %s', (_, response, want) => {
  const reply = toTestReply({ success: true, ...response }, 7);
  if (want) expect(reply).toMatchObject(want);
  else expect(reply).toBeUndefined();
});

test('maskKey masks the key in the response', () => {
  const reply: TestReply = {
    status: 200,
    statusText: '',
    headers: [{ name: 'x', value: 'is k3y' }],
    text: '{"key":"k3y"}',
    isTruncated: false,
    sizeBytes: 1,
    elapsedMs: 1,
  };
  expect(maskKey(reply, 'k3y')).toMatchObject({
    headers: [{ value: 'is [SECRET]' }],
    text: '{"key":"[SECRET]"}',
  });
  expect(maskKey(reply, '')).toBe(reply);
});

test('testRequestOf takes the request of an API document', () => {
  const request = { method: 'POST', url: 'http://a/b', headers: { iwmsApiKey: '[SECRET]' }, body: '{}' };
  expect(testRequestOf({ transport: 'HTTP', endpointSettings: [], request })).toEqual({
    url: 'http://a/b',
    type: 'POST',
    parameters: '{}',
  });
  expect(testRequestOf({ transport: 'ACTIVE_MQ', endpointSettings: [] })).toBeUndefined();
});
