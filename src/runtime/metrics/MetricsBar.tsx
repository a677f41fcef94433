import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import OctagonPause from 'lucide-react/icons/octagon-pause';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { MetricFigure } from '../../contract/model/metrics.ts';
import type { ListMetrics, Resource } from '../../contract/model/resource.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useOperation } from '../api/useOperation.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { currentPath } from '../core/routing/hashLocation.ts';
import { usePolling } from '../core/timing/usePolling.ts';
import { InstantAge } from '../fields/timeZone/InstantAge.tsx';
import styles from './MetricsBar.module.css';
import { rememberMissingMetrics } from './metricsAvailability.ts';
import { figureUrl } from './metricsData.ts';
import { hoursSince, useMetrics } from './useMetrics.ts';

const toneIcons = { positive: CircleCheck, negative: CircleX, warning: OctagonPause };

interface FigureLinkProps {
  /** Entity of the answer. */
  readonly entity: string;
  readonly figure: MetricFigure;
  readonly value: unknown;
  /** The beginning of the figures, ISO 8601. */
  readonly begin: string;
}

/** A figure with its caption: a link to the list behind it. */
function FigureLink({ entity, figure, value, begin }: FigureLinkProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { property, format, tone } = figure;
  const Pictogram = tone && toneIcons[tone];
  const isInstant = format === 'date-time' && typeof value === 'string';
  const isNothing = value === undefined || value === 0;
  return (
    <Link
      href={figureUrl(currentPath(), figure, { from: begin })}
      className={styles.figure}
      data-tone={isNothing ? undefined : tone}
    >
      {Pictogram && <Pictogram size={14} aria-hidden="true" />}
      {t(`${fieldKey(entity, [property])}.title`)}
      <strong>
        {isInstant ? <InstantAge of={value} /> : typeof value === 'number' ? number(value) : '–'}
      </strong>
    </Link>
  );
}

export interface MetricsBarProps {
  readonly constants: Resource['constants'];
  readonly metrics: ListMetrics;
  /** Called when the back end lacks the operation. */
  readonly onMissing: () => void;
}

/** The figures above a list: those of the last hours, then the current ones. */
export function MetricsBar({ constants, metrics, onMissing }: MetricsBarProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const { name, fixedParams, familyConstants } = metrics;
  const { operation, entity, sinceProperty, refresh, figures } = useMetrics(name);
  const narrowed = familyConstants.flatMap((property) =>
    property in constants ? [[property, constants[property]]] : [],
  );
  const args = { body: { ...fixedParams, ...Object.fromEntries(narrowed) } };
  const { data, error, mutate } = useOperation(operation, args, { inline: true });
  usePolling(refresh, () => void mutate());
  useEffect(() => {
    if (error && rememberMissingMetrics(metrics, error)) onMissing();
  }, [error, metrics, onMissing]);
  if (!isRecord(data)) return error ? <span className={styles.failed}>{t('metricsBar.unread')}</span> : null;
  const begin = String(data[sinceProperty]);
  const renderFigures = (isCounted: boolean) =>
    figures
      .filter((figure) => (figure.sinceFilter !== undefined) === isCounted)
      .map((figure) => (
        <FigureLink
          key={figure.property}
          entity={entity}
          figure={figure}
          value={data[figure.property]}
          begin={begin}
        />
      ));
  return (
    <section className={styles.bar} aria-label={t('metricsBar.name')} data-stale={error !== undefined}>
      <span className={styles.period}>{t('metricsBar.recent', { hours: number(hoursSince(begin)) })}</span>
      {renderFigures(true)}
      <span className={styles.period}>{t('metricsBar.now')}</span>
      {renderFigures(false)}
    </section>
  );
}
