import type { Row } from '../../../contract/api/envelope.ts';
import type { Field } from '../../../generated/types.ts';
import type { OperationError } from '../../../runtime/api/answer.ts';
import { useOperation } from '../../../runtime/api/useOperation.ts';

const noFields: readonly Field[] = [];

interface TargetFieldsResult {
  readonly targets: readonly Field[];
  readonly error: OperationError | undefined;
  readonly retry: () => void;
}

/** The target fields of an interface (GET /field); empty if the service does not know it. */
export function useTargetFields({ interfaceName }: Row): TargetFieldsResult {
  const args = typeof interfaceName === 'string' ? { interfaceName } : null;
  const { data = noFields, error, mutate } = useOperation('field.query', args, { inline: true });
  return { targets: data, error, retry: () => void mutate() };
}
