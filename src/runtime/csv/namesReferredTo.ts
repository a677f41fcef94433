import type { Page, Row } from '../../contract/envelope.ts';
import type { Column, Reference } from '../../contract/resource.ts';
import type { Answer } from '../api/answer.ts';
import type { Args } from '../api/buildRequest.ts';
import { callByName } from '../api/call.ts';
import { operationNamed } from '../api/operationNamed.ts';
import { lookup, optionOf } from '../fields/reference/lookup.ts';
import { recordsOf } from '../list/recordsOf.ts';
import { sessionStore } from '../session/sessionStore.ts';

/** The name of the record that a value stands for, as the row that refers to it is offered it; the value where there is none. */
export type NameOf = (reference: Reference, value: string, row: Row) => string;

const pageSize = 1000;

/** All that a look-up offers: value → name. A back end without the call offers nothing. */
async function offeredBy(
  reference: Reference,
  args: Args,
  signal: AbortSignal,
): Promise<Answer<ReadonlyMap<string, string>>> {
  const isPaged = operationNamed(reference.operation, 'x-reference').result === 'page';
  const names = new Map<string, string>();
  for (let page = 0, more = true; more; page++) {
    const asked = isPaged ? { ...args, body: { ...Object(args.body), page, pageSize } } : args;
    const answer = await callByName(reference.operation, asked, { inline: true, signal });
    if (!answer.success && answer.status !== 404) return { ...answer, data: undefined };
    const records = recordsOf(answer.data);
    for (const record of records) {
      const { value, label } = optionOf(reference, record);
      names.set(value, label);
    }
    more = isPaged && records.length > 0 && (answer.data as Page).paging.more;
  }
  return { success: true, data: names };
}

/** Looks up whatever the rows refer to in these columns: once for each question, not for each row. */
export async function namesReferredTo(
  columns: readonly Column[],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<Answer<NameOf>> {
  const references = columns.flatMap(({ property, field: { reference } }) =>
    reference ? [{ property, reference }] : [],
  );
  const asked = (reference: Reference, row: Row): Args | undefined =>
    lookup(reference, operationNamed(reference.operation, 'x-reference'), row, sessionStore.get()).args;
  const idOf = (reference: Reference, args: Args): string => JSON.stringify([reference, args]);
  const offers = new Map<string, ReadonlyMap<string, string>>();
  for (const { property, reference } of references)
    for (const row of rows) {
      const args = typeof row[property] === 'string' ? asked(reference, row) : undefined;
      if (!args || offers.has(idOf(reference, args))) continue;
      const offered = await offeredBy(reference, args, signal);
      if (!offered.success) return { ...offered, data: undefined };
      offers.set(idOf(reference, args), offered.data ?? new Map());
    }
  const data: NameOf = (reference, value, row) => {
    const args = asked(reference, row);
    return (args && offers.get(idOf(reference, args))?.get(value)) ?? value;
  };
  return { success: true, data };
}
