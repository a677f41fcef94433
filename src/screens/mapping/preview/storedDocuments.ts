import type { PendingData } from '#generated/types.ts';
import type { Page } from '../../../contract/api/envelope.ts';
import type { ApiAnswer } from '../../../runtime/api/answer.ts';
import { type ApiCallOptions, call } from '../../../runtime/api/call.ts';

/**
 * Queries the documents that an interface has received, the newest first. A back end that stores none answers
 * 404.
 */
export const loadStoredDocuments = (
  interfaceUuid: string,
  page: { readonly page: number; readonly pageSize: number },
  { signal }: Pick<ApiCallOptions, 'signal'> = {},
): Promise<ApiAnswer<Page<PendingData>>> =>
  call(
    'pendingData.query',
    { body: { interfaceUuid, ...page, sort: 'createTime', order: 'desc' } },
    { signal, inline: true },
  );

/** Returns the document number of a stored document, or else its uuid. */
export const storedDocumentNumber = ({ entityNo, uuid }: PendingData): string => entityNo ?? uuid ?? '';
