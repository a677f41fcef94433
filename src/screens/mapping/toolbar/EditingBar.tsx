import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import PanelRight from 'lucide-react/icons/panel-right';
import Sparkles from 'lucide-react/icons/sparkles';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Row } from '../../../contract/envelope.ts';
import { useTranslate } from '../../../runtime/i18n/LocaleProvider.tsx';
import { useDownloadCsv } from '../import/useDownloadCsv.ts';
import type { DialogName } from '../MappingDialogs.tsx';
import type { SheetStore } from '../sheet/Sheet.ts';
import { editingTools } from './editingTools.ts';
import { type Tool, Toolbar } from './Toolbar.tsx';

interface EditingBarProps {
  readonly store: SheetStore;
  readonly record: Row;
  readonly isLocked: boolean;
  readonly isPaneShown: boolean;
  readonly openDialog: (name: DialogName) => void;
  readonly togglePane: () => void;
}

/** What can be done with the rows. It follows the selection, which the rest of the screen does not. */
export function EditingBar(props: EditingBarProps): ReactNode {
  const { store, record, isLocked, isPaneShown, openDialog, togglePane } = props;
  const t = useTranslate();
  const download = useDownloadCsv();
  const { rows } = useSyncExternalStore(store.subscribe, store.get);
  const tool = (id: string, icon: Tool['icon'], isOff: boolean, run: () => void): Tool => ({
    id,
    icon,
    caption: t(`mappingEditor.panel.${id}`),
    isOff,
    run,
  });
  const files = [
    tool('import', FileInput, isLocked, () => openDialog('import')),
    tool('suggest', Sparkles, isLocked, () => openDialog('suggest')),
    tool('download', Download, rows.length === 0, () => void download(rows, String(record.interfaceName))),
  ];
  const pane = { ...tool('pane', PanelRight, false, togglePane), isPressed: isPaneShown };
  return (
    <Toolbar
      label={t('mappingEditor.panel.tools')}
      groups={[...editingTools(store, isLocked, t), files, [pane]]}
    />
  );
}
