import type { Operation } from '../../api/operation.ts';
import { isRecord } from '../../json/isRecord.ts';

/**
 * Returns the body of a call: the target state of a transition, or a new record with the initial state. The values of
 * the record come first.
 */
export const sentBodyOf = (
  { state, initial }: Pick<Operation, 'state' | 'initial'>,
  body: unknown,
): unknown => state ?? (initial && isRecord(body) ? { ...initial, ...body } : body);
