import { ShowType } from '../../contract/envelope.ts';
import type { Translate } from '../../contract/phrases.ts';
import { toastStore } from '../feedback/toastStore.ts';
import { translate } from '../i18n/translate.ts';
import { navigate } from '../routing/hashLocation.ts';
import type { Answer } from './answer.ts';

/** What is said of a call that no answer came to (SPEC.md section 8). */
const unanswered: Readonly<Record<string, string>> = {
  'no network': 'message.networkNotAvailable',
  timeout: 'message.requestTimeout',
};

/** The words of a failed answer: the server's, or else 'Request error, please retry.' (SPEC.md section 8). */
export const failureMessage = ({ errorMessage, message, error }: Answer, t: Translate = translate): string =>
  errorMessage || message || t(unanswered[error ?? ''] ?? 'message.requestError');

function detailsOf({ errorCode, error, status, requestId }: Answer): Record<string, string> {
  const details = { errorCode, error, status: status?.toString(), requestId };
  return Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => !!entry[1]));
}

/** Shows a failed answer the way its showType asks for (SPEC.md section 8); default is an error message. */
export function showFailure(answer: Answer): void {
  if (answer.error === 'aborted') return;
  const message = (t: Translate): string => failureMessage(answer, t);
  const details = detailsOf(answer);
  const showType = answer.showType ?? ShowType.error;
  if (showType === ShowType.redirect) {
    const query = new URLSearchParams({
      errorCode: answer.errorCode ?? '',
      errorMessage: message(translate),
    });
    navigate(`/exception?${query}`);
  } else if (showType === ShowType.notification) {
    toastStore.show({ kind: 'notification', title: answer.errorCode, message, details });
  } else if (showType !== ShowType.silent) {
    toastStore.show({ kind: showType === ShowType.warning ? 'warning' : 'error', message, details });
  }
}
