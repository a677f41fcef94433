import { createHmac, randomBytes } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { decryptSecrets } from '../../platform/records/rows/storedRow.ts';

const { model } = entityOf('securityConfig');

/** Returns the security configuration of a company, if it has one. The configuration cache keeps it. */
export const loadSecurityConfig = (
  { store: { configuration, repository } }: Pick<ServiceContext, 'store'>,
  companyUuid: string,
): Promise<Row | undefined> =>
  configuration.load(`security of ${companyUuid}`, () =>
    repository.find(model.name, 'companyUuid', companyUuid, [companyUuid]),
  );

/** Key of the digests. Only this process has it, so the time of a look-up reveals nothing about an API key. */
const digestKey = randomBytes(32);

const digestOf = (apiKey: string): string => createHmac('sha256', digestKey).update(apiKey).digest('base64');

/** Returns digest → company of all enabled keys; null if several companies have the key. */
async function readCompanies(service: ServiceContext): Promise<ReadonlyMap<string, string | null>> {
  const companies = new Map<string, string | null>();
  for (const companyUuid of await service.store.repository.findCompanies(model.name)) {
    const row = await loadSecurityConfig(service, companyUuid);
    const apiKey = row?.apiKeyEnabled === true && decryptSecrets(service.vault, model, row).apiKey;
    if (typeof apiKey !== 'string') continue;
    const digest = digestOf(apiKey);
    companies.set(digest, companies.has(digest) ? null : companyUuid);
  }
  return companies;
}

/** Returns the company with this enabled API key, unless several have it (DECISIONS.md, records 1 and 2). */
export async function findCompanyOfKey(service: ServiceContext, apiKey: string): Promise<string | undefined> {
  const load = () => readCompanies(service);
  const companies = await service.store.configuration.load('companies of API keys', load);
  return companies.get(digestOf(apiKey)) ?? undefined;
}
