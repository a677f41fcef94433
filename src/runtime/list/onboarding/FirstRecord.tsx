import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { sectionUrl } from '../../core/routing/recordUrl.ts';
import controls from '../../core/theme/controls.module.css';

interface FirstRecordProps {
  /** A section of the record's page that tells how it comes about, and its title. */
  readonly section: string;
  readonly title: string;
}

/** Under an empty list that fills by itself: how the first record gets there. */
export function FirstRecord({ section, title }: FirstRecordProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <p>{t('onboarding.first', { tab: title })}</p>
      <Link href={sectionUrl(currentLocation(), section)} className={controls.button}>
        {t('onboarding.show')}
      </Link>
    </>
  );
}
