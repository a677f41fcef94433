import type { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';

/** A document that was not accepted. */
export interface RefusedDocument {
  readonly error: ServiceError;
  /** Idempotency key, which is the message id in a queue without keys. */
  readonly key: string;
  /** Place in its pull, from 1; absent for a message of a queue. */
  readonly place?: number;
  /** Document number, if the interface has one. */
  readonly number?: string | undefined;
}

/** The documents of one pull. */
export interface PullTally {
  accepted: number;
  /** Documents that were accepted before. */
  repeated: number;
  readonly refused: RefusedDocument[];
}

/** Maximum number of refusals in an entry. */
const maxNamedRefusals = 20;

/** Nobody sends a fetched document again, so a refusal can have a sentence of its own for pulls. */
export function refusalSentence(phrases: LocalePhrases, refusal: ServiceError): string {
  const own = `pull.${refusal.code}`;
  return phrases.has(own) ? phrases.translate(own, refusal.parameters) : refusal.messageIn(phrases);
}

/** Returns which document was refused, and why. */
function refusalLine(phrases: LocalePhrases, { error, key, place, number }: RefusedDocument): string {
  const cause = refusalSentence(phrases, error);
  return place === undefined
    ? phrases.translate('pull.refusedMessage', { key, cause })
    : phrases.translate('pull.refusedDocument', { place, name: number ?? key, cause });
}

/** Returns the result of a pull as text, with the first refused documents on separate lines. */
export function detailsOf(phrases: LocalePhrases, { accepted, repeated, refused }: PullTally): string {
  const counts = phrases.translate('pull.done', { accepted, repeated, refused: refused.length });
  return [counts, ...refused.slice(0, maxNamedRefusals).map((one) => refusalLine(phrases, one))].join('\n');
}
