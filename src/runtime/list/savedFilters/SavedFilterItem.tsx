import Pencil from 'lucide-react/icons/pencil';
import Save from 'lucide-react/icons/save';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { usePhrases } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { IconButton } from '../../feedback/IconButton.tsx';
import { splitKnownParameters } from '../query/useListState.ts';
import styles from './savedFilters.module.css';
import type { SavedFilter } from './savedFilters.ts';

interface SavedFilterItemProps {
  readonly resource: Resource;
  readonly saved: SavedFilter;
  /** Names of all saved filters. */
  readonly names: readonly string[];
  readonly show: () => void;
  readonly change: (next: SavedFilter) => void;
  /** Replaces it with the current filters; left out when they are equal or empty. */
  readonly replace: (() => void) | undefined;
  readonly remove: () => void;
}

/** A saved filter with its commands. Shows which of its columns or filters the list no longer has. */
export function SavedFilterItem(props: SavedFilterItemProps): ReactNode {
  const { resource, saved, names, show, change, replace, remove } = props;
  const { translate: t } = usePhrases();
  const [openForm, setOpenForm] = useState<'rename' | 'remove'>();
  const { name, isDefault = false } = saved;
  if (openForm === 'rename')
    return (
      <li>
        <NameForm
          label={t('savedFilters.name')}
          name={name}
          isFocused
          captionOf={(typed) =>
            t(typed !== name && names.includes(typed) ? 'savedFilters.overwrite' : 'savedFilters.rename')
          }
          onName={(typed) => {
            change({ ...saved, name: typed });
            setOpenForm(undefined);
          }}
        />
      </li>
    );
  if (openForm === 'remove')
    return (
      <li className={styles.confirmation}>
        <span>{t('savedFilters.removing', { name })}</span>
        <button type="button" className={controls.danger} ref={(button) => button?.focus()} onClick={remove}>
          {t('savedFilters.remove')}
        </button>
        <button type="button" className={controls.button} onClick={() => setOpenForm(undefined)}>
          {t('savedFilters.keep')}
        </button>
      </li>
    );
  return (
    <li>
      <div className={styles.item}>
        <button type="button" className={styles.name} title={name} onClick={show}>
          {name}
        </button>
        <IconButton
          name={t(isDefault ? 'savedFilters.noDefault' : 'savedFilters.makeDefault', { name })}
          Icon={Star}
          aria-pressed={isDefault}
          onClick={() => change({ ...saved, isDefault: !isDefault })}
        />
        {replace && <IconButton name={t('savedFilters.replace', { name })} Icon={Save} onClick={replace} />}
        <IconButton
          name={t('savedFilters.renaming', { name })}
          Icon={Pencil}
          onClick={() => setOpenForm('rename')}
        />
        <IconButton
          name={t('savedFilters.toRemove', { name })}
          Icon={Trash2}
          onClick={() => setOpenForm('remove')}
        />
      </div>
      <UnknownParameters resource={resource} query={saved.query} />
    </li>
  );
}

/** The parameters that the list no longer has; the filter is applied without them. */
function UnknownParameters({
  resource,
  query,
}: {
  readonly resource: Resource;
  readonly query: string;
}): ReactNode {
  const { translate: t, has } = usePhrases();
  const { list } = useFormats();
  const { gone } = splitKnownParameters(resource, query);
  if (gone.length === 0) return null;
  const names = gone.map((parameter) => {
    const property = parameter.replace(/^filter\./, '');
    const key = `${fieldKey(resource.entity, [property])}.title`;
    return has(key) ? t(key) : property;
  });
  return <p className={styles.unknownParameters}>{t('savedFilters.gone', { names: list(names) })}</p>;
}

interface NameFormProps {
  readonly label: string;
  readonly name?: string;
  /** The button's caption for a name. */
  readonly captionOf: (name: string) => string;
  readonly onName: (name: string) => void;
  /** Takes the focus, because the operator opened it for this. */
  readonly isFocused?: boolean;
}

/** Characters; more would not be visible. */
const maxNameLength = 60;

/** A text field for a name, and the button that submits it. */
export function NameForm({ label, name = '', captionOf, onName, isFocused }: NameFormProps): ReactNode {
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '') return;
    onName(trimmed);
    setTyped('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={controls.input}
        aria-label={label}
        placeholder={label}
        maxLength={maxNameLength}
        value={typed}
        ref={(input) => {
          if (isFocused && document.activeElement !== input) input?.focus();
        }}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className={controls.button} disabled={trimmed === ''}>
        {captionOf(trimmed)}
      </button>
    </form>
  );
}
