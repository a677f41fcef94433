import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import { ProgressLine } from '../progress/ProgressLine.tsx';
import { patience } from '../progress/patience.ts';
import type { Underway } from './useTaskFlow.ts';

const groups = ['progress'];

/** What a task is waiting for, once that takes longer than a moment. */
export function TaskProgress({ what, cancel }: Underway): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLong && (
      <ProgressLine
        progress={{ doing: t(`progress.${what}`) }}
        note={cancel ? undefined : t('progress.sent')}
        cancel={cancel}
      />
    )
  );
}
