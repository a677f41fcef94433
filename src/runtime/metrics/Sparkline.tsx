import type { ReactNode } from 'react';
import type { MetricTone } from '../../contract/model/metrics.ts';
import styles from './Sparkline.module.css';

/** Pixels. */
interface SparklineSize {
  readonly width: number;
  readonly height: number;
}

/** Minimum height in pixels of an amount that is not zero. */
const minBarHeight = 2;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const heightOf = (amount: number, highest: number, { height }: SparklineSize): number =>
  amount <= 0 ? 0 : Math.max(minBarHeight, roundToTenth((amount / highest) * (height - 1)));

/** A line through the middle of each part, as an SVG path; empty if all amounts are zero. */
export function linePath(amounts: readonly number[], highest: number, size: SparklineSize): string {
  if (!amounts.some((amount) => amount > 0)) return '';
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) => {
      const x = roundToTenth((index + 0.5) * step);
      const y = roundToTenth(size.height - 0.5 - heightOf(amount, highest, size));
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** A bar for each part that is not zero, as an SVG path. */
export function barPath(amounts: readonly number[], highest: number, size: SparklineSize): string {
  const step = size.width / amounts.length;
  return amounts
    .map((amount, index) =>
      amount > 0
        ? `M${roundToTenth((index + 0.5) * step)} ${size.height}v-${heightOf(amount, highest, size)}`
        : '',
    )
    .join('');
}

export interface SparklineLine {
  /** For equal parts of the period, the oldest first. */
  readonly amounts: readonly number[];
  /** Negative figures are drawn as bars, others as a line. */
  readonly tone?: MetricTone;
}

interface SparklineProps {
  readonly lines: readonly SparklineLine[];
  /** The figures as text, for screen readers and on hover. */
  readonly label: string;
}

/** Pixels. */
const size: SparklineSize = { width: 88, height: 24 };

/** A chart small enough for a line of text. All lines share one scale. */
export function Sparkline({ lines, label }: SparklineProps): ReactNode {
  const { width, height } = size;
  const highest = Math.max(1, ...lines.flatMap(({ amounts }) => amounts));
  return (
    <svg className={styles.sparkline} width={width} height={height} role="img" aria-label={label}>
      <title>{label}</title>
      <path className={styles.ground} d={`M0 ${height - 0.5}H${width}`} />
      {lines.map(({ amounts, tone }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are as many, and the same, at each render
          key={index}
          className={tone === 'negative' ? styles.bars : styles.line}
          data-tone={tone}
          d={tone === 'negative' ? barPath(amounts, highest, size) : linePath(amounts, highest, size)}
        />
      ))}
    </svg>
  );
}
