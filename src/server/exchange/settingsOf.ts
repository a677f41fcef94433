import type { Row } from '../../contract/envelope.ts';
import { entityOf } from '../catalog.ts';
import type { Documents } from '../store/Documents.ts';

/** What an interface's documents are handled by, besides the interface itself. */
export interface Settings {
  /** Failures after which a document is blocked. */
  readonly failureThreshold: number;
  /** IANA name. */
  readonly timeZone: string;
}

/** Of the company's global configuration, or its defaults; the time zone is that of the distribution centre where there is one. */
export async function settingsOf(documents: Documents, { companyUuid, dcCode }: Row): Promise<Settings> {
  const company = String(companyUuid);
  const { model } = entityOf('globalConfig');
  const [own] = await documents.findAll(model.name, 'companyUuid', [company], company);
  const [dc] = dcCode === undefined ? [] : await documents.findAll('dc', 'code', [dcCode], company);
  const { failureThreshold, timeZone } = { ...model.defaults, ...own };
  return { failureThreshold: Number(failureThreshold), timeZone: String(dc?.timeZone ?? timeZone) };
}
