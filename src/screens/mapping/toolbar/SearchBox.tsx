import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useDebounced } from '../../../runtime/fields/reference/useDebounced.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import { useGridWords } from '../grid/useGridWords.ts';
import type { Place, SheetStore } from '../sheet/Sheet.ts';
import { search } from '../sheet/search.ts';
import { select } from '../sheet/select.ts';
import { nextPlace, placeOf } from './nextPlace.ts';
import styles from './toolbar.module.css';

interface SearchBoxProps {
  readonly store: SheetStore;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Back to the grid. */
  readonly leave: () => void;
}

/** Finds text in the cells. Enter goes to the next one, Shift+Enter to the one before, Escape back to the grid. */
export function SearchBox({ store, input, leave }: SearchBoxProps): ReactNode {
  const t = useTranslate();
  const { shown } = useGridWords();
  const sheet = useSyncExternalStore(store.subscribe, store.get);
  const [text, setText] = useState('');
  const sought = useDebounced(text, 150);
  const found = useMemo(() => search(sheet.rows, sought, shown), [sheet.rows, sought, shown]);
  const go = (step: 1 | -1) => {
    // Enter right after a letter does not wait for the count.
    const places: readonly Place[] = sought === text ? found : search(sheet.rows, text, shown);
    const place = nextPlace(places, sheet.cursor, step);
    if (place) store.change((now) => select(now, place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') leave();
    else go(event.shiftKey ? -1 : 1);
  };
  const at = placeOf(found, sheet.cursor);
  return (
    <search className={styles.search}>
      <input
        ref={input}
        type="search"
        className={controls.input}
        aria-label={t('mappingEditor.panel.search')}
        placeholder={t('mappingEditor.panel.search')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        aria-keyshortcuts="Control+F"
      />
      <span className={styles.count} role="status">
        {sought.trim() !== '' &&
          t(at > 0 ? 'mappingEditor.panel.matchOf' : 'mappingEditor.panel.matches', {
            at,
            count: found.length,
          })}
      </span>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('mappingEditor.panel.previousMatch')}
        title={t('mappingEditor.panel.previousMatch')}
        disabled={found.length === 0}
        onClick={() => go(-1)}
      >
        <ChevronUp size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('mappingEditor.panel.nextMatch')}
        title={t('mappingEditor.panel.nextMatch')}
        disabled={found.length === 0}
        onClick={() => go(1)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </search>
  );
}
