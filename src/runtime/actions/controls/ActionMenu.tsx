import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { LazyPart } from '../../feedback/failure/LazyPart.tsx';
import { Popup } from '../../feedback/popup/Popup.tsx';
import type { MenuItem } from './ActionMenuItems.tsx';

/** Loaded on demand: the first screen shows no icon of an action. */
const LazyActionMenuItems = lazyComponent(
  async () => (await import('./ActionMenuItems.tsx')).ActionMenuItems,
);

interface ActionMenuProps {
  readonly of: string;
  /** Called when the menu opens. */
  readonly items: () => readonly MenuItem[];
}

/** A button that opens a menu of actions. */
export function ActionMenu({ of, items }: ActionMenuProps): ReactNode {
  const t = useTranslate();
  return (
    <Popup
      name={t('action.more', { name: of })}
      className={controls.icon}
      onIntent={LazyActionMenuItems.preload}
      content={<Ellipsis size={16} aria-hidden="true" />}
    >
      {(close) => (
        <LazyPart>
          <LazyActionMenuItems items={items()} close={close} />
        </LazyPart>
      )}
    </Popup>
  );
}
