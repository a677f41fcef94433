import type { Page } from '../../../contract/api/envelope.ts';
import type { PendingData } from '../../../generated/types.ts';
import type { ApiAnswer } from '../../../runtime/api/answer.ts';
import { type ApiCallOptions, call } from '../../../runtime/api/call.ts';

/** Documents that an interface has received, the newest first. The answer is 404 where a back end keeps none. */
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

/** What a stored document is called. */
export const storedDocumentNumber = ({ entityNo, uuid }: PendingData): string => entityNo ?? uuid ?? '';
