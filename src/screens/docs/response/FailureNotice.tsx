import type { ReactNode } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { Notice } from '../../../runtime/resource/Notice.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import type { TestFailure } from '../request/handleTestFailure.ts';
import type { Way } from '../request/TestOutcome.ts';

interface FailureNoticeProps {
  readonly failure: TestFailure;
  readonly tryWay: (way: Way) => void;
}

/** Why there is no reply, and the other way where that may do. */
export function FailureNotice({ failure, tryWay }: FailureNoticeProps): ReactNode {
  const t = useTranslate();
  const { phrase, parameters, message, errorCode, tryWay: other } = failure;
  const words = phrase ? t(`docs.failure.${phrase}`, parameters) : (message ?? t('message.requestError'));
  return (
    <Notice tone="negative" text={words}>
      {errorCode && <code>{errorCode}</code>}
      {other && (
        <button type="button" className={controls.button} onClick={() => tryWay(other)}>
          {t(`docs.response.try.${other}`)}
        </button>
      )}
    </Notice>
  );
}
