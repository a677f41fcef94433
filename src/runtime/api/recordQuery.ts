import type { Operation } from '../../contract/api/operation.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import { translate } from '../core/i18n/phrases.ts';
import type { ApiAnswer } from './answer.ts';
import type { OperationArgs } from './buildRequest.ts';

// Few back ends have such calls, so this module is loaded with the first one.

const noValue = 'no record value';

/** Returns the failure of a call that the record has no value for; undefined if it has all values. */
export function describeLackingValue(
  { recordQuery = {} }: Pick<Operation, 'recordQuery'>,
  args: OperationArgs,
): ApiAnswer | undefined {
  const parameter = Object.keys(recordQuery).find((name) =>
    [undefined, null, ''].includes(args[name] as null),
  );
  return parameter === undefined
    ? undefined
    : { success: false, error: noValue, errorMessage: translate('failure.noRecordValue', { parameter }) };
}

/**
 * Sends a call for a record. If the record lacks a value for its query, as the rows of some lists do, the record is read first.
 */
export async function callAfterReading(
  row: Readonly<Record<string, unknown>>,
  readRecord: () => Promise<ApiAnswer>,
  send: (record: Readonly<Record<string, unknown>>) => Promise<ApiAnswer>,
): Promise<ApiAnswer> {
  const answer = await send(row);
  if (answer.error !== noValue) return answer;
  const read = await readRecord();
  return read.success && isRecord(read.data) ? send(read.data) : read;
}
