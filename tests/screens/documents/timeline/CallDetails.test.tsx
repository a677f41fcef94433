import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { phraseGroup } from '../../../../src/runtime/core/i18n/phrases.ts';
import { CallDetails } from '../../../../src/screens/documents/timeline/CallDetails.tsx';
import { renderPage } from '../../../runtime/core/renderPage.tsx';
import { enter, page, stubService } from '../../../runtime/core/stubService.ts';

beforeEach(async () => {
  await enter('apiCallLog');
  await phraseGroup('document', 'zh-CN').load();
});

const call = { uuid: 'a1', method: 'POST', url: 'http://erp.example/items' };

test.each([
  ['the log has no call', page(), ['日志中已没有此次调用。']],
  ['the log answers with another call', page({ ...call, uuid: 'a2' }), ['日志中已没有此次调用。']],
  ['a call without bodies', page(call), ['POST', 'http://erp.example/items', '响应无内容', '请求无内容']],
  [
    'a call with texts',
    page({ ...call, requestBody: '<a/>', responseBody: 'busy' }),
    ['响应busy', '请求<a/>'],
  ],
  ['the log cannot be read', { success: false, errorMessage: '日志不可用' }, ['日志不可用']],
])('%s', async (_given, answer, want) => {
  stubService({ '/apiCallLog/query': () => answer });
  const { container } = renderPage(<CallDetails uuid="a1" />);
  await screen.findByText(new RegExp(want[0]?.replace(/^(响应|请求)/, '') ?? ''));
  for (const text of want) expect(container.textContent).toContain(text);
});
