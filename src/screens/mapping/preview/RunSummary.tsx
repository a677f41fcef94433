import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ReactNode } from 'react';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../../runtime/core/i18n/formats.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import type { FilterResult } from '../engine/MappingEngine.ts';
import styles from './PreviewPane.module.css';
import type { MappingPreview } from './useMappingPreview.ts';

/** Returns the number of rows that ran, and of rows with a failed step. */
function countRows(stepsByRow: MappingPreview['stepsByRow']): {
  readonly ran: number;
  readonly failed: number;
} {
  const rows = [...stepsByRow.values()];
  return {
    ran: rows.filter(({ count }) => count > 0).length,
    failed: rows.filter(({ failed }) => failed > 0).length,
  };
}

/** The result of the run in one line, and the results of the interface's filters below it. */
export function RunSummary({ preview }: { readonly preview: MappingPreview }): ReactNode {
  const t = useTranslate();
  const format = useFormats();
  const { state, run, stepsByRow } = preview;
  if (state === 'noSample') return <p className={styles.muted}>{t('mappingEditor.preview.noSample')}</p>;
  if (state === 'broken') return <p className={styles.muted}>{t('mappingEditor.preview.broken')}</p>;
  if (state === 'stopped') {
    return (
      <p className={styles.error} role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        {t('mappingEditor.preview.stopped')}
      </p>
    );
  }
  const { ran, failed } = countRows(stepsByRow);
  return (
    <div className={styles.summary}>
      <p className={failed > 0 ? styles.error : styles.success} role="status">
        {failed > 0 ? (
          <CircleAlert size={16} aria-hidden="true" />
        ) : (
          run && <Check size={16} aria-hidden="true" />
        )}
        {run &&
          t(failed > 0 ? 'mappingEditor.preview.failed' : 'mappingEditor.preview.done', {
            ran: format.number(ran),
            failed: format.number(failed),
            ms: format.number(Math.round(run.elapsedMs)),
          })}
        {state === 'running' && (
          <span className={styles.running}>
            <LoaderCircle size={16} aria-hidden="true" />
            {t('mappingEditor.preview.running')}
          </span>
        )}
      </p>
      {run && <FilterNotice filter="preFilter" verdict={run.preFilter} />}
      {run && <FilterNotice filter="postFilter" verdict={run.postFilter} />}
    </div>
  );
}

/** The result of a filter. Renders nothing if the document passes. */
function FilterNotice({
  filter,
  verdict,
}: {
  readonly filter: string;
  readonly verdict: FilterResult;
}): ReactNode {
  const t = useTranslate();
  if (verdict === true) return null;
  const caption = t(`${fieldKey('interface', [filter])}.title`);
  const text =
    verdict === false
      ? t('mappingEditor.preview.leftOut', { filter: caption })
      : t('mappingEditor.preview.filterFailed', {
          filter: caption,
          cause: t(`mapping.${verdict.code}`, verdict.parameters),
        });
  return (
    <p className={verdict === false ? styles.hint : styles.error}>
      <CircleAlert size={16} aria-hidden="true" />
      {text}
    </p>
  );
}
