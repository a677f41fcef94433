import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Moon from 'lucide-react/icons/moon';
import PanelLeft from 'lucide-react/icons/panel-left';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useSyncExternalStore } from 'react';
import { companyStore, useCurrentCompany } from '../../api/companyStore.ts';
import { useSession } from '../../api/sessionStore.ts';
import { CommandButton } from '../../command/CommandButton.tsx';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { appearanceStore, useAppearance } from '../../core/theme/appearance.ts';
import controls from '../../core/theme/controls.module.css';
import { useWhenIdle } from '../../core/timing/whenIdle.ts';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { IconButton } from '../../feedback/IconButton.tsx';
import { LanguageSelect } from '../../session/LanguageSelect.tsx';
import { switchCompany } from '../../session/switchCompany.ts';
import styles from './Bar.module.css';
import { LazyDemoBadge } from './lazyDemoBadge.ts';

/** The bar above every screen, 48 px high. */
export function Bar({ onToggleNavigation }: { readonly onToggleNavigation: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <header className={styles.bar}>
      <IconButton
        name={t('shell.toggleNavigation')}
        Icon={PanelLeft}
        size={18}
        onClick={onToggleNavigation}
      />
      <span className={styles.mark} aria-hidden />
      <span className={styles.name}>{t('product.title')}</span>
      <CompanySelect />
      {useCurrentCompany()?.demo && (
        <LazyPart>
          <LazyDemoBadge />
        </LazyPart>
      )}
      <CommandButton />
      <ThemeButton />
      <LanguageSelect />
      <OperatorMenu />
    </header>
  );
}

/** The current company; a choice only with several companies. */
function CompanySelect(): ReactNode {
  const t = useTranslate();
  const session = useSession();
  const companies = useSyncExternalStore(companyStore.subscribe, companyStore.get);
  const current = useCurrentCompany();
  if (!session) return null;
  if (companies.length < 2) return current && <span className={styles.company}>{current.name}</span>;

  return (
    <select
      className={controls.select}
      aria-label={t('shell.company')}
      value={session.companyUuid}
      onChange={(event) => void switchCompany(event.currentTarget.value)}
    >
      {companies.map(({ uuid, name }) => (
        <option key={uuid} value={uuid}>
          {name}
        </option>
      ))}
    </select>
  );
}

function ThemeButton(): ReactNode {
  const t = useTranslate();
  const { dark } = useAppearance();
  const Icon = dark ? Moon : Sun;
  return (
    <IconButton
      name={t('shell.darkTheme')}
      Icon={Icon}
      size={18}
      aria-pressed={dark}
      onClick={() => appearanceStore.setDark(!dark)}
    />
  );
}

const LazyOperatorPanel = lazyComponent(async () => (await import('./OperatorPanel.tsx')).OperatorPanel);

/** The button of the operator's menu, whose content loads when the browser is idle. */
function OperatorMenu(): ReactNode {
  const t = useTranslate();
  const loginId = useSession()?.loginId ?? '';
  const label = loginId === '' ? t('shell.display') : t('shell.operator', { loginId });
  const isIdle = useWhenIdle(true);
  return (
    <>
      <button type="button" className={controls.icon} popoverTarget="operator" aria-label={label}>
        <CircleUserRound size={18} aria-hidden />
      </button>
      <div id="operator" popover="auto" className={styles.menu}>
        {isIdle && (
          <LazyPart>
            <LazyOperatorPanel loginId={loginId} />
          </LazyPart>
        )}
      </div>
    </>
  );
}
