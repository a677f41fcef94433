import type { Translate } from '../../contract/phrases.ts';
import { translate } from '../i18n/translate.ts';
import type { Answer } from './answer.ts';
import { noSuchCall } from './missingCalls.ts';

/**
 * The message for a call without an answer, or one that the back end does not offer, and the key of the advice
 * (schemas/SPECIFICATION.md section 8.1).
 */
const unanswered: Readonly<Record<string, { readonly message?: string; readonly advice: string }>> = {
  'no network': { message: 'message.networkNotAvailable', advice: 'noNetwork' },
  timeout: { message: 'message.requestTimeout', advice: 'timeout' },
  unreachable: { advice: 'unreachable' },
  unreadable: { advice: 'unreadable' },
  [noSuchCall]: { message: 'failure.noSuchCall', advice: 'notOffered' },
};

const kindOf = ({ error = '' }: Answer) => unanswered[error];

/** The words of a failed answer: the server's, or else 'Request error, please retry.' (schemas/SPECIFICATION.md section 8.1). */
export const failureMessage = (answer: Answer, t: Translate = translate): string =>
  answer.errorMessage || answer.message || t(kindOf(answer)?.message ?? 'message.requestError');

/** The advice where the service gave no reason: after a reading, or after a change that may have been made all the same. */
export function failureAdvice(answer: Answer, t: Translate, change = false): string | undefined {
  const kind = kindOf(answer);
  if (!kind) return undefined;
  const { advice } = kind;
  // It can be read no other way, and nothing was changed by it.
  if (advice === 'notOffered') return change ? t('failure.notDone') : undefined;
  const isSent = advice !== 'noNetwork';
  return t(change ? `failure.${isSent ? 'unknown' : 'notSent'}` : `failure.${advice}`);
}

/** What a supporter asks for. */
export function failureDetails({ errorCode, error, status, requestId }: Answer): Record<string, string> {
  const details = { errorCode, error, status: status?.toString(), requestId };
  return Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => !!entry[1]));
}
