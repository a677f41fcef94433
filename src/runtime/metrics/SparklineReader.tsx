import { type ReactNode, useEffect } from 'react';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { ListMetrics } from '../../contract/model/resource.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useOperation } from '../api/useOperation.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { usePolling } from '../core/timing/usePolling.ts';
import { rememberMissingMetrics } from './metricsAvailability.ts';
import { amountOf, type MetricsData, objectsIn, sparklineOf } from './metricsData.ts';
import { Sparkline } from './Sparkline.tsx';
import { hoursSince, useMetrics } from './useMetrics.ts';

/** The sparklines of the rows on screen. */
export interface SparklineImages {
  readonly caption: string;
  /** uuid → image; the same object until the next reading. */
  readonly byUuid: ReadonlyMap<string, ReactNode>;
}

interface SparklineReaderProps {
  readonly metrics: ListMetrics;
  /** The uuids of the rows on screen. */
  readonly uuids: readonly string[];
  readonly onRead: (images: SparklineImages) => void;
  /** Called when the back end lacks the operation. */
  readonly onMissing: () => void;
}

/** Reads the sparklines of all rows in one call, and refreshes them; renders nothing. */
export function SparklineReader({
  metrics: shown,
  uuids,
  onRead,
  onMissing,
}: SparklineReaderProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const metrics = useMetrics(shown.name);
  const { operation, refresh, records } = metrics;
  const { uuidsProperty } = records;
  const args =
    uuidsProperty && uuids.length > 0 ? { body: { ...shown.fixedParams, [uuidsProperty]: uuids } } : null;
  const { data, error, mutate } = useOperation(operation, args, { inline: true });
  usePolling(refresh, () => void mutate());
  useEffect(() => {
    if (error && rememberMissingMetrics(shown, error)) onMissing();
  }, [error, shown, onMissing]);
  useEffect(() => {
    if (!isRecord(data)) return;
    const hours = number(hoursSince(String(data[metrics.sinceProperty])));
    const describe = (record: MetricsData): string => {
      const figures = metrics.chart.lines.map((line) =>
        t('metricsBar.figure', {
          caption: t(`${fieldKey(metrics.entity, [line])}.title`),
          value: number(amountOf(record, line)),
        }),
      );
      return t('metricsBar.trend', { figures: figures.join(t('metricsBar.separator')), hours });
    };
    const images = objectsIn(data, records.property).map((record): [string, ReactNode] => {
      const uuid = String(record.uuid);
      return [uuid, <Sparkline key={uuid} lines={sparklineOf(record, metrics)} label={describe(record)} />];
    });
    onRead({ caption: t('metricsBar.recent', { hours }), byUuid: new Map(images) });
  }, [data, metrics, records, t, number, onRead]);
  return null;
}
