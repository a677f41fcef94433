import { useMemo, useState } from 'react';
import { resourceKey } from '../../contract/labelKey.ts';
import { screens } from '../catalog.ts';
import { useLocale, useTranslate } from '../i18n/LocaleProvider.tsx';
import type { Command } from './Command.ts';
import { createCommands } from './createCommands.ts';
import { foundCommands } from './foundCommands.ts';
import type { Sources } from './loadSources.ts';
import { grouped, matching } from './matching.ts';
import { recentCommands } from './recentCommands.ts';
import { recentStore } from './recentStore.ts';
import { referenceCommands } from './referenceCommands.ts';
import { screenCommands } from './screenCommands.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import { useReferenceSearch } from './useReferenceSearch.ts';
import { useSettingCommands } from './useSettingCommands.ts';

export interface Offered {
  /** Those of a group are neighbours. */
  readonly commands: Command[];
  readonly isSearching: boolean;
  /** What could not be searched. */
  readonly failed: readonly string[];
}

/** What the palette offers for a text: commands by their names, then records, then the reference. `own` are those of the record on screen. */
export function useCommands(own: readonly Command[], { resources }: Sources, text: string): Offered {
  const t = useTranslate();
  const { locale } = useLocale();
  const settings = useSettingCommands();
  const [recent] = useState(recentStore.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions change with the locale
  const general = useMemo(
    () => [...screenCommands(screens, t), ...createCommands(screens, resources, t)],
    [resources, t, locale],
  );
  const { answers, isSearching } = useRecordSearch(resources, text);
  const reference = useReferenceSearch(text);
  const all = [...own, ...general, ...settings];
  const records = answers.flatMap(({ search, rows }) => foundCommands(search, rows, t));
  const recently = recentCommands(recent, all, t('command.groups.recent'));
  const usedIds = recent.map(({ id }) => id);
  const others = all.filter(({ id }) => !usedIds.includes(id));
  const isBlank = text.trim() === '';
  // Of screens the tabs come with the first letter: all at once they would hide the rest.
  const atFirst = others.filter(({ kind, places }) => kind !== 'screen' || !places);
  return {
    commands: isBlank
      ? grouped([...recently, ...atFirst])
      : [
          ...grouped(matching(all, text, usedIds)),
          ...grouped(records),
          ...referenceCommands(reference.places, t),
        ],
    isSearching: !isBlank && (isSearching || reference.isSearching),
    failed: [
      ...answers
        .filter(({ isFailed }) => isFailed)
        .map(({ search: { resource } }) => t(resourceKey(resource.name, 'title'))),
      ...(reference.isFailed ? [t('command.groups.reference')] : []),
    ],
  };
}
