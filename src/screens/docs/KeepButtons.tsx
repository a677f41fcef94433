import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useTranslate } from '../../runtime/i18n/LocaleProvider.tsx';
import { saveText } from '../../runtime/task/saveText.ts';
import controls from '../../runtime/theme/controls.module.css';

interface KeepButtonsProps {
  /** Name of the file. */
  readonly name: string;
  /** What is read, in Markdown. */
  readonly markdown: () => string;
}

/** What is read can be kept: as a file, and on paper. */
export function KeepButtons({ name, markdown }: KeepButtonsProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <button
        type="button"
        className={controls.button}
        onClick={() => saveText(name, markdown(), 'text/markdown')}
      >
        <FileText size={16} aria-hidden="true" />
        {t('docs.document.markdown')}
      </button>
      <button type="button" className={controls.button} onClick={() => window.print()}>
        <Printer size={16} aria-hidden="true" />
        {t('docs.document.print')}
      </button>
    </>
  );
}
