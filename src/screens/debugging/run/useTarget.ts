import type { Row } from '../../../contract/envelope.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';

/**
 * Where documents of an interface are sent: below the base path of its ERP, or to its own address or queue. Undefined while, or
 * when, nobody can tell.
 */
export function useTarget({ erpUuid, path, address, queueName }: Row): string | undefined {
  const uuid = typeof erpUuid === 'string' && erpUuid !== '' ? erpUuid : undefined;
  const { data: erp } = useOperation('erp.get', uuid === undefined ? null : { uuid }, { inline: true });
  if (uuid !== undefined) return erp && `${erp.name}: ${erp.basePath.replace(/\/+$/, '')}${path ?? ''}`;
  const own = address ?? queueName;
  return typeof own === 'string' ? own : undefined;
}
