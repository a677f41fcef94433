import { type ReactNode, useId, useState } from 'react';
import type { Row } from '../../contract/api/envelope.ts';
import type { Resource } from '../../contract/model/resource.ts';
import { resourceKey } from '../../contract/text/captions.ts';
import { recordsOf } from '../../runtime/api/answer.ts';
import { failureMessage } from '../../runtime/api/failures.ts';
import { useOperation } from '../../runtime/api/useOperation.ts';
import { useTranslate } from '../../runtime/core/i18n/LocaleProvider.tsx';
import controls from '../../runtime/core/theme/controls.module.css';
import { useDebounced } from '../../runtime/core/timing/useDebounced.ts';
import { ComboboxButtons, OptionList } from '../../runtime/fields/combobox/comboboxParts.tsx';
import { useCombobox } from '../../runtime/fields/combobox/useCombobox.ts';
import { useChoiceCaption } from '../../runtime/fields/useChoiceCaption.ts';
import styles from './debugging.module.css';

interface InterfaceComboboxProps {
  /** The interfaces of one family. */
  readonly resource: Resource;
  readonly selected: Row | undefined;
  /** Called with an empty uuid when the operator clears the selection. */
  readonly select: (uuid: string) => void;
}

/** Options of the list. The operator finds others by typing. */
const pageSize = 50;

const nameOf = (row: Row): string => String(row.interfaceName);

/** Queries the interfaces of the family whose names contain a text. */
const useInterfaceOptions = ({ constants }: Resource, interfaceName: string) =>
  useOperation(
    // Untyped, because only the schemas define the constants of a family.
    'interfaceConfig.query' as string,
    {
      body: {
        page: 0,
        pageSize,
        sort: 'interfaceName',
        order: 'asc',
        ...constants,
        ...(interfaceName !== '' && { interfaceName }),
      },
    },
    { inline: true },
  );

/**
 * Selects an interface of a family by its name. Names repeat between distribution centers, so each option
 * shows the code too.
 */
export function InterfaceCombobox({ resource, selected, select }: InterfaceComboboxProps): ReactNode {
  const t = useTranslate();
  const choiceCaption = useChoiceCaption();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed);
  const { data, error, isLoading } = useInterfaceOptions(resource, search);
  const box = useCombobox<Row>({
    id,
    options: [...recordsOf(data)],
    value: selected ?? null,
    getOptionLabel: nameOf,
    getOptionKey: ({ uuid }) => uuid,
    isOptionEqualToValue: (option, value) => option.uuid === value.uuid,
    isSearchResult: search === typed && !isLoading,
    onChange: (_event, option) => select(option?.uuid ?? ''),
    onType: setTyped,
  });
  const note = isLoading ? 'field.loading' : typed === '' ? 'field.noOptions' : 'field.noMatch';
  return (
    <div className={styles.combobox} {...box.getRootProps()} ref={box.setAnchorEl}>
      <input
        {...box.getInputProps()}
        className={controls.input}
        aria-label={t(resourceKey('interface', 'recordTitle'))}
        placeholder={t('debugging.choose.placeholder')}
      />
      <ComboboxButtons box={box} canClear={box.value !== null} />
      <OptionList
        box={box}
        note={box.groupedOptions.length > 0 ? undefined : error ? failureMessage(error.answer, t) : t(note)}
        classOf={() => styles.option}
        renderOption={(option) => {
          const status = choiceCaption('interface', ['status'], option.status);
          const about = [option.dcCode ?? option.carrierCode, option.ownerCode, status];
          return (
            <>
              <span>{nameOf(option)}</span>
              <span>{about.filter(Boolean).join(' · ')}</span>
            </>
          );
        }}
      />
    </div>
  );
}
