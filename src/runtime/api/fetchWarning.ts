import { isRecord } from '../../contract/json/isRecord.ts';
import { callByName } from './call.ts';

/**
 * Asks an operation for a warning: the `message` of its answer. Resolves to undefined without one. A failed
 * call, also one that the server lacks, gives no warning: the action itself reports problems.
 */
export async function fetchWarning(operation: string, body: unknown): Promise<string | undefined> {
  const { success, data } = await callByName(operation, { body }, { inline: true });
  const message = success && isRecord(data) ? data.message : undefined;
  return typeof message === 'string' && message !== '' ? message : undefined;
}
