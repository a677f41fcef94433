import type { ReactNode } from 'react';
import { indentJson, tryParseExactJson } from '../../../contract/json/exactJson.ts';
import { fileTimestamp, saveText } from '../../../runtime/core/files/saveFile.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { LazyJsonTree } from '../../../runtime/fields/types/code/LazyJsonTree.tsx';
import { FoldedText } from '../../../runtime/fields/types/text/MultilineDetailView.tsx';
import styles from '../debugging.module.css';
import type { DebugRun } from '../run/debugRun.ts';

interface PayloadProps {
  /** Name of the downloaded file, without time and extension. */
  readonly name: string;
  /** Any JSON, or a text. */
  readonly content: unknown;
}

const isDocument = (content: unknown): content is object => typeof content === 'object' && content !== null;

/** The content of a message: JSON as a tree, or text as it is. Both can be copied and downloaded. */
export function PayloadView({ name, content }: PayloadProps): ReactNode {
  const t = useTranslate();
  const isText = typeof content === 'string';
  const text = isText ? content : indentJson(content);
  const [type, end] = isText ? ['text/plain', 'txt'] : ['application/json', 'json'];
  const download = (
    <button
      type="button"
      className={controls.quiet}
      onClick={() => saveText(`${name}-${fileTimestamp()}.${end}`, text, type)}
    >
      {t('debugging.result.download')}
    </button>
  );
  if (isDocument(content)) return <LazyJsonTree data={content}>{download}</LazyJsonTree>;
  return (
    <div>
      <div className={styles.alignEnd}>
        <CopyButton text={() => text} />
        {download}
      </div>
      <code className={styles.text}>
        <FoldedText text={text} />
      </code>
    </div>
  );
}

/** The mapped document. It lacks the fields whose rows failed. */
export function MappedDocument({ run: { mapped, steps } }: { readonly run: DebugRun }): ReactNode {
  const t = useTranslate();
  if (mapped === undefined) return <Notice text={t('debugging.result.notMapped')} />;
  const document = tryParseExactJson(mapped);
  return (
    <div className={styles.scroll}>
      {steps.some(({ error }) => error !== undefined) && (
        <Notice tone="warning" text={t('debugging.result.incomplete')} />
      )}
      <PayloadView name="mapped" content={document === undefined ? mapped : document} />
    </div>
  );
}
