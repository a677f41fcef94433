import { expect, test } from 'vitest';
import { docsHref } from '../../../src/screens/docs/docsLinks.ts';
import {
  type DocsEvent,
  type DocsState,
  docsReducer,
  initialDocsState,
} from '../../../src/screens/docs/docsState.ts';
import type { TestResult } from '../../../src/screens/docs/testRequest/testRequest.ts';

const response: TestResult = { request: { url: 'http://a/b', type: 'POST' }, sendMode: 'relay' };

test.each<[string, Partial<DocsState>, DocsEvent, Partial<DocsState>]>([
  [
    'sending a test request moves to tab 4 and stores the response',
    { tab: '3', uuid: 'i1' },
    { type: 'sent', response },
    { tab: '4', response, lastSent: { request: response.request, uuid: 'i1' }, uuid: 'i1' },
  ],
  [
    'sending again from tab 4 keeps the interface of the request, also under the URL of another one',
    { tab: '4', uuid: 'i2', response, lastSent: { request: response.request, uuid: 'i1' } },
    { type: 'sent', response },
    { tab: '4', response, lastSent: { request: response.request, uuid: 'i1' }, uuid: 'i2' },
  ],
  [
    'showing logs moves to tab 2 with the service name',
    { tab: '1' },
    { type: 'logsShown', service: 'asn' },
    { tab: '2', service: 'asn', uuid: '' },
  ],
  [
    'showing logs of a known interface stores its uuid',
    { tab: '1' },
    { type: 'logsShown', service: 'asn', uuid: 'i1' },
    { tab: '2', service: 'asn', uuid: 'i1' },
  ],
  [
    'clearing removes the response and keeps the tab',
    { tab: '4', response },
    { type: 'cleared' },
    { tab: '4', response: undefined },
  ],
  ['opening create shows the dialog', {}, { type: 'createOpened' }, { isCreating: true, tab: '1' }],
  [
    'a successful list query hides the dialog',
    { isCreating: true },
    { type: 'listed' },
    { isCreating: false },
  ],
  ['closing create hides the dialog', { isCreating: true }, { type: 'createClosed' }, { isCreating: false }],
  [
    'a new interface hides the dialog and opens its document',
    { isCreating: true },
    { type: 'created', uuid: 'i1' },
    { isCreating: false, uuid: 'i1' },
  ],
  [
    'a new interface that the service does not return hides the dialog',
    { isCreating: true },
    { type: 'created', uuid: undefined },
    { isCreating: false },
  ],
  [
    'a list query without a dialog keeps the tab',
    { tab: '2' },
    { type: 'listed' },
    { tab: '2', isCreating: false },
  ],
  [
    'opening a document moves to tab 1 with its uuid',
    {},
    { type: 'documentOpened', uuid: 'i1' },
    { tab: '1', uuid: 'i1' },
  ],
  ['closing a document clears the uuid', { uuid: 'i1' }, { type: 'documentClosed' }, { tab: '1', uuid: '' }],
  [
    'opening the reference moves to tab 5 and keeps the uuid',
    { tab: '1' },
    { type: 'referenceOpened', uuid: 'i1' },
    { tab: '5', uuid: 'i1' },
  ],
  [
    'opening the request moves to tab 3 and keeps the uuid',
    { uuid: 'i1' },
    { type: 'requestOpened' },
    { tab: '3', uuid: 'i1' },
  ],
  [
    'opening the request of another document stores its uuid',
    { uuid: 'i1' },
    { type: 'requestOpened', uuid: 'i2' },
    { tab: '3', uuid: 'i2' },
  ],
])('%s', (_, state, event, want) =>
  expect(docsReducer({ ...initialDocsState, ...state }, event)).toEqual({
    ...initialDocsState,
    ...state,
    ...want,
  }),
);

test('the initial tab is 1', () => expect(initialDocsState.tab).toBe('1'));

test.each<[DocsEvent, string]>([
  [{ type: 'requestOpened', uuid: 'i1' }, '/?tab=3&uuid=i1'],
  [
    { type: 'logsShown', service: '收货 & 1', uuid: 'i1' },
    '/?tab=2&service=%E6%94%B6%E8%B4%A7+%26+1&uuid=i1',
  ],
  [{ type: 'documentOpened', uuid: 'i1' }, '/?tab=1&uuid=i1'],
])('docsHref of %o', (event, want) => expect(docsHref(event)).toBe(want));
