import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Resource } from '../../contract/resource.ts';
import { LazyPart } from '../lazy/LazyPart.tsx';
import { useWhenIdle } from '../list/useWhenIdle.ts';
import { isOffered } from './isOffered.ts';
import { SparklineReader } from './lazyParts.ts';

/** What is read of the rows on screen. */
export interface SparklineFaces {
  readonly caption: string;
  /** uuid → picture; the same at each render until it is read again. */
  readonly of: ReadonlyMap<string, ReactNode>;
}

export interface SparklineColumn {
  /** The column that they stand behind; the last one where that is hidden. */
  readonly after: string;
  readonly faces?: SparklineFaces;
}

interface ShownSparklines {
  /** Undefined where there is none. */
  readonly column: SparklineColumn | undefined;
  /** Reads them once the rows are there; nothing to be seen. */
  readonly reader: ReactNode;
}

/** The column of sparklines of a list: its room at once, what is in it when the browser is idle. */
export function useSparklines(
  { metrics: strip }: Resource,
  isChosen: boolean,
  rows?: readonly Row[],
): ShownSparklines {
  const { name = '', afterColumn: after } = strip ?? {};
  const [isHere, setHere] = useState(() => isOffered(name));
  const [faces, setFaces] = useState<SparklineFaces>();
  const isShown = after !== undefined && isHere && isChosen;
  const isIdle = useWhenIdle(isShown && rows !== undefined);
  const onLacking = useCallback(() => setHere(false), []);
  const shown = rows?.map(({ uuid }) => uuid).join();
  const uuids = useMemo(() => (shown ? shown.split(',') : []), [shown]);
  const reader = isShown && isIdle && (
    <LazyPart>
      <SparklineReader name={name} uuids={uuids} onRead={setFaces} onLacking={onLacking} />
    </LazyPart>
  );
  return { column: isShown ? { after, faces } : undefined, reader };
}
