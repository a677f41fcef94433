import type { Row } from '../../../contract/api/envelope.ts';
import { isTimeZone } from '../../../contract/validation/timeZone.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import { loadCompanySettings } from '../../platform/records/rows/loadCompanySettings.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';

/** Settings for an interface's documents that are stored outside of it. */
export interface InterfaceSettings {
  /** Number of failures after which a document is blocked. */
  readonly failureThreshold: number;
  /** Minutes until a failed document runs again; doubled after each further failure. */
  readonly retryIntervalMinutes: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Fields whose values logs must hide. */
  readonly maskFields: readonly string[];
}

export const isKnownTimeZone = (name: unknown): name is string =>
  typeof name === 'string' && isTimeZone(name);

/** Returns the fields that logs mask; none without a security configuration. */
export const maskFieldsOf = (security: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  Array.isArray(security?.maskFields) ? security.maskFields.map(String) : [];

/**
 * Loads the settings from the company's global and security configuration or their defaults. The time zone
 * comes from the distribution centre if there is one. Unknown time zones are ignored.
 */
export async function loadInterfaceSettings(
  repository: RecordRepository,
  { companyUuid, dcCode }: Row,
): Promise<InterfaceSettings> {
  const company = String(companyUuid);
  const [own, security] = await Promise.all([
    loadCompanySettings(repository, entityOf('globalConfig'), company),
    loadCompanySettings(repository, entityOf('securityConfig'), company),
  ]);
  const [dc] = dcCode === undefined ? [] : await repository.findAll('dc', 'code', [dcCode], company);
  return {
    failureThreshold: Number(own.failureThreshold),
    retryIntervalMinutes: Number(own.retryIntervalMinutes),
    timeZone: [dc?.timeZone, own.timeZone].find(isKnownTimeZone) ?? 'UTC',
    maskFields: maskFieldsOf(security),
  };
}
