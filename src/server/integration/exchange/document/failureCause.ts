import { hash } from 'node:crypto';
import { MappingError } from '../../../../mapping/index.ts';
import type { DeliveryFailure } from '../../transport/DeliveryFailure.ts';
import { failedStepOf } from '../run/messages.ts';

/** A status, or a word with a digit: order numbers, item codes, quantities, addresses. */
const statusOrVariableWord = /HTTP \d{3}|[A-Za-z0-9_.:/\\-]*\d[A-Za-z0-9_.:/\\-]*/g;

/** Punctuation that ends a sentence and not a number. */
const endOfSentence = /[.:/-]+$/;

/** Replaces parts of a failure reason that differ between documents by "…". A status stays. */
export const causePatternOf = (reason: string): string =>
  reason.replaceAll(statusOrVariableWord, (word) =>
    word.startsWith('HTTP ') ? word : `…${endOfSentence.exec(word)?.[0] ?? ''}`,
  );

const isWordCharacter = (character = ''): boolean => /[A-Za-z0-9]/.test(character);

/** Replaces a document number by "…". The same characters within a word are no number: `A` in `ACCEPTED`. */
const withoutNumber = (reason: string, entityNo: string): string =>
  reason.replaceAll(entityNo, (found, at: number) =>
    isWordCharacter(reason[at - 1]) || isWordCharacter(reason[at + found.length]) ? found : '…',
  );

/** The values in the sentence of a mapping error differ between documents, its place and its code do not. */
function descriptionOf(failure: DeliveryFailure, reason: string, entityNo: string): string {
  const step = failedStepOf(failure);
  if (step?.error instanceof MappingError) return `${step.lineNo} ${step.error.code}`;
  return causePatternOf(entityNo === '' ? reason : withoutNumber(reason, entityNo));
}

const keyLength = 16;

/**
 * Returns a key of 16 hexadecimal digits. Failures of an interface with the same cause have the same key.
 * @param reason the failure in one sentence, as the document keeps it
 */
export function causeKeyOf(failure: DeliveryFailure, reason: string, entityNo = ''): string {
  const { code, parameters } = failure;
  const parts = [code, parameters.status ?? '', descriptionOf(failure, reason, entityNo)];
  return hash('sha256', parts.join('\n')).slice(0, keyLength);
}
