import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import { MessagePage } from './MessagePage.tsx';

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
