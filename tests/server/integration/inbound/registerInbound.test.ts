import { expect, test } from 'vitest';
import type { Role } from '../../../../src/contract/api/role.ts';
import { openLogin } from '../../openLogin.ts';
import { inboundUnderTest, type Posting } from './inboundUnderTest.ts';

/** The first company of every operator here, because its uuid sorts first. It has no interface. */
const firstCompany = '!first';

const inbound = await inboundUnderTest();
await inbound.interfaceAfter(['online'], { interfaceName: 'item', entityIdentifier: 'no' });
const secured = inbound.service.client.companyUuid;

/** Returns the session of an operator with this role in the first company, and `operator` in the secured one. */
async function sessionWith(roleInFirst: Role): Promise<NonNullable<Posting['session']>> {
  const { accounts } = inbound.service.store;
  const loginId = `${roleInFirst} of the first`;
  await accounts.saveOperator(loginId, '');
  await accounts.addToCompany(loginId, firstCompany, roleInFirst);
  await accounts.addToCompany(loginId, secured, 'operator');
  return openLogin(inbound.service, loginId);
}

interface Choice {
  readonly given: string;
  readonly roleInFirst: Role;
  readonly namesSecured?: 'query' | 'document';
  /** Without an error, the secured company accepts the document. */
  readonly want: Readonly<Record<'listed' | 'stranger', string | undefined>>;
}

const inSecured = { listed: undefined, stranger: 'CALLER_NOT_ALLOWED' };
const inFirst = { listed: 'NOT_FOUND', stranger: 'NOT_FOUND' };

const choices: readonly Choice[] = [
  { given: 'no company, and the role in the second only', roleInFirst: 'viewer', want: inSecured },
  { given: 'no company, and the role in both', roleInFirst: 'operator', want: inFirst },
  { given: 'the second as parameter', roleInFirst: 'operator', namesSecured: 'query', want: inSecured },
  { given: 'the second in the document', roleInFirst: 'operator', namesSecured: 'document', want: inFirst },
];

test.each(choices)(
  'allow list, mask and queue of a session are those of one company: $given',
  async ({ given, roleInFirst, namesSecured, want }) => {
    await inbound.secure({ ipWhitelist: ['203.0.113.0/24'], maskFields: ['phone'] });
    const document = {
      no: given,
      phone: '13800000000',
      ...(namesSecured === 'document' && { companyUuid: secured }),
    };
    const path = `/exchange/item${namesSecured === 'query' ? `?companyUuid=${secured}` : ''}`;
    const posting = {
      text: JSON.stringify(document),
      signedIn: true,
      session: await sessionWith(roleInFirst),
    };
    expect({
      listed: (await inbound.post(path, { ...posting, peer: '203.0.113.9' })).errorCode,
      stranger: (await inbound.post(path, { ...posting, peer: '198.51.100.7' })).errorCode,
    }).toEqual(want);

    const bodies = (await inbound.calls()).map(({ requestBody }) => String(requestBody));
    const logged = bodies.filter((body) => body.includes(`"${given}"`));
    expect(logged.map((body) => body.includes('"phone":"[MASKED]"'))).toEqual(
      want === inSecured ? [true] : [],
    );
  },
);

test('a refusal for lack of a role is logged under the rules of its company', async () => {
  await inbound.secure({ ipWhitelist: [], maskFields: ['phone'] });
  const { accounts } = inbound.service.store;
  await accounts.saveOperator('reader', '');
  await accounts.addToCompany('reader', secured, 'viewer');
  const posting = { signedIn: true, session: await openLogin(inbound.service, 'reader') };
  const { errorCode } = await inbound.post(`/exchange/item?companyUuid=${secured}&phone=1380`, posting);
  expect(errorCode).toBe('ROLE_REQUIRED');
  expect((await inbound.calls()).find((call) => call.errorCode === 'ROLE_REQUIRED')?.url).toContain(
    'phone=[MASKED]',
  );
});
