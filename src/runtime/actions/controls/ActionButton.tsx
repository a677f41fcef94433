import type { LucideIcon } from 'lucide-react';
import Bug from 'lucide-react/icons/bug';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Power from 'lucide-react/icons/power';
import PowerOff from 'lucide-react/icons/power-off';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import type { ActionIcon as Meaning } from '../../../contract/model/resource.ts';
import { type ShortcutName, shortcutProps } from '../../core/keyboard/shortcutKeys.ts';
import controls from '../../core/theme/controls.module.css';
import { useTooltip } from './useTooltip.tsx';

/** An icon for every icon name of the schemas. */
export const actionIcons: Readonly<Record<Meaning, LucideIcon>> = {
  start: Power,
  stop: PowerOff,
  pause: Pause,
  resume: Play,
  debug: Bug,
  remove: Trash2,
  edit: Pencil,
  copy: Copy,
  export: Download,
  list: List,
};

interface ActionButtonProps {
  readonly name: string;
  readonly symbol: Meaning;
  /** The shortcut of the button. */
  readonly shortcut?: ShortcutName;
  readonly onClick: () => void;
  readonly onIntent?: () => void;
}

/** An icon button with a name, which the tooltip shows. Narrow lists hide it, because the record has it too. */
export function ActionButton(props: ActionButtonProps): ReactNode {
  const { name, symbol, shortcut, onClick, onIntent } = props;
  const key = shortcut && shortcutProps(shortcut, name);
  const { listeners, tooltip } = useTooltip(key?.title ?? name);
  const Icon = actionIcons[symbol];
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        data-prominent
        aria-label={name}
        aria-keyshortcuts={key?.['aria-keyshortcuts']}
        {...listeners}
        onPointerEnter={(event) => {
          listeners.onPointerEnter(event);
          onIntent?.();
        }}
        onFocus={(event) => {
          listeners.onFocus(event);
          onIntent?.();
        }}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      {tooltip}
    </>
  );
}
