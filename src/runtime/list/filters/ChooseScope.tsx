import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { decapitalize, fieldKey, resourceKey } from '../../../contract/text/captions.ts';
import { useFormats } from '../../core/i18n/formats.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { EmptyState } from '../listStates.tsx';
import type { ListControls } from '../query/useListState.ts';
import { FilterControl } from './FilterControl.tsx';

interface ChooseScopeProps {
  readonly resource: Resource;
  readonly controls: ListControls;
  /** The filters in the path of the list that have no value. */
  readonly missing: readonly string[];
}

/** A list that cannot be read without some filters, with the controls of these filters. */
export function ChooseScope({ resource, controls, missing }: ChooseScopeProps): ReactNode {
  const t = useTranslate();
  const { list } = useFormats();
  const { name, entity, filters, constants } = resource;
  const values = controls.state.filters;
  const captions = missing.map((property) => decapitalize(t(`${fieldKey(entity, [property])}.title`)));
  const title = decapitalize(t(resourceKey(name, 'title')));
  return (
    <EmptyState title={t('field.chooseFirst', { field: list(captions) })} text={t('list.chosen', { title })}>
      {filters
        .filter(({ property }) => missing.includes(property))
        .map((filter) => (
          <FilterControl
            key={filter.property}
            filter={filter}
            entity={entity}
            known={{ ...values, ...constants }}
            values={values}
            emptyText={t('field.choose')}
            onChange={controls.setFilters}
          />
        ))}
    </EmptyState>
  );
}
