import { type ReactNode, useMemo } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { DetailViewProps } from '../../FieldType.ts';
import styles from '../../styles/detailView.module.css';
import { FoldedText } from '../text/MultilineDetailView.tsx';
import { LazyJsonTree } from './LazyJsonTree.tsx';

/** The parsed JSON text if it is an object or list; undefined for all other text. */
function parseJsonDocument(value: unknown): object | undefined {
  if (isRecord(value) || Array.isArray(value)) return value;
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) || Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** An expression. */
export const CodeDetailView = ({ value }: DetailViewProps): ReactNode => (
  <code className={styles.code}>
    <FoldedText text={String(value)} />
  </code>
);

/** JSON as a foldable tree; invalid JSON as plain text. */
export function JsonDetailView(props: DetailViewProps): ReactNode {
  const { value } = props;
  const json = useMemo(() => parseJsonDocument(value), [value]);
  if (!json) return <CodeDetailView {...props} />;
  return <LazyJsonTree data={json} {...(typeof value === 'string' && { source: value })} />;
}
