import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import { useWhenIdle } from '../core/timing/whenIdle.ts';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import type { MetricsBarProps } from './MetricsBar.tsx';
import styles from './MetricsBarSlot.module.css';
import { hasMetrics } from './metricsAvailability.ts';

const loadMetricsParts = () => import('./metricsParts.ts');
const phrases = ['metricsBar'];

const LazyMetricsBar = lazyComponent(async () => (await loadMetricsParts()).MetricsBar, phrases);
export const LazySparklineReader = lazyComponent(
  async () => (await loadMetricsParts()).SparklineReader,
  phrases,
);

/** The reserved space of the metrics bar, which loads after the list. Empty where the back end has none. */
export function MetricsBarSlot(props: Omit<MetricsBarProps, 'onMissing'>): ReactNode {
  const [isAvailable, setAvailable] = useState(() => hasMetrics(props.metrics));
  const isIdle = useWhenIdle(isAvailable);
  if (!isAvailable) return null;
  return (
    <div className={styles.place}>
      {isIdle && (
        <LazyPart>
          <LazyMetricsBar {...props} onMissing={() => setAvailable(false)} />
        </LazyPart>
      )}
    </div>
  );
}
