import { useMemo, useState } from 'react';
import { resourceKey } from '../../../contract/text/captions.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { screens } from '../../core/catalog.ts';
import { useLocale, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { type Command, groupCommands, guessCommands, matchCommands } from './Command.ts';
import { recentCommands, recentStore } from './recentCommands.ts';
import { foundRecordCommands } from './recordSearches.ts';
import { createCommands, screenCommands } from './screenCommands.ts';
import type { CommandSources } from './useCommandSources.ts';
import { docsCommands, useDocsSearch } from './useDocsSearch.ts';
import { useRecordSearch } from './useRecordSearch.ts';
import { useSettingCommands } from './useSettingCommands.ts';

interface PaletteContent {
  /** Commands of a group are adjacent. */
  readonly commands: Command[];
  readonly isSearching: boolean;
  /** Searches that failed. */
  readonly failed: readonly string[];
}

/**
 * The palette's entries for a text: commands by name, then records, then the reference. `own` are those of
 * the record on screen.
 */
export function useCommands(
  own: readonly Command[],
  { resources }: CommandSources,
  text: string,
): PaletteContent {
  const t = useTranslate();
  const { locale } = useLocale();
  const roleObstacle = useRoleObstacle();
  const settings = useSettingCommands();
  const [recent] = useState(recentStore.get);
  // biome-ignore lint/correctness/useExhaustiveDependencies: captions change with the locale
  const general = useMemo(
    () => [...screenCommands(screens, t), ...createCommands(screens, resources, t, roleObstacle)],
    [resources, t, locale, roleObstacle],
  );
  const { answers, isComplete, isSearching } = useRecordSearch(resources, text);
  const reference = useDocsSearch(text);
  const all = [...own, ...general, ...settings];
  const records = answers.flatMap(({ search, rows }) => foundRecordCommands(search, rows, t));
  const recently = recentCommands(recent, all, t('command.groups.recent'));
  const usedIds = recent.map(({ id }) => id);
  const others = all.filter(({ id }) => !usedIds.includes(id));
  const isBlank = text.trim() === '';
  // Tabs of screens appear with the first letter: otherwise they would hide the rest.
  const atFirst = others.filter(({ kind, placeNames }) => kind !== 'screen' || !placeNames);
  const isOpen = !isBlank && (isSearching || reference.isSearching);
  const found = isBlank
    ? groupCommands([...recently, ...atFirst])
    : [
        ...groupCommands(matchCommands(all, text, usedIds)),
        ...groupCommands(records),
        ...(isComplete ? docsCommands(reference.places, t) : []),
      ];
  return {
    // A guess waits for every search, because Enter would run it in place of a record.
    commands: found.length > 0 || isOpen ? found : groupCommands(guessCommands(all, text, usedIds)),
    isSearching: isOpen,
    failed: [
      ...answers
        .filter(({ isFailed }) => isFailed)
        .map(({ search: { resource } }) => t(resourceKey(resource.name, 'title'))),
      ...(reference.isFailed ? [t('command.groups.reference')] : []),
    ],
  };
}
