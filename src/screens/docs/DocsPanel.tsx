import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Resource, ResourceFilter } from '../../contract/model/resource.ts';
import { useResource } from '../../runtime/core/lazy/resourceModules.ts';
import { LazyPart } from '../../runtime/feedback/failure/LazyPart.tsx';
import { LoadingSkeleton } from '../../runtime/feedback/progress/LoadingSkeleton.tsx';
import { scopeResource } from '../../runtime/record/scopeResource.ts';
import type { PanelProps } from '../../runtime/record/screen/panels.tsx';
import { ScreenHeader } from '../../runtime/record/screen/ScreenHeader.tsx';
import { DocsList, DocsListQuery } from './DocsList.tsx';
import { docsTabs as ids } from './docsState.ts';
import {
  ApiDocPage,
  InterfaceLogs,
  RecordApiDoc,
  ReferenceTab,
  RequestTab,
  ResponseTab,
} from './lazyViews.ts';
import { type DocsController, useDocsState } from './useDocsState.ts';

/** Properties of the current operation. They are not part of the call contract. */
const operationalProperties = [
  'pendingCount',
  'blockedCount',
  'failureCount',
  'failureReason',
  'pullFailedSince',
  'outageCount',
  'receiverDownSince',
  'nextProbeTime',
  'lastScheduleTime',
  'triggerStrategy',
  'debug',
  'debugUntil',
];

const isNameFilter = ({ property }: ResourceFilter): boolean => property === 'interfaceName';

/**
 * Returns the interfaces of all families as the docs list. The name filter comes first. The list has no tree
 * of menus, because menus belong to one family.
 */
export function docsResourceOf(interfaces: Resource): Resource {
  const { filters, ...rest } = scopeResource(interfaces, {}, operationalProperties);
  return {
    ...rest,
    filters: [...filters.filter(isNameFilter), ...filters.filter((filter) => !isNameFilter(filter))],
    tree: undefined,
  };
}

/**
 * The API document of the record page's interface, or the docs area at `/` (schemas/SPECIFICATION.md section
 * 2.4).
 */
export function DocsPanel({ owner, ...view }: PanelProps): ReactNode {
  return owner ? <RecordApiDoc owner={owner} title={view.title} /> : <DocsArea {...view} />;
}

function DocsArea({ tab, title, tabs }: Omit<PanelProps, 'owner'>): ReactNode {
  const interfaces = useResource('interface');
  const resource = useMemo(() => docsResourceOf(interfaces), [interfaces]);
  const docs = useDocsState();
  const { isCreating } = docs.state;
  return (
    // A new read of the list closes the create dialog. A background read would discard the typed input.
    <SWRConfig value={{ revalidateOnFocus: !isCreating, revalidateOnReconnect: !isCreating }}>
      <DocsListQuery resource={resource} docs={docs} />
      <DocsTab tab={tab} title={title} tabs={tabs} resource={resource} docs={docs} />
    </SWRConfig>
  );
}

interface DocsTabProps extends Pick<PanelProps, 'tab' | 'title' | 'tabs'> {
  readonly resource: Resource;
  readonly docs: DocsController;
}

function DocsTab({ tab, title, tabs, resource, docs }: DocsTabProps): ReactNode {
  if (tab === ids.list && docs.state.uuid === '')
    return <DocsList resource={resource} docs={docs} title={title} tabs={tabs} />;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
      <LazyPart key={tab} fallback={<LoadingSkeleton />}>
        {tab === ids.list && <ApiDocPage resource={resource} docs={docs} />}
        {tab === ids.logs && <InterfaceLogs docs={docs} />}
        {tab === ids.request && <RequestTab resource={resource} docs={docs} />}
        {tab === ids.response && <ResponseTab docs={docs} />}
        {tab === ids.reference && <ReferenceTab />}
      </LazyPart>
    </>
  );
}
