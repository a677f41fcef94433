import type { Row } from '../../contract/envelope.ts';
import type { Field } from '../../generated/types.ts';
import type { ServiceError } from '../../runtime/api/answer.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';

const none: readonly Field[] = [];

interface Targets {
  readonly targets: readonly Field[];
  readonly error: ServiceError | undefined;
  readonly retry: () => void;
}

/** The fields that an interface can fill (GET /field); none where the service does not know it. */
export function useTargets({ interfaceName }: Row): Targets {
  const args = typeof interfaceName === 'string' ? { interfaceName } : null;
  const { data = none, error, mutate } = useOperation('field.query', args, { inline: true });
  return { targets: data, error, retry: () => void mutate() };
}
