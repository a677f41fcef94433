import type { ReactNode } from 'react';
import { failureDetails, failureMessage } from '../../../runtime/api/failureWords.ts';
import { FailureDetails } from '../../../runtime/feedback/FailureDetails.tsx';
import { problemsIn } from '../../../runtime/form/problemsIn.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import type { Refusal } from '../run/useDebugRun.ts';

/** Why there is no result. Not every back end has this call: one without it answers 404 without a reason of its own. */
export function RefusalNotice({ refusal: { answer, wasSending } }: { readonly refusal: Refusal }): ReactNode {
  const t = useTranslate();
  const { error, status, errorCode } = answer;
  if (error === 'aborted')
    return <Notice text={t(wasSending ? 'debugging.refusal.sending' : 'debugging.refusal.cancelled')} />;
  if (status === 404 && errorCode !== 'NOT_FOUND') return <Notice text={t('debugging.refusal.notOffered')} />;
  const problems = problemsIn(answer).map(({ message }) => message);
  const isUnknown = wasSending && (error !== undefined || (status ?? 0) >= 500);
  return (
    <Notice
      tone="negative"
      text={[
        failureMessage(answer, t),
        ...problems,
        ...(isUnknown ? [t('debugging.refusal.unknown')] : []),
      ].join(' ')}
    >
      <FailureDetails details={failureDetails(answer)} />
    </Notice>
  );
}
