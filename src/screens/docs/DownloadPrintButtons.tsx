import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { saveText } from '../../runtime/core/files/saveFile.ts';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../runtime/core/theme/controls.module.css';

interface DownloadPrintButtonsProps {
  /** Name of the downloaded file. */
  readonly fileName: string;
  /** Returns the shown text as Markdown. */
  readonly getMarkdown: () => string;
}

/** Two buttons: one downloads the shown text as a file, the other prints the page. */
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
