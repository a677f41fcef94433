import { createHmac, randomBytes } from 'node:crypto';
import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { ServiceContext } from '../../platform/operations/ServiceContext.ts';
import { decryptSecrets } from '../../platform/records/rows/storedRow.ts';

const { model } = entityOf('securityConfig');

/** A loaded security configuration with its company, and the hash of its key if the key is enabled. */
interface KnownConfiguration {
  readonly companyUuid: string;
  readonly version: unknown;
  readonly digest?: string;
}

/** Returns the security configuration of a company, if it has one. The configuration cache keeps it. */
export const loadSecurityConfig = (
  { store: { configuration, repository } }: Pick<ServiceContext, 'store'>,
  companyUuid: string,
): Promise<Row | undefined> =>
  configuration.load(`security of ${companyUuid}`, () =>
    repository.find(model.name, 'companyUuid', companyUuid, [companyUuid]),
  );

/**
 * Finds the company of an API key without decrypting all keys again. It compares hashes under a key that only
 * this process has, so that the time taken reveals nothing (README.md, "The key finds the company").
 */
export class ApiKeys {
  readonly #service: ServiceContext;
  readonly #hashKey = randomBytes(32);
  #known: ReadonlyMap<string, KnownConfiguration> = new Map();
  /** Digest → the company; null if several have the key. */
  #companies: ReadonlyMap<string, string | null> = new Map();

  constructor(service: ServiceContext) {
    this.#service = service;
  }

  /** Returns the company with this key, if known. */
  async findKnown(key: string): Promise<string | undefined> {
    const companyUuid = this.#companies.get(this.#digestOf(key));
    if (!companyUuid) return undefined;
    const row = await loadSecurityConfig(this.#service, companyUuid);
    return row && row.version === this.#known.get(companyUuid)?.version ? companyUuid : undefined;
  }

  /** Same as `findKnown`, after a refresh that decrypts the keys of changed configurations. */
  async findRefreshed(key: string): Promise<string | undefined> {
    await this.#read();
    return this.findKnown(key);
  }

  async #read(): Promise<void> {
    const companies = await this.#service.store.repository.findCompanies(model.name);
    const read = await Promise.all(
      companies.map((companyUuid) => loadSecurityConfig(this.#service, companyUuid)),
    );
    const known = new Map<string, KnownConfiguration>();
    for (const row of read) if (row) known.set(String(row.companyUuid), this.#knownOf(row));
    const byDigest = new Map<string, string | null>();
    for (const { digest, companyUuid } of known.values())
      if (digest !== undefined) byDigest.set(digest, byDigest.has(digest) ? null : companyUuid);
    this.#known = known;
    this.#companies = byDigest;
  }

  #knownOf(row: Row): KnownConfiguration {
    const companyUuid = String(row.companyUuid);
    const before = this.#known.get(companyUuid);
    if (before && before.version === row.version) return before;
    const key = row.apiKeyEnabled === true && decryptSecrets({ service: this.#service }, model, row).apiKey;
    const digest = typeof key === 'string' ? this.#digestOf(key) : undefined;
    return { companyUuid, version: row.version, digest };
  }

  #digestOf(key: string): string {
    return createHmac('sha256', this.#hashKey).update(key).digest('base64');
  }
}
