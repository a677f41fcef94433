import { type ReactNode, useId, useState } from 'react';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import styles from './ShadowPane.module.css';
import { ShadowReport } from './ShadowReport.tsx';
import type { ShadowRun } from './useShadowRun.ts';

interface ShadowPaneProps {
  readonly shadow: ShadowRun;
  /** Takes a stored document as the sample of the preview. */
  readonly onOpen: (document: string) => void;
}

const counts = [10, 50, 200] as const;

/** Compares the edited rows with the saved ones, on documents that the service has received. */
export function ShadowPane({ shadow, onOpen }: ShadowPaneProps): ReactNode {
  const t = useTranslate();
  const format = useFormats();
  const id = useId();
  const [count, setCount] = useState<number>(counts[1]);
  const { state, start, cancel } = shadow;
  return (
    <div className={styles.pane}>
      <p className={styles.muted}>{t('mappingEditor.shadow.about')}</p>
      <div className={styles.bar}>
        <label htmlFor={id}>{t('mappingEditor.shadow.count')}</label>
        <select
          id={id}
          className={controls.select}
          value={count}
          onChange={({ currentTarget }) => setCount(Number(currentTarget.value))}
        >
          {counts.map((each) => (
            <option key={each} value={each}>
              {t('mappingEditor.shadow.newest', { count: format.number(each) })}
            </option>
          ))}
        </select>
        {state.name === 'running' ? (
          <button type="button" className={controls.button} onClick={cancel}>
            {t('mappingEditor.shadow.cancel')}
          </button>
        ) : (
          <button type="button" className={controls.primary} onClick={() => start(count)}>
            {t(state.name === 'idle' ? 'mappingEditor.shadow.run' : 'mappingEditor.shadow.again')}
          </button>
        )}
      </div>
      {state.name === 'running' && <Progress done={state.done} total={state.total} />}
      {shadow.isStale && (
        <p className={styles.hint} role="status">
          {t('mappingEditor.shadow.stale')}
        </p>
      )}
      {state.name === 'done' && (
        <ShadowReport result={state.result} isCancelled={state.isCancelled} onOpen={onOpen} />
      )}
    </div>
  );
}

function Progress({ done, total }: { readonly done: number; readonly total: number }): ReactNode {
  const t = useTranslate();
  const text = t('mappingEditor.shadow.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
