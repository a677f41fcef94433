import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { useDialog } from '../../feedback/dialog/useDialog.tsx';
import { IconButton } from '../../feedback/IconButton.tsx';
import type { CsvExportProps } from './CsvExport.tsx';

const CsvExport = lazyComponent(async () => (await import('./CsvExport.tsx')).CsvExport);

/** Saves all pages of a list as a file for spreadsheets. */
export function CsvButton(props: Omit<CsvExportProps, 'onClose'>): ReactNode {
  const t = useTranslate();
  const { open, dialog } = useDialog();
  const name = t('list.export');
  return (
    <>
      <IconButton
        name={name}
        Icon={Download}
        onPointerEnter={CsvExport.preload}
        onFocus={CsvExport.preload}
        onClick={() => void open<void>((close) => <CsvExport {...props} onClose={() => close()} />)}
      />
      {dialog}
    </>
  );
}
