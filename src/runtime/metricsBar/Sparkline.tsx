import type { ReactNode } from 'react';
import type { MetricTone } from '../../contract/model/metrics.ts';
import styles from './Sparkline.module.css';
import { barPath, linePath, type SparklineSize } from './sparklinePaths.ts';

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
