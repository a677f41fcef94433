import type { Row } from '../../../../contract/api/envelope.ts';
import { choiceKey, decapitalize } from '../../../../contract/text/captions.ts';
import { ServiceError } from '../../../platform/base/ServiceError.ts';
import type { Tables } from '../../../platform/store/ServiceStore.ts';
import { acceptingStates } from '../../interfaces/activeStates.ts';

/** Throws unless the interface exists and accepts documents. */
export function assertAccepting(row: Row | undefined): asserts row is Row {
  if (!row) throw new ServiceError('NOT_FOUND', {}, { phrase: 'exchange.noInterface' });
  if (acceptingStates.includes(String(row.status))) return;
  throw new ServiceError(
    'ILLEGAL_TRANSITION',
    {},
    {
      data: row,
      phrase: ({ translate }) => {
        const state = translate(choiceKey('interface', ['status'], String(row.status)));
        return translate('exchange.notAccepting', { name: row.interfaceName, state: decapitalize(state) });
      },
    },
  );
}

/** Pending documents beyond which the service accepts no more: of an interface, and of a company. */
export const maxPending = { interface: 100_000, company: 1_000_000 };

/** Seconds after which a refused sender tries again. */
const retrySeconds = 30;

/** Throws TOO_MANY_PENDING. Concurrent calls can exceed the limits by their own documents. */
export function assertCapacity(owner: Row, companyPending: number): void {
  const pending = Number(owner.pendingCount);
  if (pending < maxPending.interface && companyPending < maxPending.company) return;
  throw new ServiceError('TOO_MANY_PENDING', { name: owner.interfaceName, seconds: retrySeconds });
}

/** Throws TOO_MANY_PENDING if an interface would accept no document now. Lets a locked interface pass. */
export async function checkCapacity(
  { documentQueue }: Pick<Tables, 'documentQueue'>,
  interfaceUuid: string,
): Promise<void> {
  const { interfaces, pending } = await documentQueue.admit([interfaceUuid], 0);
  for (const owner of interfaces) assertCapacity(owner, pending[String(owner.companyUuid)] ?? 0);
}
