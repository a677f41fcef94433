import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { LazyPart } from '../../../runtime/lazy/LazyPart.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import { addressOf, guide, inUrl } from '../../../runtime/reference/address.ts';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { useUrlState } from '../../../runtime/routing/useUrlState.ts';
import controls from '../../../runtime/theme/controls.module.css';
import { PageList } from './PageList.tsx';
import { PageView } from './PageView.tsx';
import styles from './reference.module.css';
import { useReference } from './useReference.ts';

/** Every record and every call, for whoever sends or receives them: what the generator wrote in the language of the console. */
export function ReferenceTab(): ReactNode {
  const [{ reference, at }] = useUrlState(inUrl);
  const { locale, place, pages, language, page, isStale } = useReference({ path: reference, at });
  return (
    <div className={styles.reference} data-stale={isStale}>
      <PageList pages={pages} language={language} place={place} />
      <LazyPart fallback={<Skeleton />}>
        {page ? (
          <PageView key={`${locale} ${place.path}`} page={page} language={language} place={place} />
        ) : (
          <NoPage />
        )}
      </LazyPart>
    </div>
  );
}

function NoPage(): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState title={t('docsReference.missing.title')} text={t('docsReference.missing.text')}>
      <Link href={addressOf({ path: guide, at: '' })} className={controls.button}>
        {t('docsReference.toGuide')}
      </Link>
    </EmptyState>
  );
}
