import PanelLeft from 'lucide-react/icons/panel-left';
import type { ReactNode } from 'react';
import { CommandButton } from '../command/CommandButton.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './Bar.module.css';
import { CompanySelect } from './CompanySelect.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { OperatorMenu } from './OperatorMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

/** The bar above every screen, 48 px high. */
export function Bar({ onToggleNavigation }: { readonly onToggleNavigation: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <header className={styles.bar}>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('shell.toggleNavigation')}
        title={t('shell.toggleNavigation')}
        onClick={onToggleNavigation}
      >
        <PanelLeft size={18} aria-hidden />
      </button>
      <span className={styles.mark} aria-hidden />
      <span className={styles.name}>{t('shell.name')}</span>
      <CompanySelect />
      <span className={styles.space} />
      <CommandButton />
      <span className={styles.space} />
      <ThemeButton />
      <LanguageSelect />
      <OperatorMenu />
    </header>
  );
}
