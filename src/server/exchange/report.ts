import { readExact, writeExact } from '../../contract/exactJson.ts';
import type { DebugRun } from '../../generated/types.ts';
import type { Step } from '../../mapping/index.ts';
import type { Delivery } from '../transport/deliver.ts';
import { isDeeper } from './isDeeper.ts';
import type { Job } from './Job.ts';
import { redactor } from './redactor.ts';
import type { Ended } from './runJob.ts';
import type { Speaker } from './Speaker.ts';
import { faultSentence } from './wording.ts';

type ShownStep = DebugRun['steps'][number];

/** As the entity has it: steps, and characters of a value, of a message. `trace` are the characters of all steps together. */
const most = { steps: 20_000, trace: 10_000_000, value: 100_000, payload: 1_000_000, message: 2000 };

/** JSON where it is some, so that it is shown folded, for `writeExact`; else the text. */
function parsed(text: string): unknown {
  try {
    const value = readExact(text);
    return isDeeper(value) ? text : value;
  } catch {
    return text;
  }
}

const requestOf = ({ method, url, headers, requestBody }: Delivery): string =>
  JSON.stringify({ method, url, headers, body: requestBody });

const responseOf = ({ status, responseText = '' }: Delivery): string | undefined =>
  status === undefined ? undefined : writeExact({ status, body: parsed(responseText) });

const sizeOf = ({ input = '', output = '', error = '' }: ShownStep): number =>
  input.length + output.length + error.length;

/** The first steps, as many as one answer can carry. */
function firstOf(steps: readonly Step[], shown: (step: Step) => ShownStep): ShownStep[] {
  const first: ShownStep[] = [];
  let size = 0;
  for (const step of steps.slice(0, most.steps)) {
    const next = shown(step);
    size += sizeOf(next);
    if (size > most.trace) break;
    first.push(next);
  }
  return first;
}

/** The report of a run for operators, with secrets masked (schemas/SPECIFICATION.md section 10.6). */
export function report(
  speaker: Speaker,
  { document: { text }, secrets }: Job,
  { outcome, message, elapsedMs }: Ended,
): DebugRun {
  const hide = redactor(secrets);
  const shown = ({ lineNo, targetField, functionType, input, output, error }: Step): ShownStep => ({
    lineNo,
    targetField: hide(targetField, 200),
    functionType,
    input: hide(JSON.stringify(input), most.value),
    ...(error
      ? { error: hide(faultSentence(speaker, error), most.message) }
      : { output: hide(JSON.stringify(output), most.value) }),
  });
  const payload = (json: string | undefined) => (json === undefined ? undefined : hide(json, most.payload));
  const { delivery, leftOutBy, mapped, timings } = outcome;
  const steps = firstOf(outcome.steps, shown);
  const cut = outcome.steps.length - steps.length;
  return {
    success: !outcome.failure,
    message,
    status: delivery?.status,
    leftOutBy,
    source: payload(text),
    steps,
    stepsCut: cut > 0 ? cut : undefined,
    mapped: payload(JSON.stringify(mapped)),
    request: payload(delivery && requestOf(delivery)),
    response: payload(delivery && responseOf(delivery)),
    timings: [...timings],
    elapsedMs,
  };
}
