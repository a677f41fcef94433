import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import BetweenHorizontalStart from 'lucide-react/icons/between-horizontal-start';
import CopyPlus from 'lucide-react/icons/copy-plus';
import Redo2 from 'lucide-react/icons/redo-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Translate } from '../../../contract/phrases.ts';
import { areaOf } from '../sheet/areaOf.ts';
import { duplicateRows, insertRows, moveRows, removeRows } from '../sheet/changeRows.ts';
import type { SheetStore } from '../sheet/Sheet.ts';
import type { Tool } from './Toolbar.tsx';

/** What is done to the selected rows; the same keys work in the grid. */
export function editingTools(store: SheetStore, isLocked: boolean, t: Translate): Tool[][] {
  const sheet = store.get();
  const { top, bottom } = areaOf(sheet);
  const isEmpty = isLocked || sheet.rows.length === 0;
  const tool = (id: string, icon: Tool['icon'], shortcut: string, isOff: boolean, run: () => void): Tool => ({
    id,
    icon,
    caption: t(`mappingEditor.panel.${id}`),
    shortcut,
    isOff,
    run,
  });
  return [
    [
      tool('undo', Undo2, 'Control+Z', isLocked || !store.canUndo(), store.undo),
      tool('redo', Redo2, 'Control+Y', isLocked || !store.canRedo(), store.redo),
    ],
    [
      tool('insert', BetweenHorizontalStart, 'Control+Insert', isLocked, () =>
        store.change((now) => insertRows(now, areaOf(now).top, 1)),
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
