import type { Row } from '../../contract/envelope.ts';
import type { Field } from '../../generated/types.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';

const none: readonly Field[] = [];

/** The fields that an interface can fill (GET /field); none where the service does not know it. */
export function useTargets({ interfaceName }: Row): readonly Field[] {
  const args = typeof interfaceName === 'string' ? { interfaceName } : null;
  return useOperation('field.query', args, { inline: true }).data ?? none;
}
