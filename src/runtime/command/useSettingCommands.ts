import { useSyncExternalStore } from 'react';
import { useLocale, useTranslate } from '../i18n/LocaleProvider.tsx';
import { languageName } from '../i18n/languageName.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import { companyStore } from '../session/companyStore.ts';
import { signOut } from '../session/signIn.ts';
import { switchCompany } from '../session/switchCompany.ts';
import { useSession } from '../session/useSession.ts';
import { chooseLocale } from '../shell/chooseLocale.ts';
import { appearance } from '../theme/appearance.ts';
import { useAppearance } from '../theme/useAppearance.ts';
import type { Command } from './Command.ts';
import { namesOf } from './namesOf.ts';
import { openOverlay } from './openOverlay.ts';

/** What the bar offers: other companies and languages, theme and density, help, the way out. */
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
    names: [...namesOf(key), ...(value === undefined ? [] : [value])],
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
    setting('theme', dark ? 'command.lightTheme' : 'shell.darkTheme', () => appearance.setDark(!dark)),
    setting('density', compact ? 'command.comfortable' : 'shell.compact', () =>
      appearance.setCompact(!compact),
    ),
    setting('help', 'shell.shortcuts', () => openOverlay({ shows: 'help' })),
    setting('signOut', 'shell.signOut', async () => {
      if (await mayLeave()) await signOut();
    }),
  ];
}
