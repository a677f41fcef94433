import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { sectionUrl } from '../../core/routing/sectionUrl.ts';
import controls from '../../core/theme/controls.module.css';

interface FirstRecordProps {
  /** A section of the record page that explains how records arise, and its title. */
  readonly section: string;
  readonly title: string;
}

/** Empty state of a list without a create action: it explains how the first record arrives. */
export function FirstRecord({ section, title }: FirstRecordProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <p>{t('emptyList.first', { tab: title })}</p>
      <Link href={sectionUrl(currentLocation(), section)} className={controls.button}>
        {t('emptyList.show')}
      </Link>
    </>
  );
}
