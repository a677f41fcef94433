import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { saveText } from '../../runtime/core/files/saveFile.ts';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../runtime/core/theme/controls.module.css';

interface DownloadPrintButtonsProps {
  /** Name of the file. */
  readonly fileName: string;
  /** What is read, in Markdown. */
  readonly getMarkdown: () => string;
}

/** What is read can be kept: as a file, and on paper. */
export function DownloadPrintButtons({ fileName, getMarkdown }: DownloadPrintButtonsProps): ReactNode {
  const t = useTranslate();
  return (
    <>
      <button
        type="button"
        className={controls.button}
        onClick={() => saveText(fileName, getMarkdown(), 'text/markdown')}
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
