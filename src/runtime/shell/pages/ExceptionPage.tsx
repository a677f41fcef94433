import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { useHashSearch } from '../../core/routing/hashLocation.ts';
import controls from '../../core/theme/controls.module.css';
import { MessagePage } from './MessagePage.tsx';

/**
 * The error page /exception: errorCode and errorMessage are in the query (schemas/SPECIFICATION.md section
 * 8.2, show type 9).
 */
export function ExceptionPage(): ReactNode {
  const t = useTranslate();
  const query = new URLSearchParams(useHashSearch());
  const code = query.get('errorCode');
  return (
    <MessagePage
      title={t('page.exception.title')}
      text={
        <>
          <p>{query.get('errorMessage') || t('page.exception.text')}</p>
          {code && <p>{t('page.exception.code', { code })}</p>}
        </>
      }
    >
      <Link href="/" className={controls.primary}>
        {t('page.home')}
      </Link>
    </MessagePage>
  );
}

export function NotFoundPage({ path }: { readonly path: string }): ReactNode {
  const t = useTranslate();
  return (
    <MessagePage title={t('page.notFound.title')} text={t('page.notFound.text', { path })}>
      <Link href="/" className={controls.primary}>
        {t('page.home')}
      </Link>
    </MessagePage>
  );
}
