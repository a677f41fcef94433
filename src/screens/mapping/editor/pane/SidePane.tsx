import { type KeyboardEvent, type PointerEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import { useLocale, useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../../../runtime/core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../../runtime/feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { TabBar } from '../../../../runtime/record/screen/TabBar.tsx';
import type { MappingEngine } from '../../engine/MappingEngine.ts';
import type { MappingPreview } from '../../preview/useMappingPreview.ts';
import { useShadowRun } from '../../shadow/useShadowRun.ts';
import type { CellPosition, SheetStore } from '../../sheet/Sheet.ts';
import styles from './SidePane.module.css';
import { maxPaneWidth, minPaneWidth, usePaneWidth } from './usePaneState.ts';

const PreviewPane = lazyComponent(async () => (await import('../../preview/PreviewPane.tsx')).PreviewPane);
const ShadowPane = lazyComponent(async () => (await import('../../shadow/ShadowPane.tsx')).ShadowPane);

interface SidePaneProps {
  /** The stored interface. */
  readonly record: Row;
  readonly store: SheetStore;
  readonly engine: MappingEngine;
  readonly sample: string;
  readonly onSample: (text: string) => void;
  readonly preview: MappingPreview;
  readonly jump: (place: CellPosition) => void;
}

/**
 * The pane at the side of the rows, or below them on narrow screens. A shadow run continues while the preview
 * is open.
 */
export function SidePane(props: SidePaneProps): ReactNode {
  const { record, store, engine, sample, onSample, preview, jump } = props;
  const t = useTranslate();
  const [tab, setTab] = useState('preview');
  const [width, resize] = usePaneWidth();
  const rows = useSyncExternalStore(store.subscribe, () => store.get().rows);
  const shadow = useShadowRun(engine, { record, rows });
  const open = (document: string) => {
    onSample(document);
    setTab('preview');
  };
  return (
    <aside className={styles.pane} style={{ inlineSize: width }} aria-label={t('mappingEditor.panel.pane')}>
      <PaneHandle width={width} resize={resize} />
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
      <div className={styles.content}>
        <LazyPart key={tab} fallback={<LoadingSkeleton />}>
          {tab === 'preview' ? (
            <PreviewPane
              record={record}
              store={store}
              sample={sample}
              onSample={onSample}
              preview={preview}
              onJump={(row) => jump({ row, column: store.get().cursor.column })}
            />
          ) : (
            <ShadowPane shadow={shadow} onOpen={open} />
          )}
        </LazyPart>
      </div>
    </aside>
  );
}

interface PaneHandleProps {
  readonly width: number;
  readonly resize: (width: number) => void;
}

/** Pixels for each press of an arrow key. */
const keyStep = 16;

/** The edge of the pane, moved by dragging or arrow keys. */
export function PaneHandle({ width, resize }: PaneHandleProps): ReactNode {
  const t = useTranslate();
  const { direction } = useLocale();
  const outwards = direction === 'rtl' ? -1 : 1;
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const by = { ArrowLeft: keyStep * outwards, ArrowRight: -keyStep * outwards }[key];
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
      aria-valuemin={minPaneWidth}
      aria-valuemax={maxPaneWidth}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={onPointerMove}
    />
  );
}
