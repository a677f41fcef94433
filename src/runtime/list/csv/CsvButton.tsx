import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../../core/lazy/lazyComponent.tsx';
import { LazyDialog } from '../../feedback/failure/LazyPart.tsx';
import { IconButton } from '../../feedback/IconButton.tsx';
import type { CsvExportProps } from './CsvExport.tsx';

const CsvExport = lazyComponent(async () => (await import('./CsvExport.tsx')).CsvExport);

/** Saves all pages of a list as a file for spreadsheets. */
export function CsvButton(props: Omit<CsvExportProps, 'onClose'>): ReactNode {
  const t = useTranslate();
  const [isExporting, setExporting] = useState(false);
  const close = () => setExporting(false);
  const name = t('list.export');
  return (
    <>
      <IconButton
        name={name}
        Icon={Download}
        onPointerEnter={CsvExport.preload}
        onFocus={CsvExport.preload}
        onClick={() => setExporting(true)}
      />
      {isExporting && (
        <LazyDialog close={close}>
          <CsvExport {...props} onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
