import type { ReactNode } from 'react';
import { stringifyExactJson } from '../../../contract/json/exactJson.ts';
import { fileTimestamp, saveText } from '../../../runtime/core/files/saveFile.ts';
import { useTranslate } from '../../../runtime/core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../../runtime/core/lazy/lazyComponent.tsx';
import controls from '../../../runtime/core/theme/controls.module.css';
import { CopyButton } from '../../../runtime/feedback/CopyButton.tsx';
import { LazyPart } from '../../../runtime/feedback/failure/LazyPart.tsx';
import { Notice } from '../../../runtime/feedback/Notice.tsx';
import { FoldedText } from '../../../runtime/fields/types/text/MultilineDetailView.tsx';
import styles from '../debugging.module.css';
import { type DebugRun, tryParseJson } from '../run/debugRun.ts';

const JsonTree = lazyComponent(
  async () => (await import('../../../runtime/fields/types/code/JsonTree.tsx')).JsonTree,
);

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
  const text = isText ? content : stringifyExactJson(content, undefined, 2);
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
  if (isDocument(content))
    return (
      <LazyPart>
        <JsonTree data={content}>{download}</JsonTree>
      </LazyPart>
    );
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
  const document = tryParseJson(mapped);
  return (
    <div className={styles.scroll}>
      {steps.some(({ error }) => error !== undefined) && (
        <Notice tone="warning" text={t('debugging.result.incomplete')} />
      )}
      <PayloadView name="mapped" content={document === undefined ? mapped : document} />
    </div>
  );
}
