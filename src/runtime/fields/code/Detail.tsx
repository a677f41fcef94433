import { type ReactNode, useMemo } from 'react';
import { isRecord } from '../../../contract/isRecord.ts';
import { LazyPart } from '../../lazy/LazyPart.tsx';
import { lazyModule } from '../../lazy/lazyModule.ts';
import styles from '../detail.module.css';
import type { CellProps } from '../FieldType.ts';
import { FoldedText } from '../FoldedText.tsx';
import { ObjectListDetail } from '../objectList/Detail.tsx';

const jsonTree = lazyModule(async () => (await import('./JsonTree.tsx')).JsonTree);

/** What JSON text holds, where it is a document; undefined for all other text. */
function documentIn(value: unknown): object | undefined {
  if (isRecord(value) || Array.isArray(value)) return value;
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) || Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** JSON as a tree to fold; an expression, or what is no sound JSON, as it is written. */
export function CodeDetail(props: CellProps): ReactNode {
  const { value, field } = props;
  const isJson = field.widget !== 'code';
  const found = useMemo(() => (isJson ? documentIn(value) : undefined), [isJson, value]);
  const text = (
    <code className={styles.code}>
      <FoldedText text={String(value)} />
    </code>
  );
  // An object whose fields are known is a row of them.
  if (field.fields) return <ObjectListDetail {...props} value={[value]} />;
  return found ? (
    <LazyPart>
      <Tree data={found} source={typeof value === 'string' ? value : undefined} />
    </LazyPart>
  ) : (
    text
  );
}

function Tree({ data, source }: { readonly data: object; readonly source?: string }): ReactNode {
  const JsonTree = jsonTree.useValue();
  return <JsonTree data={data} source={source} />;
}
