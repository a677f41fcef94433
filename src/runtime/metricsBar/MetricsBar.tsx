import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import OctagonPause from 'lucide-react/icons/octagon-pause';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { rangeFromName } from '../../contract/api/derivedNames.ts';
import { isRecord } from '../../contract/json/isRecord.ts';
import type { MetricFigure, MetricsBarModel } from '../../contract/model/metrics.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { fieldKey } from '../../contract/text/captions.ts';
import { useOperation } from '../api/useOperation.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { filterParameters } from '../core/routing/filterParameters.ts';
import { currentPath } from '../core/routing/hashLocation.ts';
import { usePolling } from '../core/timing/usePolling.ts';
import styles from './MetricsBar.module.css';
import { rememberMissingMetrics } from './metricsAvailability.ts';
import { hoursSince, useMetricsBar } from './useMetricsBar.ts';

/**
 * The list behind a figure, on a tab of the same screen. `since` is the beginning of the figures, ISO 8601.
 */
export function figureUrl(
  { tab, presetFilters = {}, sinceFilter, sort }: MetricFigure,
  begin: string,
): string {
  const narrowed = { ...presetFilters, ...(sinceFilter && { [rangeFromName(sinceFilter)]: begin }) };
  const order = sort && { sort: sort.property, order: sort.order };
  return `${currentPath()}?${new URLSearchParams({ tab, ...filterParameters(narrowed), ...order })}`;
}

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
export function FigureLink({ entity, figure, value, begin }: FigureLinkProps): ReactNode {
  const t = useTranslate();
  const { number, dateTime, relative } = useFormats();
  const { property, format, tone } = figure;
  const Pictogram = tone && toneIcons[tone];
  const isInstant = format === 'date-time' && typeof value === 'string';
  const isNothing = value === undefined || value === 0;
  return (
    <Link
      href={figureUrl(figure, begin)}
      className={styles.figure}
      data-tone={isNothing ? undefined : tone}
      title={isInstant ? dateTime(value) : undefined}
    >
      {Pictogram && <Pictogram size={14} aria-hidden="true" />}
      {t(`${fieldKey(entity, [property])}.title`)}
      <strong>{isInstant ? relative(value) : typeof value === 'number' ? number(value) : '–'}</strong>
    </Link>
  );
}

interface MetricsBarProps {
  readonly constants: Resource['constants'];
  readonly name: string;
  /** Called when the back end lacks the operation. */
  readonly onMissing: () => void;
}

/** The figures above a list: those of the last hours, then the current ones. */
export function MetricsBar({ constants, name, onMissing }: MetricsBarProps): ReactNode {
  const t = useTranslate();
  const { number } = useFormats();
  const metricsBar = useMetricsBar(name);
  const { operation, fixedParams, familyConstants, sinceProperty, refresh, figures } = metricsBar;
  const narrowed = familyConstants.flatMap((property) =>
    property in constants ? [[property, constants[property]]] : [],
  );
  const args = { body: { ...fixedParams, ...Object.fromEntries(narrowed) } };
  const { data, error, mutate } = useOperation(operation, args, { inline: true });
  usePolling(refresh, () => void mutate());
  useEffect(() => {
    if (error && rememberMissingMetrics(name, error)) onMissing();
  }, [error, name, onMissing]);
  if (!isRecord(data)) return error ? <span className={styles.failed}>{t('metricsBar.unread')}</span> : null;
  const begin = String(data[sinceProperty]);
  const renderFigures = (isCounted: boolean) => (
    <Figures
      metricsBar={metricsBar}
      figures={figures.filter((one) => (one.sinceFilter !== undefined) === isCounted)}
      data={data}
      begin={begin}
    />
  );
  return (
    <section className={styles.bar} aria-label={t('metricsBar.name')} data-stale={error !== undefined}>
      <span className={styles.period}>{t('metricsBar.recent', { hours: number(hoursSince(begin)) })}</span>
      {renderFigures(true)}
      <span className={styles.period}>{t('metricsBar.now')}</span>
      {renderFigures(false)}
    </section>
  );
}

interface FiguresProps {
  readonly metricsBar: MetricsBarModel;
  readonly figures: readonly MetricFigure[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly begin: string;
}

const Figures = ({ metricsBar, figures, data, begin }: FiguresProps): ReactNode =>
  figures.map((figure) => (
    <FigureLink
      key={figure.property}
      entity={metricsBar.entity}
      figure={figure}
      value={data[figure.property]}
      begin={begin}
    />
  ));
