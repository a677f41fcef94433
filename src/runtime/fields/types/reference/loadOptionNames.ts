import type { Page } from '../../../../contract/api/envelope.ts';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { type ApiAnswer, recordsOf } from '../../../api/answer.ts';
import type { OperationArgs } from '../../../api/buildRequest.ts';
import { callByName } from '../../../api/call.ts';
import { getOperation } from '../../../api/operations.ts';
import { optionOf } from './lookup.ts';

/** Value → name. */
type OptionNames = ReadonlyMap<string, string>;

interface NameReading {
  readonly pageSize: number;
  readonly signal: AbortSignal;
  /** Ends the reading before the last page. */
  readonly isEnough?: (names: OptionNames) => boolean;
}

/** Reads the options of a look-up page by page. Empty where the back end lacks the operation. */
export async function loadOptionNames(
  reference: FieldReference,
  args: OperationArgs,
  { pageSize, signal, isEnough }: NameReading,
): Promise<ApiAnswer<OptionNames>> {
  const isPaged = getOperation(reference.operation, 'x-reference').result === 'page';
  const names = new Map<string, string>();
  let after: string | undefined;
  for (let page = 0, more = true; more; page++) {
    const pageArgs = isPaged ? { ...args, body: { ...Object(args.body), page, pageSize, after } } : args;
    const answer = await callByName(reference.operation, pageArgs, { inline: true, signal });
    if (!answer.success && answer.status !== 404) return { ...answer, data: undefined };
    const records = recordsOf(answer.data);
    const known = names.size;
    for (const record of records) {
      const { value, label } = optionOf(reference, record);
      names.set(value, label);
    }
    const paging = isPaged ? (answer.data as Page | undefined)?.paging : undefined;
    more = paging?.more === true && records.length > 0 && !isEnough?.(names);
    if (more && names.size === known)
      return { success: false, error: 'repeated page', operation: reference.operation };
    after = paging?.next;
  }
  return { success: true, data: names };
}
