import type { Row } from '../../../../contract/api/envelope.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { ServiceContext } from '../../../platform/operations/ServiceContext.ts';
import { hashToken } from '../../../platform/security/credentials.ts';
import { RateLimiter } from '../RateLimiter.ts';
import { type StoredKeySecret, useInterval } from './PartnerKeySecrets.ts';

/** Generated API keys: finds the key of a secret, and admits its calls. */
export class PartnerKeys {
  readonly #service: ServiceContext;
  readonly #limiter = new RateLimiter();
  /** Instants of the last recorded uses by key, in milliseconds. */
  readonly #usedAt = new Map<string, number>();

  constructor(service: ServiceContext) {
    this.#service = service;
  }

  /** Returns the stored secret with its key. All secrets are cached, so that a wrong one needs no query. */
  async find(secret: string): Promise<StoredKeySecret | undefined> {
    const { configuration, partnerKeySecrets } = this.#service.store;
    const secrets = await configuration.load(
      'secrets of API keys',
      async () => new Map((await partnerKeySecrets.readAll()).map((one) => [one.digest, one])),
    );
    return secrets.get(hashToken(secret));
  }

  /** Counts a call and records the use. Throws API_KEY_REVOKED, API_KEY_EXPIRED, TOO_MANY_CALLS. */
  async admit({ key, validUntil }: StoredKeySecret): Promise<void> {
    const now = this.#service.now();
    const { name, status, expiresAt, callsPerSecond } = key;
    if (status === 'REVOKED') throw new ServiceError('API_KEY_REVOKED', { name });
    const ends = [validUntil, expiresAt ? Date.parse(String(expiresAt)) : Infinity];
    // Earlier versions stored impossible instants. Such a key counts as expired.
    if (!(Math.min(...ends) > now.getTime())) throw new ServiceError('API_KEY_EXPIRED', { name });
    const limit = Number(callsPerSecond ?? Infinity);
    if (!this.#limiter.tryAcquire(key.uuid, limit, now))
      throw new ServiceError('TOO_MANY_CALLS', { name, limit, seconds: 1 });
    await this.#recordUse(key.uuid, now);
  }

  async #recordUse(keyUuid: string, now: Date): Promise<void> {
    if (now.getTime() - (this.#usedAt.get(keyUuid) ?? 0) < useInterval) return;
    this.#usedAt.set(keyUuid, now.getTime());
    await this.#service.store.partnerKeySecrets.recordUse(keyUuid, now);
  }
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * Throws API_KEY_SCOPE with the paths that the key allows.
 * @param call a choice of the property `calls`
 * @param paths the paths of all calls
 */
export function assertCallInScope(
  { name, calls }: Row,
  call: string,
  paths: ReadonlyMap<string, string>,
): void {
  const allowed = listOf(calls);
  if (allowed.includes(call)) return;
  throw new ServiceError('API_KEY_SCOPE', { name, scope: allowed.map((one) => paths.get(one)) });
}

/** Returns whether a key allows an interface. No key, or a key without interfaces, allows all. */
export function isInterfaceInScope(partnerKey: Row | undefined, { uuid }: Row): boolean {
  const allowed = listOf(partnerKey?.interfaceUuids);
  return allowed.length === 0 || allowed.includes(uuid);
}

/** Throws API_KEY_SCOPE with the names of the interfaces that the key allows. */
export async function assertInterfaceInScope(
  { store }: Pick<ServiceContext, 'store'>,
  partnerKey: Row,
  row: Row,
): Promise<void> {
  if (isInterfaceInScope(partnerKey, row)) return;
  const { name, companyUuid, interfaceUuids } = partnerKey;
  const allowed = listOf(interfaceUuids);
  const rows = await store.repository.findAll('interface', 'uuid', allowed, String(companyUuid));
  const scope = [...new Set(rows.map(({ interfaceName }) => String(interfaceName)))].toSorted();
  throw new ServiceError('API_KEY_SCOPE', { name, scope });
}
