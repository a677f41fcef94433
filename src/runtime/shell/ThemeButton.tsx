import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { appearance } from '../theme/appearance.ts';
import controls from '../theme/controls.module.css';
import { useAppearance } from '../theme/useAppearance.ts';

export function ThemeButton(): ReactNode {
  const t = useTranslate();
  const { dark } = useAppearance();
  const Icon = dark ? Moon : Sun;
  return (
    <button
      type="button"
      className={controls.icon}
      aria-pressed={dark}
      aria-label={t('shell.darkTheme')}
      title={t('shell.darkTheme')}
      onClick={() => appearance.setDark(!dark)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
