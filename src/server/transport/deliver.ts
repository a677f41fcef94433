import { Failure } from '../exchange/Failure.ts';
import { failureOn } from './failureOn.ts';
import type { Answer, Sent, Target, TransportKind } from './Target.ts';

/** Milliseconds. */
const patience = 20_000;

/** One delivery, as the trace and the log tell it; nothing is masked yet. */
export interface Delivery extends Sent, Answer {
  readonly kind: TransportKind;
  readonly elapsedMs: number;
}

export interface DeliverOptions {
  /** How long the target may take; 20 seconds when left out. */
  readonly milliseconds?: number;
  /** Called when the request has left for its target, at the latest when the delivery has ended. */
  readonly onWire?: () => void;
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
  { milliseconds = patience, onWire = () => undefined }: DeliverOptions = {},
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
    answer = await inTime(target.send(sent, deadline.signal, onWire), deadline.signal);
  } catch (error) {
    answer = { failure: deadline.signal.aborted ? late : failureOn(error) };
  } finally {
    clearTimeout(timer);
    onWire();
  }
  return { kind, ...sent, ...answer, elapsedMs: Math.round(performance.now() - start) };
}
