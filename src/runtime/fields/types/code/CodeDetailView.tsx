import { type ReactNode, useMemo } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { DetailViewProps } from '../../FieldType.ts';
import { lazyPart } from '../../lazyPart.tsx';
import styles from '../../styles/detailView.module.css';
import { ObjectListDetailView } from '../objectList/ObjectListDetailView.tsx';
import { FoldedText } from '../text/MultilineDetailView.tsx';

const JsonTree = lazyPart(async () => (await import('./JsonTree.tsx')).JsonTree);

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

/** JSON as a foldable tree; expressions and invalid JSON as plain text. */
export function CodeDetailView(props: DetailViewProps): ReactNode {
  const { value, field } = props;
  const isJson = field.widget !== 'code';
  const json = useMemo(() => (isJson ? parseJsonDocument(value) : undefined), [isJson, value]);
  const text = (
    <code className={styles.code}>
      <FoldedText text={String(value)} />
    </code>
  );
  // An object with known fields is shown as a row of them.
  if (field.fields) return <ObjectListDetailView {...props} value={[value]} />;
  return json ? <JsonTree data={json} {...(typeof value === 'string' && { source: value })} /> : text;
}
