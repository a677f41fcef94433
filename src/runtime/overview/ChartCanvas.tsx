import { type ReactNode, useEffect, useRef } from 'react';
import type { MetricFigure } from '../../contract/model/metrics.ts';
import { useFormats } from '../core/i18n/formats.ts';
import { useLocale } from '../core/i18n/LocaleProvider.tsx';
import { appearanceStore } from '../core/theme/appearance.ts';
import styles from './overview.module.css';
import { createPlot, type Plot, type PlotOptions, type PlotPaint } from './plot.ts';
import type { TimeBucket } from './timeBuckets.ts';

interface ChartCanvasProps extends Pick<PlotOptions, 'point' | 'pick'> {
  readonly lines: readonly MetricFigure[];
  readonly parts: readonly TimeBucket[];
  /** Formats an instant, ISO 8601, for the time axis. */
  readonly tick: (instant: string) => string;
}

const colorOf = (element: Element | null | undefined): string =>
  element ? getComputedStyle(element).color : '';

/** Reads the colours of sample elements: tokens have values only on elements. */
function chartColorsOf(samples: Element): PlotPaint {
  const [text, line, ...fills] = [...samples.children];
  const { fontFamily } = getComputedStyle(samples);
  return {
    text: colorOf(text),
    line: colorOf(line),
    fills: fills.map(colorOf),
    font: `12px ${fontFamily}`,
  };
}

/** Stacked bars over time. Its name and text alternative are next to it. */
export function ChartCanvas({ lines, parts, tick, point, pick }: ChartCanvasProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const samples = useRef<HTMLSpanElement>(null);
  const plot = useRef<Plot>(undefined);
  const { direction } = useLocale();
  const { number } = useFormats();
  // The plot gets these once but must use the latest values.
  const latest = useRef({ parts, tick, number, point, pick });
  useEffect(() => {
    latest.current = { parts, tick, number, point, pick };
  });
  useEffect(() => {
    const [place, worn] = [container.current, samples.current];
    if (!place || !worn) return;
    const made = createPlot(place, latest.current.parts, {
      isRightToLeft: direction === 'rtl',
      paint: () => chartColorsOf(worn),
      time: (seconds) => latest.current.tick(new Date(seconds * 1000).toISOString()),
      amount: (value) => latest.current.number(value),
      point: (part) => latest.current.point(part),
      pick: (part) => latest.current.pick(part),
    });
    plot.current = made;
    const observer = new ResizeObserver(() => made.resize(place.clientWidth, place.clientHeight));
    observer.observe(place);
    const unsubscribe = appearanceStore.subscribe(made.repaint);
    return () => {
      observer.disconnect();
      unsubscribe();
      made.close();
      plot.current = undefined;
    };
  }, [direction]);
  useEffect(() => {
    plot.current?.show(parts);
  }, [parts]);
  return (
    <>
      <span ref={samples} className={styles.samples} aria-hidden="true">
        <span />
        <span />
        {lines.map(({ property, tone }) => (
          <span key={property} data-tone={tone} />
        ))}
      </span>
      <div ref={container} className={styles.canvas} />
    </>
  );
}
