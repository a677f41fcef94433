import type { ReactNode } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { usePhraseGroups, useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import dialog from '../../feedback/dialog/Dialog.module.css';
import { Dialog } from '../../feedback/dialog/Dialog.tsx';
import { DialogClose } from '../../feedback/dialog/DialogClose.tsx';
import { ShowMore } from '../../fields/ShowMore.tsx';
import styles from '../dialogs/dialogs.module.css';
import type { ChunkedResult } from './sendInChunks.ts';

interface BulkResultDialogProps extends Omit<ChunkedResult, 'failed'> {
  readonly title: string;
  /** The reason of an early end; undefined after cancelling. */
  readonly problem: string | undefined;
  readonly onClose: () => void;
}

const groups = ['progress'];

/** The result of a bulk action: its count, and the skipped records with reasons. */
export function BulkResultDialog({
  title,
  done,
  skipped,
  left,
  problem,
  onClose,
}: BulkResultDialogProps): ReactNode {
  usePhraseGroups(groups);
  const t = useTranslate();
  const { number } = useFormats();
  return (
    <Dialog wide title={title} onClose={onClose}>
      <p className={dialog.text}>
        {skipped.length > 0
          ? t('action.batch.result', { done: number(done), skipped: number(skipped.length) })
          : t('action.batch.done', { count: number(done) })}
      </p>
      <ul className={styles.skipped}>
        <ShowMore items={skipped}>
          {({ uuid, name, reason }) => (
            <li key={uuid}>
              <strong>{name ?? uuid}</strong> <span>{reason}</span>
            </li>
          )}
        </ShowMore>
      </ul>
      {left > 0 && (
        <p role="alert">
          {t(problem ? 'progress.failed' : 'progress.cancelled', { problem, count: number(left) })}
        </p>
      )}
      <DialogClose isPrimary onClose={onClose} />
    </Dialog>
  );
}
