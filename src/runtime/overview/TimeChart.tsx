import { type ReactNode, useMemo, useState } from 'react';
import { choiceKey, fieldKey } from '../../contract/labelKey.ts';
import type { Overview } from '../../contract/overview.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { navigate } from '../routing/hashLocation.ts';
import { Canvas } from './Canvas.tsx';
import { ChartTable } from './ChartTable.tsx';
import styles from './overview.module.css';
import { listPlace } from './places.ts';
import { busiestOf, type Part, timelineOf, totalOf } from './timeline.ts';
import { amountIn, type Told } from './told.ts';

interface TimeChartProps {
  readonly overview: Overview;
  readonly route: string;
  readonly told: Told;
}

/** A day, in milliseconds: parts of longer spans are told by their date, too. */
const day = 24 * 60 * 60_000;

/** Amounts over time: a sentence, a picture, and a table of the same. */
export function TimeChart({ overview, route, told }: TimeChartProps): ReactNode {
  const t = useTranslate();
  const { dateTime, number } = useFormats();
  const [pointed, point] = useState<number>();
  const { entity, chart, period: span } = overview;
  const { lines } = chart;
  const parts = useMemo(() => timelineOf(overview, told), [overview, told]);
  const [first, last] = [parts[0], parts.at(-1)];
  const isLong = first && last && Date.parse(last.to) - Date.parse(first.from) > day;
  const clock = (instant: string): string => dateTime(instant).slice(isLong ? 5 : 11, 16);
  const captions = lines.map(({ property }) => t(`${fieldKey(entity, [property])}.title`));
  const said = (amounts: readonly number[]): string =>
    amounts
      .map((count, index) => t('overview.amount', { line: captions[index], count: number(count) }))
      .join(' · ');
  const inWords = ({ from, to, amounts }: Part): string =>
    t('overview.part', { from: clock(from), to: clock(to), amounts: said(amounts) });
  const busiest = busiestOf(parts);
  const summary = busiest
    ? t('overview.summary', {
        amounts: said(lines.map(({ property }) => amountIn(told, property))),
        count: number(totalOf(busiest)),
        time: clock(busiest.from),
      })
    : t('overview.quiet');
  const name = t('overview.chart', {
    series: t(`${fieldKey(entity, [chart.property])}.title`),
    span: t(choiceKey(entity, [span.property], String(told[span.property]))),
  });
  /** The records of one line in a part. */
  const placeOf = ({ from, to }: Part, index: number): string | undefined => {
    const line = lines[index];
    if (!line) return undefined;
    const { tab, presetFilters: filters, withinFilter: within } = line;
    return listPlace(route, { tab, filters, within: { filter: within, from, to } });
  };
  /** Of a bar what went wrong, if anything did. */
  const pick = (index: number): void => {
    const part = parts[index];
    if (!part) return;
    const worst = part.amounts.findLastIndex((amount) => amount > 0);
    const to = placeOf(part, worst);
    if (to) navigate(to);
  };
  const shown = pointed === undefined ? undefined : parts[pointed];
  return (
    <section className={styles.chart} aria-labelledby="chart">
      <h2 id="chart">{name}</h2>
      <p className={styles.legend} aria-hidden="true">
        {lines.map(({ property, tone }, index) => (
          <span key={property} data-tone={tone}>
            {captions[index]}
          </span>
        ))}
      </p>
      <div role="img" aria-label={`${name}. ${summary}`}>
        <Canvas lines={lines} parts={parts} tick={clock} point={point} pick={pick} />
      </div>
      <p className={styles.summary}>{shown ? inWords(shown) : summary}</p>
      <details>
        <summary>{t('overview.asTable')}</summary>
        <ChartTable name={name} captions={captions} parts={parts} clock={clock} placeOf={placeOf} />
      </details>
    </section>
  );
}
