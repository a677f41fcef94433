import { ShowType } from '../../contract/api/envelope.ts';
import type { Translate } from '../../contract/text/phrases.ts';
import { translate } from '../core/i18n/phrases.ts';
import { currentPath, navigate } from '../core/routing/hashLocation.ts';
import { confirmLeave } from '../feedback/dialog/leaveGuard.ts';
import { type ToastText, toastStore } from '../feedback/toast/toastStore.ts';
import type { ApiAnswer } from './answer.ts';
import { noSuchOperation } from './missing/missingOperations.ts';

/** `error` of a call that was not made, because the record lacks the value of a query parameter. */
export const noRecordValue = 'no record value';

/**
 * The message and the key of the advice for a call without a usable answer, or one that the back end does not offer
 * (schemas/SPECIFICATION.md section 8.1).
 */
const unansweredFailures: Readonly<Record<string, { readonly message?: string; readonly advice?: string }>> =
  {
    'no network': { message: 'message.networkNotAvailable', advice: 'noNetwork' },
    timeout: { message: 'message.requestTimeout', advice: 'timeout' },
    unreachable: { advice: 'unreachable' },
    unreadable: { advice: 'unreadable' },
    'repeated page': { message: 'failure.repeatedPage' },
    [noSuchOperation]: { message: 'failure.noSuchCall', advice: 'notOffered' },
    [noRecordValue]: { message: 'failure.noRecordValue', advice: 'notOffered' },
  };

const kindOf = ({ error = '' }: ApiAnswer) => unansweredFailures[error];

/**
 * The message of a failed answer: the server's, or 'Request error, please retry.' (schemas/SPECIFICATION.md
 * section 8.1).
 */
export const failureMessage = (answer: ApiAnswer, t: Translate = translate): string =>
  answer.errorMessage ||
  answer.message ||
  t(kindOf(answer)?.message ?? 'message.requestError', { parameter: answer.parameter });

/**
 * The advice for a failure without a reason. A failed change may have been made all the same; its phrases load with the
 * toasts, which alone show it.
 */
export function failureAdvice(answer: ApiAnswer, t: Translate, change = false): string | undefined {
  // The service may have lost its database after the change (DATABASE_UNAVAILABLE).
  if (change && answer.status === 503) return t('toast.unknown');
  const { advice } = kindOf(answer) ?? {};
  if (advice === undefined) return undefined;
  // The data has no other source, and the call changed nothing.
  if (advice === 'notOffered') return change ? t('toast.notDone') : undefined;
  const isSent = advice !== 'noNetwork';
  return t(change ? `toast.${isSent ? 'unknown' : 'notSent'}` : `failure.${advice}`);
}

/** The details that support needs. */
export function failureDetails({ errorCode, error, status, requestId }: ApiAnswer): Record<string, string> {
  const details = { errorCode, error, status: status?.toString(), requestId };
  return Object.fromEntries(Object.entries(details).filter((entry): entry is [string, string] => !!entry[1]));
}

const noNetwork = 'no network';

// The toast is obsolete once the network is back.
addEventListener('online', () => toastStore.closeDuplicates(noNetwork));

const kinds: Partial<Record<ShowType, 'warning' | 'notification'>> = {
  [ShowType.warning]: 'warning',
  [ShowType.notification]: 'notification',
};

/** The code of a notification; for an answer of the service, the command that failed. */
function titleOf(answer: ApiAnswer, failed?: string): ToastText | undefined {
  const { showType, errorCode, errorMessage, message, error } = answer;
  if (showType === ShowType.notification) return errorCode;
  return failed !== undefined && (errorMessage || message || !error) ? (t) => t(failed) : undefined;
}

/**
 * Shows a failed answer as a toast, in the form of its showType (schemas/SPECIFICATION.md section 8.2);
 * default is an error message. The call helper has already followed redirects. `failed` is the message key of
 * the failed change: the title above the reason.
 */
export function showFailure(answer: ApiAnswer, failed?: string): void {
  const { error, errorCode, showType = ShowType.error } = answer;
  if (error === 'aborted' || showType === ShowType.silent || showType === ShowType.redirect) return;
  const message = (t: Translate): string => failureMessage(answer, t);
  toastStore.show({
    kind: kinds[showType] ?? 'error',
    title: titleOf(answer, failed),
    message,
    advice: (t) => failureAdvice(answer, t, failed !== undefined),
    details: failureDetails(answer),
    operation: answer.operation,
    duplicateKey: error === noNetwork ? noNetwork : `${errorCode ?? error} ${message(translate)}`,
  });
}

/**
 * Opens the error page with errorCode and errorMessage in the query (schemas/SPECIFICATION.md section 8.2, show
 * type 9). Asks for confirmation when input is not saved. Shows a toast instead when the operator stays or has
 * left the page.
 * @param asker the path of the page that made the call
 */
export async function followRedirect(answer: ApiAnswer, asker: string): Promise<void> {
  if (currentPath() !== asker || !(await confirmLeave()))
    return showFailure({ ...answer, showType: ShowType.error });
  const query = new URLSearchParams({
    errorCode: answer.errorCode ?? '',
    errorMessage: failureMessage(answer),
  });
  navigate(`/exception?${query}`);
}
