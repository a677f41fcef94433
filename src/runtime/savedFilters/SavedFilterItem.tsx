import Pencil from 'lucide-react/icons/pencil';
import Save from 'lucide-react/icons/save';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, type ReactNode, useState } from 'react';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Resource } from '../../contract/resource.ts';
import { useFormats } from '../i18n/formats.ts';
import { usePhrases } from '../i18n/LocaleProvider.tsx';
import { knownIn } from '../list/useListState.ts';
import controls from '../theme/controls.module.css';
import { NameForm } from './NameForm.tsx';
import styles from './savedFilters.module.css';
import type { SavedFilter } from './savedFilters.ts';

interface SavedFilterItemProps {
  readonly resource: Resource;
  readonly saved: SavedFilter;
  /** Of all that are kept. */
  readonly names: readonly string[];
  readonly show: () => void;
  readonly change: (next: SavedFilter) => void;
  /** Puts what is set now in its place; left out where that is the same, or nothing. */
  readonly replace: (() => void) | undefined;
  readonly remove: () => void;
}

/** One that is kept, and what can be done with it. What it names and the list has no longer is told. */
export function SavedFilterItem(props: SavedFilterItemProps): ReactNode {
  const { resource, saved, names, show, change, replace, remove } = props;
  const { translate: t } = usePhrases();
  const [asking, ask] = useState<'rename' | 'remove'>();
  const { name, isDefault = false } = saved;
  if (asking === 'rename')
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
            ask(undefined);
          }}
        />
      </li>
    );
  if (asking === 'remove')
    return (
      <li className={styles.question}>
        <span>{t('savedFilters.removing', { name })}</span>
        <button type="button" className={controls.danger} ref={(button) => button?.focus()} onClick={remove}>
          {t('savedFilters.remove')}
        </button>
        <button type="button" className={controls.button} onClick={() => ask(undefined)}>
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
        <Tool
          name={t(isDefault ? 'savedFilters.noDefault' : 'savedFilters.makeDefault', { name })}
          Face={Star}
          isPressed={isDefault}
          onClick={() => change({ ...saved, isDefault: !isDefault })}
        />
        {replace && <Tool name={t('savedFilters.replace', { name })} Face={Save} onClick={replace} />}
        <Tool name={t('savedFilters.renaming', { name })} Face={Pencil} onClick={() => ask('rename')} />
        <Tool name={t('savedFilters.toRemove', { name })} Face={Trash2} onClick={() => ask('remove')} />
      </div>
      <Gone resource={resource} query={saved.query} />
    </li>
  );
}

interface ToolProps {
  readonly name: string;
  readonly Face: ComponentType<{ size: number; 'aria-hidden': 'true' }>;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

const Tool = ({ name, Face, isPressed, onClick }: ToolProps): ReactNode => (
  <button
    type="button"
    className={controls.icon}
    aria-label={name}
    title={name}
    aria-pressed={isPressed}
    onClick={onClick}
  >
    <Face size={16} aria-hidden="true" />
  </button>
);

/** What it names that the list has no longer: left out when it is shown. */
function Gone({ resource, query }: { readonly resource: Resource; readonly query: string }): ReactNode {
  const { translate: t, has } = usePhrases();
  const { list } = useFormats();
  const { gone } = knownIn(resource, query);
  if (gone.length === 0) return null;
  const names = gone.map((parameter) => {
    const property = parameter.replace(/^filter\./, '');
    const key = `${fieldKey(resource.entity, [property])}.title`;
    return has(key) ? t(key) : property;
  });
  return <p className={styles.gone}>{t('savedFilters.gone', { names: list(names) })}</p>;
}
