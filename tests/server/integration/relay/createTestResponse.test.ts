import { expect, test } from 'vitest';
import {
  decodeContent,
  noAnswerSentence,
} from '../../../../src/server/integration/relay/createTestResponse.ts';
import { servicePhrasesOf } from '../../../../src/server/platform/base/servicePhrases.ts';

const content = (bytes: Buffer, contentType = '', unfinished = false) =>
  decodeContent(bytes, contentType, unfinished, (text) => text.replaceAll('key', '***'));

const json = '{"id":12345678901234567890}';
const cases: { name: string; bytes: Buffer; type?: string; unfinished?: boolean; want: object }[] = [
  { name: 'JSON with all digits', bytes: Buffer.from(json), want: { response: json, data: json } },
  { name: 'a JSON number', bytes: Buffer.from('1'), want: { response: '1', data: '1' } },
  { name: 'text', bytes: Buffer.from('成功'), want: { response: '成功' } },
  { name: 'an empty body', bytes: Buffer.from(''), want: { response: '' } },
  {
    name: 'a byte order mark',
    bytes: Buffer.from('\uFEFF{}'),
    want: { response: '{}', data: '{}' },
  },
  {
    name: 'GBK',
    bytes: Buffer.from([0xb3, 0xc9, 0xb9, 0xa6]),
    type: 'text/plain; charset="GBK"',
    want: { response: '成功' },
  },
  {
    name: 'an unknown charset',
    bytes: Buffer.from('成功'),
    type: 'text/plain; charset=x-nobody',
    want: { response: '成功' },
  },
  { name: 'a picture', bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47]), want: { binary: true } },
  { name: 'text with NUL', bytes: Buffer.from('a\0b'), want: { binary: true } },
  { name: 'half a character', bytes: Buffer.from('成功').subarray(0, 5), want: { binary: true } },
  {
    name: 'half a character at the cut',
    bytes: Buffer.from('成功').subarray(0, 5),
    unfinished: true,
    want: { response: '成' },
  },
  { name: 'a masked key', bytes: Buffer.from('["key"]'), want: { response: '["***"]', data: '["***"]' } },
  { name: 'JSON that masking breaks', bytes: Buffer.from('[key]'), want: { response: '[***]' } },
];

test.each(cases)('decodeContent handles $name', ({ bytes, type, unfinished, want }) => {
  expect(content(bytes, type, unfinished)).toEqual(want);
});

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:80'), { code: 'ECONNREFUSED' });

test.each([
  { name: 'one address', error: refused, want: 'Connection failed: connect ECONNREFUSED ::1:80' },
  {
    name: 'several addresses',
    error: Object.assign(new AggregateError([refused, new Error('second')]), { code: 'ECONNREFUSED' }),
    want: 'Connection failed: connect ECONNREFUSED ::1:80',
  },
  {
    name: 'an error with a code only',
    error: Object.assign(new Error(''), { code: 'EPROTO' }),
    want: 'Connection failed: EPROTO',
  },
])('the sentence about no answer names the error of $name', ({ error, want }) => {
  expect(noAnswerSentence(servicePhrasesOf('en-US'), error)).toBe(want);
});
