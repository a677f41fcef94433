import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTip } from '../../../runtime/actions/useTip.tsx';
import { keyFace } from '../../../runtime/command/keyFace.ts';
import { keyOf } from '../../../runtime/i18n/direction.ts';
import { useLocale } from '../../../runtime/i18n/LocaleProvider.tsx';
import controls from '../../../runtime/theme/controls.module.css';
import styles from './toolbar.module.css';

export interface Tool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly caption: string;
  /** As `aria-keyshortcuts` writes it: `Control+Z`. */
  readonly shortcut?: string;
  readonly isOff?: boolean;
  /** Of what is switched on and off. */
  readonly isPressed?: boolean;
  readonly run: () => void;
}

interface ToolbarProps {
  readonly label: string;
  /** What belongs together stands together. */
  readonly groups: readonly (readonly Tool[])[];
}

/** Tools as the ARIA pattern has them: one stop for Tab, arrow keys in between. What is not possible now stays reachable. */
export function Toolbar({ label, groups }: ToolbarProps): ReactNode {
  const [stop, setStop] = useState(groups[0]?.[0]?.id);
  const { direction } = useLocale();
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const all = [...currentTarget.querySelectorAll('button')];
    const here = all.findIndex((tool) => tool.matches(':focus'));
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[keyOf(key, direction)];
    if (next !== undefined) all.at(next % all.length)?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className={styles.toolbar} tabIndex={-1} onKeyDown={onKeyDown}>
      {groups.map((tools) => (
        <span key={tools[0]?.id} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton key={tool.id} {...tool} isStop={tool.id === stop} onFocus={() => setStop(tool.id)} />
          ))}
        </span>
      ))}
    </div>
  );
}

interface ToolButtonProps extends Tool {
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function ToolButton({
  icon: Icon,
  caption,
  shortcut,
  isOff,
  isPressed,
  run,
  isStop,
  onFocus,
}: ToolButtonProps): ReactNode {
  const { listeners, tip } = useTip(shortcut ? `${caption} (${keyFace(shortcut)})` : caption);
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        aria-label={caption}
        aria-disabled={isOff ?? false}
        aria-pressed={isPressed}
        aria-keyshortcuts={shortcut}
        tabIndex={isStop ? 0 : -1}
        {...listeners}
        onFocus={(event) => {
          listeners.onFocus(event);
          onFocus();
        }}
        onClick={() => {
          if (!isOff) run();
        }}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      {tip}
    </>
  );
}
