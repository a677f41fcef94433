import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { useWhenIdle } from '../core/timing/whenIdle.ts';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { LazySparklineReader } from './MetricsBarSlot.tsx';
import { hasMetrics } from './metricsAvailability.ts';
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
  const { name = '', afterColumn: after } = metrics ?? {};
  const [isHere, setHere] = useState(() => hasMetrics(name));
  const [faces, setFaces] = useState<SparklineImages>();
  const isShown = after !== undefined && isHere && isChosen;
  const isIdle = useWhenIdle(isShown && rows !== undefined);
  const onLacking = useCallback(() => setHere(false), []);
  const shown = rows?.map(({ uuid }) => uuid).join();
  const uuids = useMemo(() => (shown ? shown.split(',') : []), [shown]);
  const reader = isShown && isIdle && (
    <LazyPart>
      <LazySparklineReader name={name} uuids={uuids} onRead={setFaces} onMissing={onLacking} />
    </LazyPart>
  );
  return { column: isShown ? { after, images: faces } : undefined, reader };
}
