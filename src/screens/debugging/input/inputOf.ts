import type { DebugInput } from '../run/DebugRun.ts';
import { jsonIn } from '../run/jsonIn.ts';
import type { Draft } from './draftStore.ts';

/** What is sent of an input; undefined as long as it says nothing, or no sound JSON. */
export function inputOf(
  interfaceUuid: string,
  { inputType, orderNumber, data }: Draft,
): DebugInput | undefined {
  if (inputType === 'ORDER') {
    const trimmed = orderNumber.trim();
    return trimmed === '' ? undefined : { interfaceUuid, inputType, orderNumber: trimmed };
  }
  return jsonIn(data) === undefined ? undefined : { interfaceUuid, inputType, data };
}
