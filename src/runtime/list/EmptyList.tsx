import type { ReactNode } from 'react';
import type { Resource } from '../../contract/model/resource.ts';
import { decapitalize, resourceKey } from '../../contract/text/captions.ts';
import { getOperation } from '../api/operations.ts';
import { usePhraseGroups, usePhrases } from '../core/i18n/LocaleProvider.tsx';
import { lazyComponent } from '../core/lazy/lazyComponent.tsx';
import controls from '../core/theme/controls.module.css';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { LazyPart } from '../feedback/failure/LazyPart.tsx';
import { filterPhrases } from './filters/FilterBar.tsx';
import { listOperationOf, missingScopeOf } from './query/listRequest.ts';
import type { ListControls } from './query/useListState.ts';

const LazyNextSteps = lazyComponent(async () => (await import('./onboarding/NextSteps.tsx')).NextSteps);

const LazyChooseScope = lazyComponent(
  async () => (await import('./filters/ChooseScope.tsx')).ChooseScope,
  filterPhrases,
);

const emptyListGroups = ['emptyList'];

interface EmptyListProps {
  readonly resource: Resource;
  readonly list: ListControls;
  /** The button that creates a record. */
  readonly create: ReactNode;
  /** Text of an empty state without a create button. */
  readonly hint?: ReactNode;
  /** There are more pages: a page of cursors may be empty before the last one. */
  readonly more: boolean | undefined;
}

/** A list without rows: a filter that it needs first, an empty page, filters that nothing matches, or no records yet. */
export function EmptyList({ resource, list, create, hint, more }: EmptyListProps): ReactNode {
  usePhraseGroups(emptyListGroups);
  const { translate: t, has } = usePhrases();
  const { state, clearFilters } = list;
  const title = decapitalize(t(resourceKey(resource.name, 'title')));
  const description = resourceKey(resource.name, 'description');
  const operation = getOperation(listOperationOf(resource), `The resource "${resource.name}"`);
  const missing = missingScopeOf(resource, operation, state);
  if (missing.length > 0)
    return (
      <LazyPart>
        <LazyChooseScope resource={resource} list={list} missing={missing} />
      </LazyPart>
    );
  if (more)
    return <EmptyState title={t('emptyList.page.title')} text={t('emptyList.page.text', { title })} />;
  if (Object.keys(state.filters).every((name) => name in (operation.scope ?? {})))
    return (
      <EmptyState title={t('emptyList.none.title', { title })} text={has(description) ? t(description) : ''}>
        <LazyPart>{create ? <LazyNextSteps resource={resource} create={create} /> : hint}</LazyPart>
      </EmptyState>
    );
  return (
    <EmptyState title={t('emptyList.noMatch.title')} text={t('emptyList.noMatch.text', { title })}>
      <button type="button" className={controls.button} onClick={clearFilters}>
        {t('emptyList.noMatch.clear')}
      </button>
    </EmptyState>
  );
}
