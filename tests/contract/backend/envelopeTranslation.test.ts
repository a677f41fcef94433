import { expect, test } from 'vitest';
import type { Operation } from '../../../src/contract/api/operation.ts';
import { envelopeTranslation } from '../../../src/contract/backend/envelopeTranslation.ts';
import type { CallArguments } from '../../../src/contract/backend/Protocol.ts';
import { backendWith, operationWith, received } from './sampleBackend.ts';

const state = { status: 'WAITING' };

test.each<[name: string, operation: Partial<Operation>, args: CallArguments, want: CallArguments]>([
  ['a transition sends its target state', { state }, { uuid: '7' }, { uuid: '7', body: state }],
  [
    'a new record gets the initial state',
    { initial: state },
    { body: { name: 'Li' } },
    { body: { status: 'WAITING', name: 'Li' } },
  ],
  [
    'the state of the form comes first',
    { initial: state },
    { body: { status: 'ADMITTED' } },
    { body: { status: 'ADMITTED' } },
  ],
  ['a call without a state keeps its body', {}, { body: { name: 'Li' } }, { body: { name: 'Li' } }],
  ['a call without a body', {}, { uuid: '7' }, { uuid: '7' }],
])('%s', (_, operation, args, want) => {
  expect(envelopeTranslation.writeCall(backendWith(), operationWith(operation), args)).toEqual({
    args: want,
    query: [],
  });
});

test.each<[name: string, answer: object, want: object]>([
  ['a code that is a number is its text', { errorCode: 1001 }, { errorCode: '1001' }],
  ['the code 0 is a code', { errorCode: 0 }, { errorCode: '0' }],
  ['an empty code is no code', { errorCode: '' }, { errorCode: undefined }],
  ['an object is no message', { message: { text: 'no' } }, { message: undefined }],
])('a refusal: %s', (_, answer, want) => {
  const refusal = received({ success: false, ...answer });
  expect(envelopeTranslation.readAnswer(backendWith(), operationWith(), {}, refusal)).toMatchObject(want);
});
