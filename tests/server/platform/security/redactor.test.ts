import { expect, test } from 'vitest';
import { maskSecrets } from '../../../../src/server/platform/security/redactor.ts';

const table = [
  { text: 'nothing here', secrets: [], want: 'nothing here' },
  { text: 'pass pass', secrets: ['pass'], want: '[SECRET] [SECRET]' },
  { text: JSON.stringify({ key: 'a"b\\c' }), secrets: ['a"b\\c'], want: '{"key":"[SECRET]"}' },
  { text: '?key=a%26b', secrets: ['a&b'], want: '?key=[SECRET]' },
  {
    text: JSON.stringify({ echo: JSON.stringify({ echo: JSON.stringify({ key: 'a"b' }) }) }),
    secrets: ['a"b'],
    want: JSON.stringify({ echo: JSON.stringify({ echo: JSON.stringify({ key: '[SECRET]' }) }) }),
  },
  { text: '?key=a+b%2F', secrets: ['a b/'], want: '?key=[SECRET]' },
  { text: 'abc ab', secrets: ['ab', 'abc'], want: '[SECRET] [SECRET]' },
  {
    text: '{"password":"a","qty":1,"name":"asn"} Bearer a?key=a&b=ab',
    secrets: ['a'],
    want: '{"password":"[SECRET]","qty":1,"name":"asn"} Bearer [SECRET]?key=[SECRET]&b=ab',
  },
  { text: '12 of 312, 12号 第12号', secrets: ['12'], want: '[SECRET] of 312, 12号 第12号' },
  { text: '{"password":"\\"\\""} or ""', secrets: ['""'], want: '{"password":"[SECRET]"} or [SECRET]' },
  { text: 'Wang \ud83d', secrets: ['Wang \ud83d'], want: '[SECRET]' },
  {
    text: 'POST http://wms:p@ss@host:8080/a?b=c@d',
    secrets: [],
    want: 'POST http://[SECRET]@host:8080/a?b=c@d',
  },
  { text: '{"url":"tcp://wms@mq","to":"a@b"}', secrets: [], want: '{"url":"tcp://[SECRET]@mq","to":"a@b"}' },
  { text: 'https://host/a@b https://host?a@b', secrets: [], want: 'https://host/a@b https://host?a@b' },
  { text: '$& $1', secrets: ['$&'], want: '[SECRET] $1' },
];

test.each(table)('maskSecrets masks $secrets in $text', ({ text, secrets, want }) => {
  expect(maskSecrets(text, secrets)).toBe(want);
});
