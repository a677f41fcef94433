import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { TabBar } from '../../../runtime/resource/TabBar.tsx';
import styles from './pane.module.css';
import { usePaneWidth } from './usePaneWidth.ts';

interface SidePaneProps {
  readonly preview: ReactNode;
  readonly shadow: ReactNode;
}

/** What stands beside the rows, or below them where it is narrow. It is as wide as it was left. */
export function SidePane({ preview, shadow }: SidePaneProps): ReactNode {
  const t = useTranslate();
  const [tab, setTab] = useState('preview');
  const { width, narrowest, widest, resize } = usePaneWidth();
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowLeft: 16, ArrowRight: -16 }[key];
    if (step !== undefined) resize(width + step);
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    const pane = currentTarget.parentElement;
    if (pane && currentTarget.hasPointerCapture(pointerId))
      resize(pane.getBoundingClientRect().right - clientX);
  };
  return (
    <aside className={styles.pane} style={{ inlineSize: width }} aria-label={t('mappingEditor.panel.pane')}>
      {/* biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, which <hr> is not */}
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
      <TabBar
        label={t('mappingEditor.panel.paneTabs')}
        look="inner"
        tabs={[
          { id: 'preview', title: t('mappingEditor.panel.previewTab') },
          { id: 'shadow', title: t('mappingEditor.panel.shadowTab') },
        ]}
        current={tab}
        onSelect={setTab}
      />
      <div className={styles.content}>{tab === 'preview' ? preview : shadow}</div>
    </aside>
  );
}
