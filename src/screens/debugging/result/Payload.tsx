import type { ReactNode } from 'react';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { FoldedText } from '../../../runtime/fields/FoldedText.tsx';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { LazyPart } from '../../../runtime/lazy/LazyPart.tsx';
import { lazyComponent } from '../../../runtime/lazy/lazyComponent.tsx';
import { fileStamp } from '../../../runtime/task/fileStamp.ts';
import { saveText } from '../../../runtime/task/saveText.ts';
import controls from '../../../runtime/theme/controls.module.css';
import styles from '../debugging.module.css';

const JsonTree = lazyComponent(
  async () => (await import('../../../runtime/fields/code/JsonTree.tsx')).JsonTree,
);

interface PayloadProps {
  /** What the file is called that it is kept as. */
  readonly name: string;
  /** Any JSON, or a text. */
  readonly content: unknown;
}

const isDocument = (content: unknown): content is object => typeof content === 'object' && content !== null;

/** What travelled: a document to fold, or text as it is; to be copied or kept. */
export function Payload({ name, content }: PayloadProps): ReactNode {
  const t = useTranslate();
  const isText = typeof content === 'string';
  const text = isText ? content : JSON.stringify(content, undefined, 2);
  const [type, end] = isText ? ['text/plain', 'txt'] : ['application/json', 'json'];
  const download = (
    <button
      type="button"
      className={controls.quiet}
      onClick={() => saveText(`${name}-${fileStamp()}.${end}`, text, type)}
    >
      {t('debugging.result.download')}
    </button>
  );
  if (isDocument(content))
    return (
      <LazyPart>
        <JsonTree data={content}>{download}</JsonTree>
      </LazyPart>
    );
  return (
    <div>
      <div className={styles.end}>
        <CopyButton text={() => text} />
        {download}
      </div>
      <code className={styles.text}>
        <FoldedText text={text} />
      </code>
    </div>
  );
}
