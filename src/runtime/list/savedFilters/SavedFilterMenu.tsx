import Bookmark from 'lucide-react/icons/bookmark';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { Popup } from '../../feedback/popup/Popup.tsx';
import type { SavedFilterMenuProps } from './SavedFilterPanel.tsx';
import styles from './savedFilters.module.css';

const SavedFilterPanel = lazyComponent(async () => (await import('./SavedFilterPanel.tsx')).SavedFilterPanel);

/** The operator's saved filters of a list. */
export function SavedFilterMenu(props: SavedFilterMenuProps): ReactNode {
  const t = useTranslate();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only loads what the button inside will open
    <span onPointerEnter={SavedFilterPanel.preload} onFocus={SavedFilterPanel.preload}>
      <Popup
        name={t('list.savedFilters')}
        className={controls.icon}
        content={<Bookmark size={16} aria-hidden="true" />}
      >
        {(close) => (
          <LazyPart fallback={<div className={styles.panel} />}>
            <SavedFilterPanel {...props} close={close} />
          </LazyPart>
        )}
      </Popup>
    </span>
  );
}
