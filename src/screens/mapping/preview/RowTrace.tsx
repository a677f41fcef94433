import { type ReactNode, useState } from 'react';
import { choiceKey } from '../../../contract/text/captions.ts';
import { isMappingRow } from '../../../mapping/functions/index.ts';
import type { MappingDraft } from '../../../mapping/MappingRow.ts';
import { locateSources, type SourceLocation } from '../../../mapping/paths/locateSources.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import type { RowSteps } from '../engine/MappingEngine.ts';
import { truncateJson, truncateText } from './jsonText.ts';
import styles from './PreviewPane.module.css';

interface RowTraceProps {
  /** Index of the row. */
  readonly index: number;
  readonly rows: readonly MappingDraft[];
  readonly document: unknown;
  readonly steps: RowSteps;
  /** Line of the row that ended the run at a limit. */
  readonly endedAt: number | undefined;
  /** A run with the current rows has not ended yet. */
  readonly isRunning: boolean;
  /** Shows a place in the sample; undefined if the sample is too large to show. */
  readonly onShow: ((path: string) => void) | undefined;
}

/** Places of a row that are shown at first, and source values of each place. */
const shownLimits = { places: 10, sources: 5 };

function locateSafely(
  row: MappingDraft,
  rows: readonly MappingDraft[],
  at: string,
  document: unknown,
): SourceLocation[] {
  try {
    return locateSources(row, rows, at, document);
  } catch {
    // The path is invalid. The step shows the error.
    return [];
  }
}

/** Returns the key of the reason why a row has not run. */
function emptyKeyOf(row: MappingDraft, endedAt: number | undefined): string {
  if (!isMappingRow(row)) return 'mappingEditor.preview.unfinished';
  return endedAt === undefined ? 'mappingEditor.preview.nowhere' : 'mappingEditor.preview.ended';
}

/** The result of one row at each of its places: source values, function, output. */
export function RowTrace(props: RowTraceProps): ReactNode {
  const { index, rows, document, steps, endedAt, isRunning, onShow } = props;
  const { count, shown } = steps;
  const t = useTranslate();
  const [limit, setLimit] = useState(shownLimits.places);
  const row = rows[index];
  if (!row) return null;
  const caption = isMappingRow(row)
    ? t(choiceKey('interface', ['fieldMappings', 'functionType'], row.functionType))
    : '';
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        {t('mappingEditor.preview.line', { line: index + 1 })} <code>{row.targetField}</code>
      </h2>
      {count === 0 && !(isRunning && isMappingRow(row)) && (
        <p className={styles.muted}>{t(emptyKeyOf(row, endedAt), { line: endedAt ?? 0 })}</p>
      )}
      <ol className={styles.steps}>
        {shown.slice(0, limit).map((step) => (
          <li key={step.targetField}>
            <Sources places={locateSafely(row, rows, step.targetField, document)} onShow={onShow} />
            <p className={styles.arrow}>
              <span className={styles.function}>{caption}</span>
              {row.expression && <code>{row.expression}</code>}
            </p>
            <p className={styles.step}>
              <code className={styles.place}>{step.targetField}</code>
              {step.error ? (
                <span className={styles.cause}>{t(`mapping.${step.error.code}`, step.error.parameters)}</span>
              ) : (
                <code>{truncateText(step.output ?? '')}</code>
              )}
            </p>
          </li>
        ))}
      </ol>
      {shown.length > limit && (
        <button type="button" className={controls.quiet} onClick={() => setLimit(shown.length)}>
          {t('mappingEditor.preview.morePlaces', { count: shown.length - limit })}
        </button>
      )}
      {shown.length <= limit && count > shown.length && (
        <p className={styles.muted}>{t('mappingEditor.preview.rest', { count: count - shown.length })}</p>
      )}
    </section>
  );
}

interface SourcesProps {
  readonly places: readonly SourceLocation[];
  readonly onShow: RowTraceProps['onShow'];
}

function Sources({ places, onShow }: SourcesProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      {places.slice(0, shownLimits.sources).map(({ path, value }) => (
        <p key={path} className={styles.step}>
          {onShow ? (
            <button
              type="button"
              className={styles.link}
              title={t('mappingEditor.preview.showSource')}
              onClick={() => onShow(path)}
            >
              {path}
            </button>
          ) : (
            <code className={styles.place}>{path}</code>
          )}
          {value === undefined ? (
            <span className={styles.muted}>{t('mappingEditor.preview.missing')}</span>
          ) : (
            <code>{truncateJson(value)}</code>
          )}
        </p>
      ))}
      {places.length > shownLimits.sources && (
        <p className={styles.muted}>
          {t('mappingEditor.preview.rest', { count: places.length - shownLimits.sources })}
        </p>
      )}
    </>
  );
}
