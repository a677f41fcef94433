import type { Translate } from '../../contract/phrases.ts';
import { translate } from '../i18n/translate.ts';
import type { Answer } from './answer.ts';

/** What is said of a call that no answer came to (SPEC.md section 8), and the key of what to do then. */
const unanswered: Readonly<Record<string, { readonly message?: string; readonly advice: string }>> = {
  'no network': { message: 'message.networkNotAvailable', advice: 'noNetwork' },
  timeout: { message: 'message.requestTimeout', advice: 'timeout' },
  unreachable: { advice: 'unreachable' },
  unreadable: { advice: 'unreadable' },
};

const kindOf = ({ error = '' }: Answer) => unanswered[error];

/**
 * The words of a failed answer: the server's, or else 'Request error, please retry.' (SPEC.md section 8). `wordless` is
 * said instead where the service refused without a word: 'Operation Failed', 'Export Failed'.
 */
export function failureMessage(
  answer: Answer,
  t: Translate = translate,
  wordless = 'message.requestError',
): string {
  const said = answer.errorMessage || answer.message;
  if (said) return said;
  if (answer.error) return t(kindOf(answer)?.message ?? 'message.requestError');
  return t(wordless);
}

/** What to do where the service did not say: after reading, or after something that may have been done all the same. */
export function failureAdvice(answer: Answer, t: Translate, change = false): string | undefined {
  const kind = kindOf(answer);
  if (!kind) return undefined;
  const isSent = kind.advice !== 'noNetwork';
  return t(change ? `failure.${isSent ? 'unknown' : 'notSent'}` : `failure.${kind.advice}`);
}

/** What a supporter asks for. */
export function failureDetails({ errorCode, error, status, requestId }: Answer): Record<string, string> {
  const details = { errorCode, error, status: status?.toString(), requestId };
  return Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => !!entry[1]));
}
