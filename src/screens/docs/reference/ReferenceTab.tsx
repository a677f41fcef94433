import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { docsAddressOf, docsUrlDefaults, guidePath } from '../../../runtime/command/docs/docsPages.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { useUrlState } from '../../../runtime/core/routing/useUrlState.ts';
import controls from '../../../runtime/core/theme/controls.module.css';
import { EmptyState } from '../../../runtime/feedback/EmptyState.tsx';
import { LazyPart } from '../../../runtime/feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { ReferencePageList } from './ReferencePageList.tsx';
import { ReferencePageView } from './ReferencePageView.tsx';
import styles from './reference.module.css';
import { useReference } from './useReference.ts';

/** The generated reference of all entities and operations, in the language of the console. */
export function ReferenceTab(): ReactNode {
  const [{ reference, at }] = useUrlState(docsUrlDefaults);
  const { locale, place, pages, language, page, isStale } = useReference({ path: reference, at });
  return (
    <div className={styles.reference} data-stale={isStale}>
      <ReferencePageList pages={pages} language={language} place={place} />
      <LazyPart fallback={<LoadingSkeleton />}>
        {page ? (
          <ReferencePageView key={`${locale} ${place.path}`} page={page} language={language} place={place} />
        ) : (
          <MissingPage />
        )}
      </LazyPart>
    </div>
  );
}

function MissingPage(): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState title={t('docsReference.missing.title')} text={t('docsReference.missing.text')}>
      <Link href={docsAddressOf({ path: guidePath, at: '' })} className={controls.button}>
        {t('docsReference.toGuide')}
      </Link>
    </EmptyState>
  );
}
