import { Failure } from '../exchange/Failure.ts';
import { failureOn } from './failureOn.ts';
import type { Answer, Sent, Target, TransportKind } from './Target.ts';

/** How long a target may take. */
const patience = 20_000;

/** One delivery, as the trace and the log tell it; nothing is masked yet. */
export interface Delivery extends Sent, Answer {
  readonly kind: TransportKind;
  readonly elapsedMs: number;
}

/** Milliseconds that a transport has to say how far it came when its time is over. */
const grace = 500;

/** Waits hardly longer than the signal allows, whatever a driver does. */
const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    signal.addEventListener('abort', () => setTimeout(giveUp, grace).unref(), { once: true });
    work.then(resolve, reject);
  });

/**
 * Sends one mapped document, once. Never rejects: anything but a receiver that has the document for certain, and says so in
 * time, is a failure. `ownHeaders` are those of the document; what the target is configured with comes before them.
 */
export async function deliver(
  target: Target,
  document: unknown,
  ownHeaders: Readonly<Record<string, string>>,
  milliseconds = patience,
): Promise<Delivery> {
  const { kind, method, url } = target;
  const headers = { ...ownHeaders, ...target.headers };
  let sent: Sent = { method, url, headers, requestBody: document };
  let answer: Answer;
  const start = performance.now();
  // Not AbortSignal.timeout: Node 20 forgets one that nothing else holds.
  const deadline = new AbortController();
  const late = new Failure('TIMEOUT', { seconds: milliseconds / 1000 });
  const timer = setTimeout(() => deadline.abort(late), milliseconds);
  try {
    sent = { ...sent, requestBody: target.bodyOf(document) };
    answer = await inTime(target.send(sent, deadline.signal), deadline.signal);
  } catch (error) {
    answer = { failure: deadline.signal.aborted ? late : failureOn(error) };
  } finally {
    clearTimeout(timer);
  }
  return { kind, ...sent, ...answer, elapsedMs: Math.round(performance.now() - start) };
}
