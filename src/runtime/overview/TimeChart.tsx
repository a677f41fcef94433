import { type ReactNode, useMemo, useState } from 'react';
import type { MetricsModel } from '../../contract/model/metrics.ts';
import { choiceKey, fieldKey } from '../../contract/text/captions.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useTranslate } from '../core/i18n/LocaleProvider.tsx';
import { navigate } from '../core/routing/hashLocation.ts';
import { instantTooltip, ZoneName } from '../fields/timeZone/renderInstant.tsx';
import { useTextZone } from '../fields/timeZone/useTimeZone.tsx';
import { amountOf, figureUrl, lineFiguresOf, type MetricsData } from '../metrics/metricsData.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import styles from './overview.module.css';
import { LinkOrText } from './overviewLinks.tsx';
import { bucketTotal, busiestBucket, type TimeBucket, timeBucketsOf } from './timeBuckets.ts';

interface ChartTableProps {
  readonly name: string;
  readonly captions: readonly string[];
  readonly parts: readonly TimeBucket[];
  /** Formats an instant in this time zone. */
  readonly clock: (instant: string) => string;
  readonly timeZone: string;
  readonly placeOf: (part: TimeBucket, line: number) => string | undefined;
}

/** The chart's amounts as a table, the newest first, without empty parts. */
function ChartTable({ name, captions, parts, clock, timeZone, placeOf }: ChartTableProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { number } = formats;
  const busy = parts.filter((part) => bucketTotal(part) > 0).toReversed();
  if (busy.length === 0) return <p>{t('overview.quiet')}</p>;
  return (
    <table className={styles.amounts} aria-label={name}>
      <thead>
        <tr>
          <th scope="col">
            {t('overview.time')}
            <ZoneName of={timeZone} />
          </th>
          {captions.map((caption) => (
            <th key={caption} scope="col" data-figures>
              {caption}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map((part) => {
          const [from, to] = [clock(part.from), clock(part.to)];
          return (
            <tr key={part.from}>
              <th scope="row" title={instantTooltip(part.from, formats)}>
                {from} – {to}
              </th>
              {part.amounts.map((amount, line) => {
                const count = number(amount);
                return (
                  <td key={captions[line]} data-figures>
                    <LinkOrText
                      to={amount > 0 ? placeOf(part, line) : undefined}
                      name={t('overview.partRecords', { line: captions[line], count, from, to })}
                      className={styles.cell}
                    >
                      {count}
                    </LinkOrText>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface TimeChartProps {
  readonly metrics: MetricsModel;
  readonly route: string;
  readonly data: MetricsData;
}

/** A day in milliseconds: longer parts also show their date. */
const dayInMs = 24 * 60 * 60_000;

/** Amounts over time: a sentence, a chart, and a table of the same data. */
export function TimeChart({ metrics, route, data }: TimeChartProps): ReactNode {
  const t = useTranslate();
  const { dateTime, number } = useFormats();
  const zone = useTextZone();
  const [pointed, point] = useState<number>();
  const { entity, chart, period: span } = metrics;
  const lines = lineFiguresOf(metrics);
  const parts = useMemo(() => timeBucketsOf(metrics, data), [metrics, data]);
  const [first, last] = [parts[0], parts.at(-1)];
  const isLong = first && last && Date.parse(last.to) - Date.parse(first.from) > dayInMs;
  const clock = (instant: string): string => dateTime(instant, zone).slice(isLong ? 5 : 11, 16);
  const captions = lines.map(({ property }) => t(`${fieldKey(entity, [property])}.title`));
  const describeAmounts = (amounts: readonly number[]): string =>
    amounts
      .map((count, index) => t('overview.amount', { line: captions[index], count: number(count) }))
      .join(' · ');
  const inWords = ({ from, to, amounts }: TimeBucket): string =>
    t('overview.part', { from: clock(from), to: clock(to), amounts: describeAmounts(amounts) });
  const busiest = busiestBucket(parts);
  const summary = busiest
    ? t('overview.summary', {
        amounts: describeAmounts(lines.map(({ property }) => amountOf(data, property))),
        count: number(bucketTotal(busiest)),
        time: clock(busiest.from),
      })
    : t('overview.quiet');
  const name = t('overview.chart', {
    series: t(`${fieldKey(entity, [chart.property])}.title`),
    span: t(choiceKey(entity, [span.property], String(data[span.property]))),
  });
  /** The list of the records of one line in a part. */
  const placeOf = ({ from, to }: TimeBucket, index: number): string | undefined => {
    const line = lines[index];
    return line && figureUrl(route, line, { from, to });
  };
  /** A click on a bar opens its failures, if any. */
  const pick = (index: number): void => {
    const part = parts[index];
    if (!part) return;
    const worst = part.amounts.findLastIndex((amount) => amount > 0);
    const to = placeOf(part, worst);
    if (to) navigate(to);
  };
  const shown = pointed === undefined ? undefined : parts[pointed];
  if (!busiest)
    return (
      <section className={styles.chart} aria-labelledby="chart">
        <h2 id="chart">{name}</h2>
        <p className={styles.noData}>{summary}</p>
      </section>
    );
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <h2 id="chart">
        {name}
        <ZoneName of={zone} />
      </h2>
      <p className={styles.legend} aria-hidden="true">
        {lines.map(({ property, tone }, index) => (
          <span key={property} data-tone={tone}>
            {captions[index]}
          </span>
        ))}
      </p>
      <div role="img" aria-label={`${name}. ${summary}`}>
        <ChartCanvas lines={lines} parts={parts} tick={clock} point={point} pick={pick} />
      </div>
      <p className={styles.summary}>{shown ? inWords(shown) : summary}</p>
      <details>
        <summary>{t('overview.asTable')}</summary>
        <ChartTable
          name={name}
          captions={captions}
          parts={parts}
          clock={clock}
          timeZone={zone}
          placeOf={placeOf}
        />
      </details>
    </section>
  );
}
