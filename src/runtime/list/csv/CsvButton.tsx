import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import controls from '../../core/theme/controls.module.css';
import { useDialog } from '../../feedback/dialog/useDialog.tsx';
import type { CsvExportProps } from './CsvExport.tsx';

const CsvExport = lazyComponent(async () => (await import('./CsvExport.tsx')).CsvExport);

/** Saves all pages of a list as a file for spreadsheets. */
export function CsvButton(props: Omit<CsvExportProps, 'onClose'>): ReactNode {
  const t = useTranslate();
  const { open, dialog } = useDialog();
  const name = t('list.export');
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        aria-label={name}
        title={name}
        onPointerEnter={CsvExport.preload}
        onFocus={CsvExport.preload}
        onClick={() => void open<void>((close) => <CsvExport {...props} onClose={() => close()} />)}
      >
        <Download size={16} aria-hidden="true" />
      </button>
      {dialog}
    </>
  );
}
