import { describe, expect, test } from 'vitest';
import { PartnerKeys } from '../../../../../src/server/integration/inbound/keys/PartnerKeys.ts';
import { inboundUnderTest } from '../inboundUnderTest.ts';

const uuids: Record<string, string> = {};

const inbound = await inboundUnderTest();
uuids.item = await inbound.interfaceAfter(['online'], { interfaceName: 'item' });
uuids.asn = await inbound.interfaceAfter(['online'], { interfaceName: 'asn' });

let count = 0;

/** Creates a key. Returns its uuid and secret. */
async function createKey(over: object = {}) {
  const { send } = inbound.service;
  const body = { name: `Partner ${++count}`, calls: ['DOCUMENT', 'EVENT'], overlapHours: 24, ...over };
  const { success, message, row } = await send('POST /partnerKey', { body });
  if (!success) throw new Error(message);
  return { uuid: String(row.uuid), name: body.name, secret: await rotate(String(row.uuid)) };
}

const rotate = async (uuid: string): Promise<string> => {
  const { success, message, row } = await inbound.service.send(`POST /partnerKey/rotate?uuid=${uuid}`);
  if (!success) throw new Error(message);
  return String(row.secret);
};

const post = (secret: string, path = '/exchange/item', lang: 'en_US' | 'zh_CN' = 'en_US') =>
  inbound.post(path, { headers: { iwmsApiKey: secret }, lang });

const rowOf = async (uuid: string) => {
  const { send, client } = inbound.service;
  const { rows } = await send(`GET /partnerKey/query?companyUuid=${client.companyUuid}`);
  return rows.find((row) => row.uuid === uuid);
};

test('a secret is shown once, and the store has its digest only', async () => {
  const { uuid, secret } = await createKey();
  expect(secret).toMatch(/^ick_[\w-]{43}$/);
  const row = await rowOf(uuid);
  expect(row).toMatchObject({ status: 'ACTIVE', secretStart: secret.slice(0, 10) });
  expect(JSON.stringify(row)).not.toContain(secret);
  expect((await post(secret)).status).toBe(202);
});

test('the security configuration enables its own key only', async () => {
  const { secret } = await createKey();
  expect((await inbound.post('/exchange/item')).status).toBe(202);
  await inbound.secure({ apiKeyEnabled: false, apiKey: undefined });
  expect((await inbound.post('/exchange/item')).errorCode).toBe('API_KEY_REFUSED');
  expect((await post(secret)).status).toBe(202);
  const headers = { iwmsApiKey: undefined };
  expect((await inbound.post('/exchange/item', { headers })).errorCode).toBe('API_KEY_REQUIRED');
  await inbound.secure({});
});

const scopes = [
  { given: 'an interface in scope', over: () => ({ interfaceUuids: [uuids.item] }), status: 202 },
  {
    given: 'another interface',
    over: () => ({ name: 'Only asn', interfaceUuids: [uuids.asn] }),
    status: 403,
    message: 'The API key “Only asn” allows only: asn',
  },
  {
    given: 'documents with a key for events',
    over: () => ({ name: 'Only events', calls: ['EVENT'] }),
    status: 403,
    message: 'The API key “Only events” allows only: /exchangeEvent',
  },
];

test.each(scopes)('scope: $given', async ({ over, status, message }) => {
  const { secret } = await createKey(over());
  const answer = await post(secret);
  expect(answer.status).toBe(status);
  if (message) expect(answer).toMatchObject({ errorCode: 'API_KEY_SCOPE', message });
});

describe('several interfaces of one name, of which a key allows', async () => {
  uuids.own = await inbound.interfaceAfter(['online'], { interfaceName: 'twin', ownerCode: 'OWN1' });
  for (const dcCode of ['GZ01', 'SH01'])
    uuids[dcCode] = await inbound.interfaceAfter(['online'], { interfaceName: 'twin', dcCode });

  test.each([
    { given: 'one', allowed: ['GZ01'], path: '/exchange/twin', want: { status: 202 } },
    {
      given: 'two',
      allowed: ['GZ01', 'SH01'],
      path: '/exchange/twin',
      want: { status: 409, errorCode: 'AMBIGUOUS' },
    },
    {
      given: 'none',
      allowed: ['item'],
      path: '/exchange/twin',
      want: { status: 403, errorCode: 'API_KEY_SCOPE' },
    },
    {
      given: 'the one for every owner, while the owner has another one',
      allowed: ['SH01'],
      path: '/exchange/twin?dcCode=SH01&ownerCode=OWN1',
      want: { status: 403, errorCode: 'API_KEY_SCOPE' },
    },
  ])('$given', async ({ allowed, path, want }) => {
    const { secret } = await createKey({ interfaceUuids: allowed.map((name) => uuids[name]) });
    const answer = await post(secret, path);
    expect(answer).toMatchObject(want);
    const codes = JSON.stringify(answer);
    if (answer.status !== 202) expect(codes).not.toContain('OWN1');
  });
});

test('an expired key is refused by name', async () => {
  const { secret, name } = await createKey({ expiresAt: '2020-01-01T00:00:00.000Z' });
  const message = `The API key “${name}” has expired. Ask an administrator of this service for a new key`;
  expect(await post(secret)).toMatchObject({ status: 401, errorCode: 'API_KEY_EXPIRED', message });
});

test.each(['2026-13-01T00:00:00Z', '2026-01-01T25:00:00Z'])(
  'a key cannot expire at %s',
  async (expiresAt) => {
    const body = { name: `Partner ${++count}`, calls: ['DOCUMENT'], overlapHours: 24, expiresAt };
    const { row } = await inbound.service.send('POST /partnerKey', { body });
    expect(row.problems).toMatchObject([{ field: 'expiresAt' }]);
    const keys = new PartnerKeys(inbound.service.service);
    const key = { uuid: 'stored earlier', status: 'ACTIVE', ...body };
    await expect(keys.admit({ digest: '', validUntil: Infinity, key })).rejects.toThrow('API_KEY_EXPIRED');
  },
);

test('a revoked key is refused in the language of the caller, and can be deleted', async () => {
  const { send } = inbound.service;
  const { uuid, secret, name } = await createKey();
  expect((await send(`POST /partnerKey/remove?uuid=${uuid}`)).errorCode).toBe('ILLEGAL_TRANSITION');
  await send(`POST /partnerKey/revoke?uuid=${uuid}`);
  const message = `API 密钥“${name}”已吊销，请向接口平台管理员申请其他密钥`;
  expect(await post(secret, '/exchange/item', 'zh_CN')).toMatchObject({
    status: 401,
    errorCode: 'API_KEY_REVOKED',
    message,
  });
  expect((await send(`POST /partnerKey/rotate?uuid=${uuid}`)).errorCode).toBe('ILLEGAL_TRANSITION');
  await send(`POST /partnerKey/remove?uuid=${uuid}`);
  expect((await post(secret)).errorCode).toBe('API_KEY_REFUSED');
});

test('refusals of a known key are in the API call log of its company', async () => {
  const { uuid, secret } = await createKey();
  await inbound.service.send(`POST /partnerKey/revoke?uuid=${uuid}`);
  await post(secret);
  const calls = await inbound.calls();
  expect(calls.some(({ errorCode }) => errorCode === 'API_KEY_REVOKED')).toBe(true);
});

test('after a rotation, the previous secret is valid for the overlap', async () => {
  const kept = await createKey();
  const keptNext = await rotate(kept.uuid);
  expect((await post(kept.secret)).status).toBe(202);
  expect((await post(keptNext)).status).toBe(202);
  const ended = await createKey({ overlapHours: 0 });
  const endedNext = await rotate(ended.uuid);
  expect((await post(ended.secret)).errorCode).toBe('API_KEY_EXPIRED');
  expect((await post(endedNext)).status).toBe(202);
});

test('no post fails while a key is rotated', async () => {
  const { uuid, secret } = await createKey();
  let current = secret;
  const posts = Array.from({ length: 20 }, async () => (await post(current)).status);
  const rotating = rotate(uuid).then((next) => {
    current = next;
  });
  const during = await Promise.all(posts);
  await rotating;
  const after = await Promise.all([post(secret), post(current)]);
  expect(new Set([...during, ...after.map(({ status }) => status)])).toEqual(new Set([202]));
});

test('a key with a limit gets 429 beyond it', async () => {
  const { secret, name } = await createKey({ callsPerSecond: 1 });
  const answers = [await post(secret), await post(secret), await post(secret), await post(secret)];
  expect(answers.find(({ errorCode }) => errorCode === 'TOO_MANY_CALLS')).toMatchObject({
    status: 429,
    message: `The API key “${name}” allows 1 call a second. Try again in 1 second`,
  });
});

test('the last use is stored without a new version', async () => {
  const { uuid, secret } = await createKey();
  const before = await rowOf(uuid);
  await post(secret);
  const after = await rowOf(uuid);
  expect(before?.lastUsedAt).toBeUndefined();
  expect(after).toMatchObject({ version: before?.version, lastUsedAt: expect.any(String) });
});
