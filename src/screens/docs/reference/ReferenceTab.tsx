import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'wouter';
import { useLocale, useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { LazyPart } from '../../../runtime/lazy/LazyPart.tsx';
import { EmptyState } from '../../../runtime/list/EmptyState.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { useUrlState } from '../../../runtime/routing/useUrlState.ts';
import controls from '../../../runtime/theme/controls.module.css';
import { addressOf, guide, inUrl, type Place } from './address.ts';
import { PageList } from './PageList.tsx';
import { PageView } from './PageView.tsx';
import styles from './reference.module.css';
import { pagesIn } from './referencePages.ts';

/** Every record and every call, for whoever sends or receives them: what the generator wrote in the language of the console. */
export function ReferenceTab(): ReactNode {
  const { locale } = useLocale();
  const [{ reference, at }] = useUrlState(inUrl);
  // The page that is being read stays until the next one is there.
  const shown = useDeferredValue(`${locale} ${reference}`);
  const [shownLocale = locale, path = reference] = shown.split(' ');
  const pages = pagesIn(shownLocale).useValue();
  const place: Place = { path, at };
  const page = pages.find((one) => one.path === path);
  return (
    <div className={styles.reference} data-stale={shown !== `${locale} ${reference}`}>
      <PageList pages={pages} place={place} />
      <LazyPart fallback={<Skeleton />}>
        {page ? <PageView key={`${shownLocale} ${path}`} page={page} place={place} /> : <NoPage />}
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
