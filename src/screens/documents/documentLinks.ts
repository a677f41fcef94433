import type { Row } from '../../contract/api/envelope.ts';
import { recordPageUrl, relatedListPrefix } from '../../runtime/core/routing/recordUrl.ts';
import { familyOfInterface } from '../interfaceFamily.ts';

/** A pending document, or another record that names its interface. */
type DocumentRow = Readonly<Record<string, unknown>>;

/** The URL of a tab of a document's interface, with filters of its list. Undefined if no screen shows it. */
export function interfaceTabUrl(
  document: DocumentRow,
  section: string,
  presetFilters: Readonly<Record<string, string>> = {},
): string | undefined {
  const family = familyOfInterface(document);
  const place = { uuid: String(document.interfaceUuid), section };
  return family && recordPageUrl(family.route, place, presetFilters);
}

/** The URL of an interface's failed and blocked documents, or of those with an error code. */
export const failedListUrl = ({ uuid, interfaceType }: Row, errorCode?: string): string | undefined =>
  interfaceTabUrl({ interfaceUuid: uuid, interfaceType }, 'pending', {
    status: 'FAILED,BLOCKED',
    ...(errorCode !== undefined && { errorCode }),
  });

/** The URL of the mapping row of a line, counted from 1. */
export function mappingRowUrl(document: DocumentRow, line: number): string | undefined {
  const url = interfaceTabUrl(document, 'mapping');
  return url && `${url}&${relatedListPrefix}line=${line}`;
}

/** The URL of a part of the interface's logs with the entries of the document's number. */
export function documentLogUrl(
  document: Row,
  part: 'interfaceLog' | 'apiCallLog',
  filter: string,
): string | undefined {
  const url = interfaceTabUrl(document, 'logs', { [filter]: String(document.entityNo) });
  return url && `${url}&part=${part}`;
}

/** The URL of a document's page, on the screen of its interface. */
export function documentUrl(document: DocumentRow, uuid: string): string | undefined {
  const family = familyOfInterface(document);
  return family && recordPageUrl(`${family.route}?tab=pendingData`, { uuid, section: 'overview' });
}
