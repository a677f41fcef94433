import { ShowType } from '../../contract/envelope.ts';
import type { Translate } from '../../contract/phrases.ts';
import { toastStore, type Words } from '../feedback/toastStore.ts';
import { translate } from '../i18n/translate.ts';
import type { Answer } from './answer.ts';
import { failureAdvice, failureDetails, failureMessage } from './failureWords.ts';

const noNetwork = 'no network';

// Once the network is back there is nothing to be told of it.
addEventListener('online', () => toastStore.closeAlike(noNetwork));

const kinds: Partial<Record<ShowType, 'warning' | 'notification'>> = {
  [ShowType.warning]: 'warning',
  [ShowType.notification]: 'notification',
};

/** The code of a notification; of an answer of the service, what it was that failed. */
function titleOf(answer: Answer, failed?: string): Words | undefined {
  const { showType, errorCode, errorMessage, message, error } = answer;
  if (showType === ShowType.notification) return errorCode;
  return failed !== undefined && (errorMessage || message || !error) ? (t) => t(failed) : undefined;
}

/**
 * Shows a failed answer as a toast, the way its showType asks for (schemas/SPECIFICATION.md section 8.2); default is an error
 * message. One that redirects has been followed by the call helper. `failed` is the message key of what failed, for something that
 * was to be changed: it is the title over the reason.
 */
export function showFailure(answer: Answer, failed?: string): void {
  const { error, errorCode, showType = ShowType.error } = answer;
  if (error === 'aborted' || showType === ShowType.silent || showType === ShowType.redirect) return;
  const message = (t: Translate): string => failureMessage(answer, t);
  toastStore.show({
    kind: kinds[showType] ?? 'error',
    title: titleOf(answer, failed),
    message,
    advice: (t) => failureAdvice(answer, t, failed !== undefined),
    details: failureDetails(answer),
    alike: error === noNetwork ? noNetwork : `${errorCode ?? error} ${message(translate)}`,
  });
}
