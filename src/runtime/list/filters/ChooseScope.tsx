import { type FormEvent, type ReactNode, useState } from 'react';
import type { Resource, ResourceFilter } from '../../../contract/model/resource.ts';
import { decapitalize, fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import controls from '../../core/theme/controls.module.css';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import type { ListControls } from '../query/useListState.ts';
import { FilterControl } from './FilterControl.tsx';
import { isTyped } from './splitFilters.ts';

interface ChooseScopeProps {
  readonly resource: Resource;
  readonly list: ListControls;
  /** The filters in the scope of the list that have no value. */
  readonly missing: readonly string[];
}

/** A list that cannot be read without some filters, with the controls of these filters. */
export function ChooseScope({ resource, list, missing }: ChooseScopeProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { name, entity, constants } = resource;
  const filters = resource.filters.filter(({ property }) => missing.includes(property));
  const values = list.state.filters;
  const nameOf = (property: string): string => t(`${fieldKey(entity, [property])}.title`);
  const field = formats.list(missing.map((property) => decapitalize(nameOf(property))));
  const title = decapitalize(t(resourceKey(name, 'title')));
  const typed = filters.filter(isTyped);
  return (
    <EmptyState
      title={t(typed.length < filters.length ? 'field.chooseFirst' : 'list.enterFirst', { field })}
      text={t('list.chosen', { title })}
    >
      {filters
        .filter((filter) => !typed.includes(filter))
        .map((filter) => (
          <FilterControl
            key={filter.property}
            filter={filter}
            entity={entity}
            known={{ ...values, ...constants }}
            values={values}
            emptyText={t('field.choose')}
            onChange={list.setFilters}
          />
        ))}
      {typed.length > 0 && <TypedScope filters={typed} nameOf={nameOf} apply={list.setFilters} />}
    </EmptyState>
  );
}

interface TypedScopeProps {
  readonly filters: readonly ResourceFilter[];
  readonly nameOf: (property: string) => string;
  readonly apply: ListControls['setFilters'];
}

/** Typed values apply with the button: the list replaces the fields. */
function TypedScope({ filters, nameOf, apply }: TypedScopeProps): ReactNode {
  const t = useTranslate();
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(texts);
  };
  return (
    <form onSubmit={submit}>
      {filters.map(({ property }) => (
        <input
          key={property}
          className={controls.input}
          aria-label={nameOf(property)}
          placeholder={nameOf(property)}
          required
          value={texts[property] ?? ''}
          onChange={({ target: { value } }) => setTexts((current) => ({ ...current, [property]: value }))}
        />
      ))}
      <button type="submit" className={controls.button}>
        {t('bounds.apply')}
      </button>
    </form>
  );
}
