import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { useWhenIdle } from '../core/timing/whenIdle.ts';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { LazySparklineReader } from './MetricsBarSlot.tsx';
import { hasSparklines } from './metricsAvailability.ts';
import type { SparklineImages } from './SparklineReader.tsx';

export interface SparklineColumn {
  /** The column before them; the last one if that is hidden. */
  readonly after: string;
  readonly images?: SparklineImages;
}

interface ShownSparklines {
  /** Undefined without sparklines. */
  readonly column: SparklineColumn | undefined;
  /** Reads them after the rows; renders nothing. */
  readonly reader: ReactNode;
}

/**
 * The sparkline column of a list: its space is reserved at once, its content loads when the browser is idle.
 */
export function useSparklines(
  { metrics }: Resource,
  isChosen: boolean,
  rows?: readonly Row[],
): ShownSparklines {
  const after = metrics?.afterColumn;
  const [isAvailable, setAvailable] = useState(() => hasSparklines(metrics));
  const [images, setImages] = useState<SparklineImages>();
  const isShown = isAvailable && isChosen;
  const isIdle = useWhenIdle(isShown && rows !== undefined);
  const onMissing = useCallback(() => setAvailable(false), []);
  const shown = rows?.map(({ uuid }) => uuid).join();
  const uuids = useMemo(() => (shown ? shown.split(',') : []), [shown]);
  const reader = metrics && isShown && isIdle && (
    <LazyPart>
      <LazySparklineReader metrics={metrics} uuids={uuids} onRead={setImages} onMissing={onMissing} />
    </LazyPart>
  );
  return { column: isShown && after !== undefined ? { after, images } : undefined, reader };
}
