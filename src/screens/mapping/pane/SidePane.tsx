import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { LazyPart } from '../../../runtime/lazy/LazyPart.tsx';
import { lazyComponent } from '../../../runtime/lazy/lazyComponent.tsx';
import { Skeleton } from '../../../runtime/resource/Skeleton.tsx';
import { TabBar } from '../../../runtime/resource/TabBar.tsx';
import type { MappingEngine } from '../preview/MappingEngine.ts';
import type { Preview } from '../preview/Preview.ts';
import { useShadowRun } from '../shadow/useShadowRun.ts';
import type { Place, SheetStore } from '../sheet/Sheet.ts';
import { PaneHandle } from './PaneHandle.tsx';
import styles from './pane.module.css';
import { usePaneWidth } from './usePaneWidth.ts';

const PreviewPane = lazyComponent(async () => (await import('../preview/PreviewPane.tsx')).PreviewPane);
const ShadowPane = lazyComponent(async () => (await import('../shadow/ShadowPane.tsx')).ShadowPane);

interface SidePaneProps {
  /** The interface as it is stored. */
  readonly record: Row;
  readonly store: SheetStore;
  readonly engine: MappingEngine;
  readonly sample: string;
  readonly onSample: (text: string) => void;
  readonly preview: Preview;
  readonly jump: (place: Place) => void;
}

/** What stands beside the rows, or below them where it is narrow. A shadow run goes on while the preview is looked at. */
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
        <LazyPart key={tab} fallback={<Skeleton />}>
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
