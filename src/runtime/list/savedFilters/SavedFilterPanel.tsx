import { type ReactNode, useState } from 'react';
import type { ListQuery, Resource } from '../../../contract/model/resource.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { filterParameters } from '../../core/routing/filterParameters.ts';
import { CopyButton } from '../../feedback/CopyButton.tsx';
import { toastStore } from '../../feedback/toast/toastStore.ts';
import { defaultParametersOf, type ListControls, type ListState } from '../query/useListState.ts';
import { NameForm, SavedFilterItem } from './SavedFilterItem.tsx';
import styles from './savedFilters.module.css';
import { loadSavedFilters, type SavedFilter, storeSavedFilters } from './savedFilters.ts';

export const removeSavedFilter = (saved: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  saved.filter((one) => one.name !== name);

/**
 * Returns the saved filters with a new or changed one. It replaces the one named `before` and any other with
 * its name. At most one is the default.
 */
export function putSavedFilter(
  saved: readonly SavedFilter[],
  one: SavedFilter,
  before = one.name,
): readonly SavedFilter[] {
  const place = saved.findIndex(({ name }) => name === before);
  const isKept = (other: SavedFilter, index: number): boolean => index === place || other.name !== one.name;
  const next = saved
    .map((other, index) => {
      if (index === place) return { isDefault: other.isDefault, ...one };
      return one.isDefault ? { ...other, isDefault: false } : other;
    })
    .filter(isKept);
  return place < 0 ? [...next, one] : next;
}

/** Filters and order of a list as a URL query. */
function filterQueryOf(resource: ListQuery, { filters, sort, order }: ListState): string {
  const defaults = defaultParametersOf(resource);
  const parameters = Object.entries({ ...filterParameters(filters), sort, order });
  return String(new URLSearchParams(parameters.filter(([name, value]) => value !== defaults[name])));
}

export interface SavedFilterMenuProps {
  readonly resource: Resource;
  readonly list: ListControls;
}

interface SavedFilterPanelProps extends SavedFilterMenuProps {
  readonly close: () => void;
}

const groups = ['savedFilters'];

/**
 * The saved filters of a list with commands to apply, rename, replace and delete them, and a field to save
 * the current ones.
 */
export function SavedFilterPanel({ resource, list, close }: SavedFilterPanelProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const [saved, setSaved] = useState(() => loadSavedFilters(list.id));
  const query = filterQueryOf(resource, list.state);
  // Another tab may have saved filters since this panel opened.
  const change = (edit: (stored: readonly SavedFilter[]) => readonly SavedFilter[]): void => {
    try {
      const next = edit(loadSavedFilters(list.id));
      storeSavedFilters(list.id, next);
      setSaved(next);
    } catch {
      toastStore.show({ kind: 'error', message: (now) => now('savedFilters.notKept') });
    }
  };
  const add = (name: string) => change((stored) => putSavedFilter(stored, { name, query }));

  return (
    <section className={styles.panel} aria-label={t('list.savedFilters')}>
      {saved.length === 0 ? (
        <p className={styles.empty}>{t('savedFilters.none')}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((one) => (
            <SavedFilterItem
              key={one.name}
              resource={resource}
              saved={one}
              names={saved.map(({ name }) => name)}
              show={() => {
                list.applyQuery(one.query);
                close();
              }}
              change={(next) => change((stored) => putSavedFilter(stored, next, one.name))}
              replace={
                query === one.query || query === ''
                  ? undefined
                  : () => change((stored) => putSavedFilter(stored, { ...one, query }))
              }
              remove={() => change((stored) => removeSavedFilter(stored, one.name))}
            />
          ))}
        </ul>
      )}
      {query === '' ? (
        <p className={styles.empty}>{t('savedFilters.nothingSet')}</p>
      ) : (
        <NameForm
          label={t('savedFilters.name')}
          captionOf={(name) =>
            t(saved.some((one) => one.name === name) ? 'savedFilters.overwrite' : 'savedFilters.save')
          }
          onName={add}
        />
      )}
      <CopyButton caption={t('savedFilters.copyLink')} text={() => location.href} />
    </section>
  );
}
