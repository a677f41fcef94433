import { useSyncExternalStore } from 'react';
import { companyStore } from '../../api/companyStore.ts';
import { signInBackend } from '../../api/protocols.ts';
import { useSession } from '../../api/sessionStore.ts';
import { useLocale, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { languageName } from '../../core/i18n/languages.ts';
import { appearanceStore, useAppearance } from '../../core/theme/appearance.ts';
import { confirmLeave } from '../../feedback/dialog/leaveGuard.ts';
import { chooseLocale } from '../../session/LanguageSelect.tsx';
import { signOut } from '../../session/signOut.ts';
import { switchCompany } from '../../session/switchCompany.ts';
import { openOverlay } from '../openOverlay.ts';
import type { Command } from './Command.ts';
import { namesInAllLocales } from './screenCommands.ts';

/** Commands of the bar: companies, languages, theme, density, help, sign-out. */
export function useSettingCommands(): Command[] {
  const t = useTranslate();
  const { locale, locales } = useLocale();
  const { dark, compact } = useAppearance();
  const companies = useSyncExternalStore(companyStore.subscribe, companyStore.get);
  const current = useSession()?.companyUuid;
  const setting = (id: string, key: string, run: () => unknown, value?: string): Command => ({
    id: `setting ${id}`,
    kind: 'setting',
    group: t('command.groups.console'),
    title: value === undefined ? t(key) : t('command.switch', { what: t(key), to: value }),
    names: [...namesInAllLocales(key), ...(value === undefined ? [] : [value])],
    run,
  });
  return [
    ...companies.flatMap(({ uuid = '', name }) =>
      uuid === current ? [] : [setting(`company ${uuid}`, 'shell.company', () => switchCompany(uuid), name)],
    ),
    ...locales.flatMap((other) =>
      other === locale
        ? []
        : [setting(`language ${other}`, 'shell.language', () => chooseLocale(other), languageName(other))],
    ),
    setting('theme', dark ? 'command.lightTheme' : 'shell.darkTheme', () => appearanceStore.setDark(!dark)),
    setting('density', compact ? 'command.comfortable' : 'shell.compact', () =>
      appearanceStore.setCompact(!compact),
    ),
    setting('help', 'shell.shortcuts', () => openOverlay({ shows: 'help' })),
    ...(signInBackend
      ? [
          setting('signOut', 'shell.signOut', async () => {
            if (await confirmLeave()) await signOut();
          }),
        ]
      : []),
  ];
}
