import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import Settings2 from 'lucide-react/icons/settings-2';
import type { HTMLAttributes, ReactNode } from 'react';
import type { Command } from './Command.ts';
import styles from './command.module.css';

const icons: Readonly<Record<Command['kind'], LucideIcon>> = {
  action: ArrowRight,
  screen: AppWindow,
  create: Plus,
  setting: Settings2,
  record: FileText,
  reference: BookOpen,
};

interface CommandOptionProps {
  readonly command: Command;
  /** Of the listbox. */
  readonly props: HTMLAttributes<HTMLElement>;
}

/** What is offered, where it is found, and why it cannot be done now. */
export function CommandOption({ command, props }: CommandOptionProps): ReactNode {
  const { kind, title, detail, reason } = command;
  const Icon = icons[kind];
  return (
    <div {...props} className={styles.option}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.name}>{title}</span>
      <span className={styles.detail} title={reason ?? detail}>
        {reason ?? detail}
      </span>
    </div>
  );
}
