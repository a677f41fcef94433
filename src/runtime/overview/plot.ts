import './validNavigatorLanguage.ts';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { bucketTotal, type TimeBucket } from './timeBuckets.ts';

/** The paint of a chart, read at each painting, so that it follows the theme. */
export interface PlotPaint {
  /** The fill of each line, from the bottom up. */
  readonly fills: readonly string[];
  readonly text: string;
  readonly line: string;
  readonly font: string;
}

export interface PlotOptions {
  readonly isRightToLeft: boolean;
  readonly paint: () => PlotPaint;
  /** Formats an instant, in seconds since 1970, for the time axis. */
  readonly time: (seconds: number) => string;
  readonly amount: (value: number) => string;
  /** Called with the part under the pointer, or none; and with the clicked part. */
  readonly point: (part: number | undefined) => void;
  readonly pick: (part: number) => void;
}

export interface Plot {
  readonly show: (parts: readonly TimeBucket[]) => void;
  readonly resize: (width: number, height: number) => void;
  readonly repaint: () => void;
  readonly close: () => void;
}

const seconds = (instant: string): number => Date.parse(instant) / 1000;

/**
 * Times in the middle of each part, for the bars; then each line as the sum of itself and those below it, the
 * highest first.
 */
function stackedData(parts: readonly TimeBucket[], lines: number): uPlot.AlignedData {
  const heights = Array.from({ length: lines }, (_, index) =>
    parts.map(({ amounts }) => amounts.slice(0, lines - index).reduce((sum, amount) => sum + amount, 0)),
  );
  return [parts.map(({ from, to }) => (seconds(from) + seconds(to)) / 2), ...heights];
}

/** From the beginning of the first part to the end of the last. */
const timeRangeOf = (parts: readonly TimeBucket[]): [number, number] => [
  seconds(parts[0]?.from ?? new Date(0).toISOString()),
  seconds(parts.at(-1)?.to ?? new Date(1000).toISOString()),
];

/** Whole numbers only: documents have no halves. */
const axisSteps = [1, 2, 5]
  .flatMap((digit) => [0, 1, 2, 3, 4, 5, 6, 7].map((zeros) => digit * 10 ** zeros))
  .sort((a, b) => a - b);

/** Stacked bars over time in `container`, with its size. */
export function createPlot(
  container: HTMLElement,
  given: readonly TimeBucket[],
  { isRightToLeft, paint, time, amount, point, pick }: PlotOptions,
): Plot {
  let parts = given;
  const lines = paint().fills.length;
  const bars = uPlot.paths.bars?.({ size: [0.8, 40], align: 0 });
  const axis = { stroke: () => paint().text, font: paint().font, ticks: { show: false } };
  // Half of the last axis label extends beyond the bars.
  const padding: uPlot.Padding = isRightToLeft ? [8, 0, 0, 32] : [8, 32, 0, 0];
  const plot = new uPlot(
    {
      width: container.clientWidth,
      height: container.clientHeight,
      padding,
      legend: { show: false },
      cursor: {
        y: false,
        points: { show: false },
        drag: { x: false, y: false },
      },
      scales: {
        x: { time: true, dir: isRightToLeft ? -1 : 1, range: () => timeRangeOf(parts) },
        y: { range: (_, __, most) => [0, Math.max(4, most * 1.05)] },
      },
      axes: [
        { ...axis, grid: { show: false }, size: 28, space: 96, values: (_, splits) => splits.map(time) },
        {
          ...axis,
          side: isRightToLeft ? 1 : 3,
          size: 48,
          incrs: axisSteps,
          grid: { stroke: () => paint().line, width: 1 },
          values: (_, splits) => splits.map(amount),
        },
      ],
      series: [
        {},
        ...Array.from({ length: lines }, (_, index) => ({
          ...(bars && { paths: bars }),
          fill: () => paint().fills[lines - 1 - index] ?? '',
          width: 0,
          points: { show: false },
        })),
      ],
      hooks: { setCursor: [({ cursor }) => point(cursor.idx ?? undefined)] },
    },
    stackedData(parts, lines),
    container,
  );
  plot.over.addEventListener('click', () => {
    const { idx } = plot.cursor;
    const part = typeof idx === 'number' ? parts[idx] : undefined;
    if (typeof idx === 'number' && part && bucketTotal(part) > 0) pick(idx);
  });
  return {
    show: (next) => {
      parts = next;
      plot.setData(stackedData(next, lines));
    },
    resize: (width, height) => plot.setSize({ width, height }),
    // Builds the bars again, because uPlot keeps their colours.
    repaint: () => plot.redraw(),
    close: () => plot.destroy(),
  };
}
