import type { Page } from '../../../contract/envelope.ts';
import type { PendingData } from '../../../generated/types.ts';
import type { Answer } from '../../../runtime/api/answer.ts';
import { type CallOptions, call } from '../../../runtime/api/call.ts';

/** Documents that an interface has received, the newest first. The answer is 404 where a back end keeps none. */
export const storedDocuments = (
  interfaceUuid: string,
  page: { readonly page: number; readonly pageSize: number },
  { signal }: Pick<CallOptions, 'signal'> = {},
): Promise<Answer<Page<PendingData>>> =>
  call(
    'pendingData.query',
    { body: { interfaceUuid, ...page, sort: 'createTime', order: 'desc' } },
    { signal, inline: true },
  );
