import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestDigest } from '../../../src/contract/api/requestDigest.ts';

test.each([
  { url: '/iwms-openapi/api/erp/1?lang=zh_CN', loginId: 'admin', body: undefined },
  { url: '/iwms-openapi/api/erp?lang=en_US', loginId: 'admin', body: '{"name":"仓库"}' },
  { url: '/iwms-openapi/api/erp?lang=en_US', loginId: 'admin', body: '{"name":"\ud83d"}' },
])('the digest of $url is MD5 over url, login and body in UTF-8', ({ url, loginId, body }) => {
  const want = createHash('md5')
    .update(`${url}${loginId}${body ?? ''}`, 'utf8')
    .digest('hex');
  expect(requestDigest(url, loginId, body)).toBe(want);
});
