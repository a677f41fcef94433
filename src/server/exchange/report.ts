import type { Step } from '../../mapping/index.ts';
import type { Call } from '../Service.ts';
import type { Delivery } from './deliver.ts';
import type { Outcome } from './exchange.ts';
import { masked } from './masked.ts';
import type { Target } from './Target.ts';
import { faultSentence, outcomeSentence } from './wording.ts';

/** Entity `debugRun`. */
export interface DebugRun {
  readonly success: boolean;
  readonly message: string;
  readonly steps: readonly Readonly<Record<string, unknown>>[];
  readonly request?: string;
  readonly response?: string;
  readonly elapsedMs: number;
}

/** As the entity has it: steps, and characters of a value, of a message. */
const most = { steps: 5000, value: 100_000, payload: 1_000_000, message: 2000 };

/** JSON where it is some, so that it is shown folded; else the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const requestOf = ({ method, url, headers, requestBody }: Delivery): string =>
  JSON.stringify({ method, url, headers, body: requestBody });

const responseOf = ({ status, responseText = '' }: Delivery): string | undefined =>
  status === undefined ? undefined : JSON.stringify({ status, body: parsed(responseText) });

/** What an operator sees of a run, with secrets masked (DECISIONS.md, "Pending data"). */
export function report(call: Call, target: Target, outcome: Outcome, elapsedMs: number): DebugRun {
  const hide = (text: string, length: number): string => masked(text, target.secrets).slice(0, length);
  const shown = ({ lineNo, targetField, functionType, input, output, error }: Step) => ({
    lineNo,
    targetField: targetField.slice(0, 200),
    functionType,
    input: hide(JSON.stringify(input), most.value),
    ...(error
      ? { error: hide(faultSentence(call, error), most.message) }
      : { output: hide(JSON.stringify(output), most.value) }),
  });
  const { delivery } = outcome;
  const response = delivery && responseOf(delivery);
  return {
    success: !outcome.failure,
    message: hide(outcomeSentence(call, outcome), most.message),
    steps: outcome.steps.slice(0, most.steps).map(shown),
    ...(delivery && { request: hide(requestOf(delivery), most.payload) }),
    ...(response !== undefined && { response: hide(response, most.payload) }),
    elapsedMs,
  };
}
