import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { sectionLink } from '../resource/place.ts';
import { currentLocation } from '../routing/hashLocation.ts';
import controls from '../theme/controls.module.css';

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
      <Link href={sectionLink(currentLocation(), section)} className={controls.button}>
        {t('onboarding.show')}
      </Link>
    </>
  );
}
