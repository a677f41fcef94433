import { describe, expect, test } from 'vitest';
import { account, openapi, serviceUnderTest } from '../../serviceUnderTest.ts';

const service = await serviceUnderTest();

test.each([
  { given: `PUT ${openapi}/erp`, status: 405, allow: 'POST' },
  { given: `PATCH ${openapi}/erp/4711`, status: 405, allow: 'GET' },
  { given: `GET ${account}/login`, status: 405, allow: 'POST' },
  { given: `GET ${openapi}/no/such/path`, status: 404, allow: null },
])('$given → $status, Allow: $allow', async ({ given, status, allow }) => {
  const [method = '', path = ''] = given.split(' ');
  const response = await service.app.request(`${path}?lang=en_US`, { method });
  const { errorCode, message } = await response.json();
  expect(response.status).toBe(status);
  expect(response.headers.get('Allow')).toBe(allow);
  expect(errorCode).toBe(allow ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  expect(message).toContain(allow ?? path);
});

test.each([
  { protocol: undefined, want: null },
  { protocol: 'http', want: null },
  { protocol: 'https', want: 'max-age=31536000' },
])('behind $protocol, Strict-Transport-Security is $want', async ({ protocol, want }) => {
  const headers: HeadersInit = protocol === undefined ? {} : { 'X-Forwarded-Proto': protocol };
  const response = await service.app.request('/livez', { headers });
  expect(response.headers.get('Strict-Transport-Security')).toBe(want);
  expect(response.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(response.headers.get('Permissions-Policy')).toContain('camera=()');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});

describe('GET /openapi.json', () => {
  const read = async (loginKey?: string) => {
    const headers: HeadersInit = loginKey === undefined ? {} : { loginKey };
    const response = await service.app.request('/openapi.json', { headers });
    return { status: response.status, document: await response.json() };
  };

  test('has the calls of partners for anyone, with the schemas that they use', async () => {
    const { document } = await read();
    const { paths, components } = document;
    expect(Object.keys(paths)).toEqual([
      `${openapi}/exchange/{interfaceName}`,
      `${openapi}/exchangeEvent/{eventType}`,
    ]);
    expect(Object.keys(components.schemas).sort()).toEqual([
      'EventReceipts',
      'ExchangeDocumentInput',
      'Failure',
      'Receipt',
    ]);
  });

  test('has all calls for a signed-in operator', async () => {
    const { document } = await read(service.client.loginKey);
    expect(Object.keys(document.paths).length).toBeGreaterThan(100);
  });

  test('refuses a wrong login key', async () => {
    expect((await read('wrong')).status).toBe(401);
  });
});
