import { type ReactNode, useEffect } from 'react';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { MetricsBarModel, Sparklines } from '../../contract/model/metrics.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useOperation } from '../api/useOperation.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { usePolling } from '../core/timing/usePolling.ts';
import { rememberMissingMetrics } from './metricsAvailability.ts';
import { Sparkline, type SparklineLine } from './Sparkline.tsx';
import { hoursSince, useMetricsBar } from './useMetricsBar.ts';

/** The sparklines of the rows on screen. */
export interface SparklineImages {
  readonly caption: string;
  /** uuid → image; the same object until the next reading. */
  readonly byUuid: ReadonlyMap<string, ReactNode>;
}

interface SparklineReaderProps {
  readonly name: string;
  /** The uuids of the rows on screen. */
  readonly uuids: readonly string[];
  readonly onRead: (faces: SparklineImages) => void;
  /** Called when the back end lacks the operation. */
  readonly onMissing: () => void;
}

/** The records in an answer. */
const recordsIn = (data: unknown, { property }: Sparklines): readonly Record<string, unknown>[] => {
  const records = isRecord(data) && data[property];
  return Array.isArray(records) ? records.filter(isRecord) : [];
};

function linesOf(
  record: Record<string, unknown>,
  { figures }: MetricsBarModel,
  { series, lineProperties: lines }: Sparklines,
): SparklineLine[] {
  const amounts = record[series];
  return lines.map((line) => {
    const found = isRecord(amounts) && amounts[line];
    const { tone } = figures.find(({ property }) => property === line) ?? {};
    return { amounts: Array.isArray(found) ? found.map(Number) : [], tone };
  });
}

/** Reads the sparklines of all rows in one call, and refreshes them; renders nothing. */
export function SparklineReader({ name, uuids, onRead, onMissing }: SparklineReaderProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const metricsBar = useMetricsBar(name);
  const { sparklines, operation, fixedParams, refresh } = metricsBar;
  const args =
    sparklines && uuids.length > 0 ? { body: { ...fixedParams, [sparklines.uuidsProperty]: uuids } } : null;
  const { data, error, mutate } = useOperation(operation, args, { inline: true });
  usePolling(refresh, () => void mutate());
  useEffect(() => {
    if (error && rememberMissingMetrics(name, error)) onMissing();
  }, [error, name, onMissing]);
  useEffect(() => {
    if (!sparklines || !isRecord(data)) return;
    const hours = number(hoursSince(String(data[metricsBar.sinceProperty])));
    const words = (record: Record<string, unknown>): string => {
      const figures = sparklines.lineProperties.map((line) =>
        t('metricsBar.figure', {
          caption: t(`${fieldKey(metricsBar.entity, [line])}.title`),
          value: number(Number(record[line] ?? 0)),
        }),
      );
      return t('metricsBar.trend', { figures: figures.join(t('metricsBar.separator')), hours });
    };
    const faces = recordsIn(data, sparklines).map((record): [string, ReactNode] => [
      String(record.uuid),
      <Sparkline
        key={String(record.uuid)}
        lines={linesOf(record, metricsBar, sparklines)}
        label={words(record)}
      />,
    ]);
    onRead({ caption: t('metricsBar.recent', { hours }), byUuid: new Map(faces) });
  }, [data, metricsBar, sparklines, t, number, onRead]);
  return null;
}
