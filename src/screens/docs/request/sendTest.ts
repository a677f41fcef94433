import { ServiceError } from '../../../runtime/api/answer.ts';
import { call } from '../../../runtime/api/call.ts';
import { sendDirect } from '../sendDirect.ts';
import { handleTestFailure } from './handleTestFailure.ts';
import { masked } from './masked.ts';
import { relayedReply } from './relayedReply.ts';
import type { TestCall, TestOutcome, Way } from './TestOutcome.ts';

async function sendRelayed(test: TestCall, signal: AbortSignal): Promise<TestOutcome> {
  const start = performance.now();
  const answer = await call('testRequest.send', { body: test }, { inline: true, signal });
  if (!answer.success || !answer.data) throw new ServiceError(answer);
  const reply = relayedReply(answer.data, Math.round(performance.now() - start));
  if (reply) return { call: test, way: 'relay', reply };
  return { call: test, way: 'relay', failure: { message: answer.data.message } };
}

/** Sends a test request; never throws: what goes wrong is an outcome too. `stop` ends it. */
export async function sendTest(test: TestCall, way: Way, stop: AbortSignal): Promise<TestOutcome> {
  try {
    if (way === 'relay') return await sendRelayed(test, stop);
    return { call: test, way, reply: masked(await sendDirect(test, stop), test.headers) };
  } catch (error) {
    return handleTestFailure(error, test, way);
  }
}
