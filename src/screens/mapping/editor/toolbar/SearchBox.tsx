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
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../../runtime/core/theme/controls.module.css';
import { useDebounced } from '../../../../runtime/core/timing/useDebounced.ts';
import { useGridCaptions } from '../../grid/useGridCaptions.ts';
import type { CellPosition, SheetStore } from '../../sheet/Sheet.ts';
import { matchNumber, nextMatch, searchCells } from '../../sheet/searchCells.ts';
import { selectCell } from '../../sheet/selection.ts';
import styles from './Toolbar.module.css';

interface SearchBoxProps {
  readonly store: SheetStore;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Returns to the grid. */
  readonly leave: () => void;
}

/**
 * Finds text in the cells. Enter selects the next match, Shift+Enter the previous one, Escape returns to the
 * grid.
 */
export function SearchBox({ store, input, leave }: SearchBoxProps): ReactNode {
  const t = useTranslate();
  const { displayText } = useGridCaptions();
  const sheet = useSyncExternalStore(store.subscribe, store.get);
  const [text, setText] = useState('');
  const searchText = useDebounced(text, 150);
  const matches = useMemo(
    () => searchCells(sheet.rows, searchText, displayText),
    [sheet.rows, searchText, displayText],
  );
  const goToMatch = (step: 1 | -1) => {
    // Enter right after a letter does not wait for the count.
    const places: readonly CellPosition[] =
      searchText === text ? matches : searchCells(sheet.rows, text, displayText);
    const place = nextMatch(places, sheet.cursor, step);
    if (place) store.change((now) => selectCell(now, place));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') leave();
    else goToMatch(event.shiftKey ? -1 : 1);
  };
  const at = matchNumber(matches, sheet.cursor);
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
        {searchText.trim() !== '' &&
          t(at > 0 ? 'mappingEditor.panel.matchOf' : 'mappingEditor.panel.matches', {
            at,
            count: matches.length,
          })}
      </span>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('mappingEditor.panel.previousMatch')}
        title={t('mappingEditor.panel.previousMatch')}
        disabled={matches.length === 0}
        onClick={() => goToMatch(-1)}
      >
        <ChevronUp size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={controls.icon}
        aria-label={t('mappingEditor.panel.nextMatch')}
        title={t('mappingEditor.panel.nextMatch')}
        disabled={matches.length === 0}
        onClick={() => goToMatch(1)}
      >
        <ChevronDown size={16} aria-hidden="true" />
      </button>
    </search>
  );
}
