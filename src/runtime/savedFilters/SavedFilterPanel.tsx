import { type ReactNode, useState } from 'react';
import { CopyButton } from '../feedback/CopyButton.tsx';
import { useToast } from '../feedback/useToast.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import { NameForm } from './NameForm.tsx';
import { queryOf } from './queryOf.ts';
import { SavedFilterItem } from './SavedFilterItem.tsx';
import type { SavedFilterMenuProps } from './SavedFilterMenu.tsx';
import styles from './savedFilters.module.css';
import { keepFilters, type SavedFilter, savedFilters } from './savedFilters.ts';
import { withoutName, withSaved } from './withSaved.ts';

interface SavedFilterPanelProps extends SavedFilterMenuProps {
  readonly close: () => void;
}

const groups = ['savedFilters'];

/** What is kept of a list: to be shown, renamed, replaced, deleted; and a name for what is set now. */
export function SavedFilterPanel({ resource, list, close }: SavedFilterPanelProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const toast = useToast();
  const [saved, setSaved] = useState(() => savedFilters(list.id));
  const query = queryOf(resource, list.state);
  const keep = (next: readonly SavedFilter[]): void => {
    try {
      keepFilters(list.id, next);
      setSaved(next);
    } catch {
      toast({ kind: 'error', message: (now) => now('savedFilters.notKept') });
    }
  };
  const add = (name: string) => keep(withSaved(saved, { name, query }));

  return (
    <section className={styles.panel} aria-label={t('list.savedFilters')}>
      {saved.length === 0 ? (
        <p className={styles.none}>{t('savedFilters.none')}</p>
      ) : (
        <ul className={styles.list}>
          {saved.map((one) => (
            <SavedFilterItem
              key={one.name}
              resource={resource}
              saved={one}
              names={saved.map(({ name }) => name)}
              show={() => {
                list.show(one.query);
                close();
              }}
              change={(next) => keep(withSaved(saved, next, one.name))}
              replace={
                query === one.query || query === ''
                  ? undefined
                  : () => keep(withSaved(saved, { ...one, query }))
              }
              remove={() => keep(withoutName(saved, one.name))}
            />
          ))}
        </ul>
      )}
      {query === '' ? (
        <p className={styles.none}>{t('savedFilters.nothingSet')}</p>
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
