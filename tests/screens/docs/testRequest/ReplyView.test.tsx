import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { ReplyView } from '../../../../src/screens/docs/testRequest/ReplyView.tsx';
import type { TestReply } from '../../../../src/screens/docs/testRequest/testRequest.ts';
import { renderLocalized } from '../../../runtime/core/renderLocalized.ts';
import { enter } from '../../../runtime/core/stubService.ts';

beforeEach(async () => {
  await enter();
  await phraseGroup('docs', 'zh-CN').load();
});

const good: TestReply = {
  status: 200,
  statusText: 'OK',
  headers: [],
  text: 'done',
  isTruncated: false,
  sizeBytes: 2048,
  elapsedMs: 1234,
};

function show(over: Partial<TestReply>): void {
  renderLocalized(<ReplyView reply={{ ...good, ...over }} />);
}

const noticesOf = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
const html = (name: string) => [{ name, value: 'text/html' }];
const refusal = '{"success":false,"message":"库存不足"}';

test.each<[what: string, over: Partial<TestReply>, tone: string, notices: string[]]>([
  ['a success', {}, 'positive', []],
  ['the last success status', { status: 299 }, 'positive', []],
  ['a redirect', { status: 300 }, 'negative', []],
  ['an informational status', { status: 199 }, 'negative', []],
  ['a refusal with a success status', { text: refusal }, 'negative', ['接收方返回失败：库存不足']],
  ['a page', { text: '<html><title>Sign in</title>' }, 'negative', ['接收方返回的是网页：Sign in']],
  [
    'a part of a page, by its content type',
    { text: '<div>x</div>', headers: html('Content-Type') },
    'negative',
    ['接收方返回的是网页：HTML'],
  ],
  ['a tag with another header', { text: '<div>x</div>', headers: html('Accept') }, 'positive', []],
  [
    'a content type after another header',
    { text: '<div>x</div>', headers: [{ name: 'Accept', value: 'text/plain' }, ...html('content-type')] },
    'negative',
    ['接收方返回的是网页：HTML'],
  ],
  ['a truncated body', { isTruncated: true }, 'positive', ['内容未显示完整，仅读取了前 2.0 kB。']],
  ['a body that is not text', { text: undefined }, 'positive', ['响应体不是文本，无法显示。']],
  ['an empty body', { text: '' }, 'positive', ['响应体为空。']],
])('the view of %s has the tone and the notices', (_what, over, tone, notices) => {
  show(over);
  const { status } = { ...good, ...over };
  expect(screen.getByText(`${status} OK`).getAttribute('data-tone')).toBe(tone);
  expect(noticesOf()).toEqual(notices);
});

test.each([
  ['an answer with one name twice', '{"a":1,"a":2}'],
  ['a number as it was written', '{"a":1.10}'],
])('the view shows %s', (_what, text) => {
  show({ text });
  const shown = document.body.textContent ?? '';
  expect(shown.replaceAll(/\s/g, '')).toContain(text);
});

test('the view shows time, size, headers and body', () => {
  show({ headers: [{ name: 'X-Trace', value: 't1' }] });
  const pairs = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(pairs).toEqual(['200 OK', '1,234 毫秒', '2.0 kB']);
  expect(within(screen.getByRole('table', { name: '响应头' })).getByText('t1')).toBeTruthy();
  expect(screen.getByRole('region', { name: '响应体' }).textContent).toContain('done');
});
