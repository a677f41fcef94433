import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useLocale, useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import styles from './pane.module.css';
import { narrowest, widest } from './usePaneWidth.ts';

interface PaneHandleProps {
  readonly width: number;
  readonly resize: (width: number) => void;
}

/** Pixels of one press of an arrow key. */
const step = 16;

/** The edge of the pane: dragged, or moved with the arrow keys. */
export function PaneHandle({ width, resize }: PaneHandleProps): ReactNode {
  const t = useTranslate();
  const { direction } = useLocale();
  const outwards = direction === 'rtl' ? -1 : 1;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: step * outwards, ArrowRight: -step * outwards }[key];
    if (by !== undefined) resize(width + by);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.parentElement?.getBoundingClientRect();
    if (!box || !currentTarget.hasPointerCapture(pointerId)) return;
    resize(direction === 'rtl' ? clientX - box.left : box.right - clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, which <hr> is not
    <div
      role="separator"
      className={styles.handle}
      aria-label={t('mappingEditor.panel.resizePane')}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
