import type { LucideIcon } from 'lucide-react';
import AppWindow from 'lucide-react/icons/app-window';
import ArrowRight from 'lucide-react/icons/arrow-right';
import BookOpen from 'lucide-react/icons/book-open';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings2 from 'lucide-react/icons/settings-2';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { LightDialog } from '../../feedback/dialog/LightDialog.tsx';
import { showChunkFailure } from '../../feedback/failure/showChunkFailure.ts';
import { useCombobox } from '../../fields/combobox/useCombobox.ts';
import styles from '../command.module.css';
import type { Command } from './Command.ts';
import { recentStore } from './recentCommands.ts';
import type { CommandSources } from './useCommandSources.ts';
import { useCommands } from './useCommands.ts';

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
  /** Props of the listbox option. */
  readonly props: HTMLAttributes<HTMLElement>;
}

/** A command with its location, and the reason why it is not possible now. */
function CommandOption({ command, props }: CommandOptionProps): ReactNode {
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

interface CommandBoxProps {
  /** Commands of the record on screen. */
  readonly recordCommands: readonly Command[];
  readonly sources: CommandSources;
  readonly close: () => void;
}

interface PaletteOption extends Command {
  /** Id of the first command of the list, or of the first one when the operator moved the mark. */
  readonly first?: string;
}

/**
 * A text field with its matches: a combobox with a listbox in the ARIA pattern. Enter runs the marked option;
 * the palette hides meanwhile, because the command may open a dialog. The first option is marked until the
 * operator moves the mark, which then stays with its option.
 */
export function CommandBox({ recordCommands, sources, close }: CommandBoxProps): ReactNode {
  const t = useTranslate();
  const { list } = useFormats();
  const [text, setText] = useState('');
  const [firstWhenMoved, setFirstWhenMoved] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const { commands, isSearching, failed } = useCommands(recordCommands, sources, text);
  const first = firstWhenMoved ?? commands[0]?.id;
  const choose = async (command: Command): Promise<void> => {
    // Reference entries have names in one language only.
    if (command.kind !== 'reference') recentStore.add(command);
    setRunning(true);
    try {
      await command.run();
    } catch {
      showChunkFailure();
    } finally {
      close();
    }
  };
  const box = useCombobox<PaletteOption>({
    id: 'command',
    options: commands.map((command) => ({ ...command, first })),
    value: null,
    inputValue: text,
    open: true,
    disabledItemsFocusable: true,
    isSearchResult: true,
    groupBy: ({ group }) => group,
    // Not displayed: the hook uses it to find the marked option again, or else marks the first.
    getOptionLabel: ({ first, group, id }) => `${first} ${group} ${id}`,
    getOptionKey: ({ id }) => id,
    getOptionDisabled: ({ reason }) => reason !== undefined,
    isOptionEqualToValue: (option, value) => option.id === value.id,
    onType: (typed) => {
      setText(typed);
      setFirstWhenMoved(undefined);
    },
    onHighlightChange: () => setFirstWhenMoved(first),
    onChange: (_event, command) => command && void choose(command),
    onClose: (_event, reason) => reason === 'escape' && close(),
  });
  if (isRunning) return null;
  return (
    <LightDialog label={t('shell.command')} className={styles.overlay} onClose={close}>
      <div className={styles.content}>
        <div {...box.getRootProps()} ref={box.setAnchorEl} className={styles.field}>
          <Search size={16} aria-hidden="true" />
          <input
            {...box.getInputProps()}
            aria-label={t('shell.command')}
            placeholder={t('command.placeholder')}
            title={t('command.placeholder')}
          />
        </div>
        <ul {...box.getListboxProps()} tabIndex={-1} className={styles.options}>
          {box.groupedOptions.map(({ index, group, options }) => (
            // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are no fieldsets
            <div key={group} role="group" aria-label={group}>
              <p className={styles.group} aria-hidden="true">
                {group}
              </p>
              {options.map((option, place) => {
                const { key, ...props } = box.getOptionProps({ option, index: index + place });
                return <CommandOption key={key} command={option} props={props} />;
              })}
            </div>
          ))}
        </ul>
        <p className={styles.note}>
          <span role="status">
            {commands.length === 0 && !isSearching && t('command.nothing', { text: text.trim() })}
            {isSearching && t('command.searching')}
            {!isSearching && failed.length > 0 && ` ${t('command.failed', { what: list(failed) })}`}
            {!sources.isComplete && ` ${t('command.incomplete')}`}
          </span>
          <span className={styles.hint}>{t('command.hint')}</span>
        </p>
      </div>
    </LightDialog>
  );
}
