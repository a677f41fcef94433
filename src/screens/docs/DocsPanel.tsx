import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Resource } from '../../contract/resource.ts';
import { LazyPart } from '../../runtime/lazy/LazyPart.tsx';
import { useResource } from '../../runtime/lazy/resourceModules.ts';
import type { PanelProps } from '../../runtime/panel/PanelProps.ts';
import { ScreenHeader } from '../../runtime/resource/ScreenHeader.tsx';
import { Skeleton } from '../../runtime/resource/Skeleton.tsx';
import { tabs as ids } from './docsState.ts';
import { asDocuments } from './list/asDocuments.ts';
import { DocsList } from './list/DocsList.tsx';
import { ListQuery } from './list/ListQuery.ts';
import { DocumentPage, OwnDocument, ReferenceTab, RequestTab, ResponseTab, ServiceLogs } from './parts.ts';
import { type Docs, useDocs } from './useDocs.ts';

/** The call contracts of interfaces: that of the page's record, or the docs area at '/' (schemas/SPECIFICATION.md section 2.4). */
export function DocsPanel({ owner, ...place }: PanelProps): ReactNode {
  return owner ? <OwnDocument owner={owner} title={place.title} /> : <DocsArea {...place} />;
}

function DocsArea({ tab, title, tabs }: Omit<PanelProps, 'owner'>): ReactNode {
  const interfaces = useResource('interface');
  const resource = useMemo(() => asDocuments(interfaces), [interfaces]);
  const docs = useDocs();
  const { isCreating } = docs.state;
  return (
    // The list closes the dialog when it is read again: what is typed there must not be lost to a reading in the background.
    <SWRConfig value={{ revalidateOnFocus: !isCreating, revalidateOnReconnect: !isCreating }}>
      <ListQuery resource={resource} docs={docs} />
      <DocsTab tab={tab} title={title} tabs={tabs} resource={resource} docs={docs} />
    </SWRConfig>
  );
}

interface DocsTabProps extends Pick<PanelProps, 'tab' | 'title' | 'tabs'> {
  readonly resource: Resource;
  readonly docs: Docs;
}

function DocsTab({ tab, title, tabs, resource, docs }: DocsTabProps): ReactNode {
  if (tab === ids.list && docs.state.uuid === '')
    return <DocsList resource={resource} docs={docs} title={title} tabs={tabs} />;
  return (
    <>
      <ScreenHeader title={title} />
      {tabs}
      <LazyPart key={tab} fallback={<Skeleton />}>
        {tab === ids.list && <DocumentPage resource={resource} docs={docs} />}
        {tab === ids.logs && <ServiceLogs docs={docs} />}
        {tab === ids.request && <RequestTab resource={resource} docs={docs} />}
        {tab === ids.response && <ResponseTab docs={docs} />}
        {tab === ids.reference && <ReferenceTab />}
      </LazyPart>
    </>
  );
}
