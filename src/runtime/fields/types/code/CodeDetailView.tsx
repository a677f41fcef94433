import { type ReactNode, useMemo } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import type { CellProps } from '../../FieldType.ts';
import styles from '../../styles/detailView.module.css';
import { ObjectListDetailView } from '../objectList/ObjectListDetailView.tsx';
import { FoldedText } from '../text/FoldedText.tsx';

const JsonTree = lazyComponent(async () => (await import('./JsonTree.tsx')).JsonTree);

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
export function CodeDetailView(props: CellProps): ReactNode {
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
  return json ? (
    <LazyPart>
      <JsonTree data={json} source={typeof value === 'string' ? value : undefined} />
    </LazyPart>
  ) : (
    text
  );
}
