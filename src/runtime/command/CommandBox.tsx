import Search from 'lucide-react/icons/search';
import { type ReactNode, useState } from 'react';
import { useCombobox } from '../fields/combobox/useCombobox.ts';
import { useFormats } from '../i18n/formats.ts';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import { usePhraseGroups } from '../i18n/usePhraseGroups.ts';
import type { Command } from './Command.ts';
import { CommandOption } from './CommandOption.tsx';
import styles from './command.module.css';
import type { Sources } from './loadSources.ts';
import { Overlay } from './Overlay.tsx';
import { recentStore } from './recentStore.ts';
import { useCommands } from './useCommands.ts';

interface CommandBoxProps {
  /** Commands of the record on screen. */
  readonly own: readonly Command[];
  readonly sources: Sources;
  readonly close: () => void;
}

interface Option extends Command {
  /** Id of the command that the list begins with, or began with when the operator moved the mark. */
  readonly first?: string;
}

/**
 * A field and what is found for its text: a combobox with a listbox, as the ARIA pattern has them. Enter runs what is
 * marked; the palette is out of sight meanwhile, for the command may have a question of its own. The mark is on the first option,
 * whatever answer brings it; once it was moved it stays with its option.
 */
export function CommandBox({ own, sources, close }: CommandBoxProps): ReactNode {
  usePhraseGroups(['command']);
  const t = useTranslate();
  const { list } = useFormats();
  const [text, setText] = useState('');
  const [firstWhenMoved, setFirstWhenMoved] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const { commands, isSearching, failed } = useCommands(own, sources, text);
  const first = firstWhenMoved ?? commands[0]?.id;
  const choose = async (command: Command): Promise<void> => {
    // Its words are of one language.
    if (command.kind !== 'reference') recentStore.add(command);
    setRunning(true);
    await command.run();
    close();
  };
  const box = useCombobox<Option>({
    id: 'command',
    options: commands.map((command) => ({ ...command, first })),
    value: null,
    inputValue: text,
    open: true,
    disabledItemsFocusable: true,
    isFound: true,
    groupBy: ({ group }) => group,
    // Never shown: by it the hook knows the marked option again, or else marks the first.
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
    <Overlay name={t('shell.command')} close={close}>
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
          <li key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden="true">
              {group}
            </p>
            {options.map((option, place) => {
              const { key, ...props } = box.getOptionProps({ option, index: index + place });
              return <CommandOption key={key} command={option} props={props} />;
            })}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <span role="status">
          {commands.length === 0 && !isSearching && t('command.nothing', { text: text.trim() })}
          {isSearching && t('command.searching')}
          {!isSearching && failed.length > 0 && ` ${t('command.failed', { what: list(failed) })}`}
          {!sources.isWhole && ` ${t('command.incomplete')}`}
        </span>
        <span className={styles.hint}>{t('command.hint')}</span>
      </p>
    </Overlay>
  );
}
