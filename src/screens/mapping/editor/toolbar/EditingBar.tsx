import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import History from 'lucide-react/icons/history';
import PanelRight from 'lucide-react/icons/panel-right';
import Redo2 from 'lucide-react/icons/redo-2';
import Sparkles from 'lucide-react/icons/sparkles';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Row } from '../../../../contract/api/envelope.ts';
import type { Translate } from '../../../../contract/text/phrases.ts';
import { useRoleObstacle } from '../../../../runtime/api/access/useRoleObstacle.ts';
import { useTranslate } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { currentLocation } from '../../../../runtime/core/routing/hashLocation.ts';
import { sectionUrl } from '../../../../runtime/core/routing/sectionUrl.ts';
import { confirmAndNavigate } from '../../../../runtime/feedback/dialog/leaveGuard.ts';
import { useDownloadCsv } from '../../import/useDownloadCsv.ts';
import { duplicateRows, insertRows, moveRows, removeRows } from '../../sheet/editRows.ts';
import type { SheetStore } from '../../sheet/Sheet.ts';
import { selectedArea } from '../../sheet/selection.ts';
import type { DialogName } from '../MappingDialogs.tsx';
import { type Tool, Toolbar } from './Toolbar.tsx';

interface EditingBarProps {
  readonly store: SheetStore;
  readonly record: Row;
  readonly isLocked: boolean;
  readonly isPaneShown: boolean;
  readonly openDialog: (name: DialogName) => void;
  readonly togglePane: () => void;
}

/** The commonest tools, which have a label. */
const labelled = new Set(['insert', 'remove', 'import', 'suggest', 'pane']);

const labelOf = (id: string, t: Translate): string | undefined =>
  labelled.has(id) ? t(`mappingEditor.panel.labels.${id}`) : undefined;

/** The commands on the rows. It follows the selection; the rest of the screen does not. */
export function EditingBar(props: EditingBarProps): ReactNode {
  const { store, record, isLocked, isPaneShown, openDialog, togglePane } = props;
  const t = useTranslate();
  const download = useDownloadCsv();
  const mayReadVersions = useRoleObstacle()('configurationLog.query') === undefined;
  const { rows } = useSyncExternalStore(store.subscribe, store.get);
  const tool = (id: string, icon: Tool['icon'], isDisabled: boolean, run: () => void): Tool => ({
    id,
    icon,
    caption: t(`mappingEditor.panel.${id}`),
    label: labelOf(id, t),
    isDisabled,
    run,
  });
  const files = [
    tool('import', FileInput, isLocked, () => openDialog('import')),
    tool('suggest', Sparkles, isLocked, () => openDialog('suggest')),
    tool('download', Download, rows.length === 0, () => void download(rows, String(record.interfaceName))),
    ...(mayReadVersions
      ? [
          tool(
            'versions',
            History,
            false,
            () => void confirmAndNavigate(`${sectionUrl(currentLocation(), 'logs')}&part=configurationLog`),
          ),
        ]
      : []),
  ];
  const pane = { ...tool('pane', PanelRight, false, togglePane), isPressed: isPaneShown };
  return (
    <Toolbar
      label={t('mappingEditor.panel.tools')}
      groups={[...editingTools(store, isLocked, t), files, [pane]]}
    />
  );
}

/** The commands on the selected rows; the same keys work in the grid. */
function editingTools(store: SheetStore, isLocked: boolean, t: Translate): Tool[][] {
  const sheet = store.get();
  const { top, bottom } = selectedArea(sheet);
  const isEmpty = isLocked || sheet.rows.length === 0;
  const tool = (
    id: string,
    icon: Tool['icon'],
    shortcut: string,
    isDisabled: boolean,
    run: () => void,
  ): Tool => ({
    id,
    icon,
    caption: t(`mappingEditor.panel.${id}`),
    label: labelOf(id, t),
    shortcut,
    isDisabled,
    run,
  });
  return [
    [
      tool('undo', Undo2, 'Control+Z', isLocked || !store.canUndo(), store.undo),
      tool('redo', Redo2, 'Control+Y', isLocked || !store.canRedo(), store.redo),
    ],
    [
      tool('insert', BetweenHorizontalStart, 'Control+Insert', isLocked, () =>
        store.change((now) => insertRows(now, selectedArea(now).top, 1)),
      ),
      tool('duplicate', CopyPlus, 'Control+D', isEmpty, () => store.change(duplicateRows)),
      tool('moveUp', ArrowUp, 'Alt+ArrowUp', isEmpty || top === 0, () =>
        store.change((now) => moveRows(now, -1)),
      ),
      tool('moveDown', ArrowDown, 'Alt+ArrowDown', isEmpty || bottom === sheet.rows.length - 1, () =>
        store.change((now) => moveRows(now, 1)),
      ),
      tool('remove', Trash2, 'Control+Minus', isEmpty, () => store.change(removeRows)),
    ],
  ];
}
