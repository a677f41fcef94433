import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { formatKeyCap } from '../../../../runtime/command/shortcuts/formatKeyCap.ts';
import { useLocale } from '../../../../runtime/core/i18n/LocaleProvider.tsx';
import { mirrorArrowKey } from '../../../../runtime/core/i18n/languages.ts';
import controls from '../../../../runtime/core/theme/controls.module.css';
import { useTooltip } from '../../../../runtime/feedback/popup/useTooltip.tsx';
import styles from './Toolbar.module.css';

export interface Tool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly caption: string;
  /** A short label beside the icon, for the commonest tools; a part of the caption. */
  readonly label?: string;
  /** Format of `aria-keyshortcuts`: `Control+Z`. */
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Set for toggles. */
  readonly isPressed?: boolean;
  readonly run: () => void;
}

interface ToolbarProps {
  readonly label: string;
  /** Related tools form a group. */
  readonly groups: readonly (readonly Tool[])[];
}

/** A toolbar in the ARIA pattern: one Tab stop, arrow keys move. Disabled tools stay focusable. */
export function Toolbar({ label, groups }: ToolbarProps): ReactNode {
  const [stop, setStop] = useState(groups[0]?.[0]?.id);
  const { direction } = useLocale();
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const all = [...currentTarget.querySelectorAll('button')];
    const here = all.findIndex((tool) => tool.matches(':focus'));
    const next = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[
      mirrorArrowKey(key, direction)
    ];
    if (next !== undefined) all.at(next % all.length)?.focus();
  };
  return (
    <div role="toolbar" aria-label={label} className={styles.toolbar} tabIndex={-1} onKeyDown={onKeyDown}>
      {groups.map((tools) => (
        <span key={tools[0]?.id} className={styles.group}>
          {tools.map((tool) => (
            <ToolButton
              key={tool.id}
              {...tool}
              isTabStop={tool.id === stop}
              onFocus={() => setStop(tool.id)}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

interface ToolButtonProps extends Tool {
  readonly isTabStop: boolean;
  readonly onFocus: () => void;
}

function ToolButton({
  icon: Icon,
  caption,
  label,
  shortcut,
  isDisabled,
  isPressed,
  run,
  isTabStop,
  onFocus,
}: ToolButtonProps): ReactNode {
  const { listeners, tooltip } = useTooltip(shortcut ? `${caption} (${formatKeyCap(shortcut)})` : caption);
  return (
    <>
      <button
        type="button"
        className={label === undefined ? controls.icon : `${controls.quiet} ${styles.labelled}`}
        aria-label={caption}
        aria-disabled={isDisabled ?? false}
        aria-pressed={isPressed}
        aria-keyshortcuts={shortcut}
        tabIndex={isTabStop ? 0 : -1}
        {...listeners}
        onFocus={(event) => {
          listeners.onFocus(event);
          onFocus();
        }}
        onClick={() => {
          if (!isDisabled) run();
        }}
      >
        <Icon size={16} aria-hidden="true" />
        {label !== undefined && <span>{label}</span>}
      </button>
      {tooltip}
    </>
  );
}
