import type { Row } from '../../../contract/api/envelope.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { RecordRepository } from '../../platform/store/records/RecordRepository.ts';

/** What an interface's documents are handled by, besides the interface itself. */
export interface InterfaceSettings {
  /** Failures after which a document is blocked. */
  readonly failureThreshold: number;
  /** Minutes until a document that failed runs again; twice as many after each failure more. */
  readonly retryIntervalMinutes: number;
  /** IANA name. */
  readonly timeZone: string;
  /** Fields whose values no log keeps. */
  readonly maskFields: readonly string[];
}

/** The one record of a company, over its defaults. */
async function loadSingleRecord(
  documents: RecordRepository,
  entity: string,
  company: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { model } = entityOf(entity);
  const [own] = await documents.findAll(model.name, 'companyUuid', [company], company);
  return { ...model.defaults, ...own };
}

/** Of the company's global and security configuration, or their defaults; the time zone is that of the distribution centre where there is one. */
export async function loadInterfaceSettings(
  documents: RecordRepository,
  { companyUuid, dcCode }: Row,
): Promise<InterfaceSettings> {
  const company = String(companyUuid);
  const [own, security] = await Promise.all([
    loadSingleRecord(documents, 'globalConfig', company),
    loadSingleRecord(documents, 'securityConfig', company),
  ]);
  const [dc] = dcCode === undefined ? [] : await documents.findAll('dc', 'code', [dcCode], company);
  const { maskFields } = security;
  return {
    failureThreshold: Number(own.failureThreshold),
    retryIntervalMinutes: Number(own.retryIntervalMinutes),
    timeZone: String(dc?.timeZone ?? own.timeZone),
    maskFields: Array.isArray(maskFields) ? maskFields.map(String) : [],
  };
}
