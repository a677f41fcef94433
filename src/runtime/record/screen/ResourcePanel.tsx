import { type ReactNode, Suspense, useMemo } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { ResourceColumn } from '../../../contract/model/resource.ts';
import { useRoleObstacle } from '../../api/access/useRoleObstacle.ts';
import { useAvailableResource } from '../../api/missing/missingOperations.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { clearRelatedParameters, recordPageUrl, recordUrlDefaults } from '../../core/routing/recordUrl.ts';
import { useUrlState } from '../../core/routing/useUrlState.ts';
import { confirmLeave } from '../../feedback/dialog/leaveGuard.ts';
import { LazyDialog } from '../../feedback/failure/LazyPart.tsx';
import { Loading } from '../../feedback/progress/Loading.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { MetricsBarSlot } from '../../metrics/MetricsBarSlot.tsx';
import { TaskMenu } from '../../task/TaskMenu.tsx';
import { preloadRecord } from '../page/useRecord.ts';
import { useScopedResource } from '../useScopedResource.ts';
import { CreateButton } from './CreateButton.tsx';
import { LazyNewRecord, LazySingleRecord, preloadRecordView } from './lazyViews.ts';
import { RecordPage } from './RecordPage.tsx';
import { ScreenHeader } from './ScreenHeader.tsx';

/**
 * The drill-down of a value to the tab of the record page that its column names. The URL of the surrounding
 * list is kept.
 */
export const drillDownUrl = (
  { recordTab: section = '', presetFilters }: ResourceColumn,
  { uuid }: Row,
): string => recordPageUrl(currentLocation(), { uuid, section }, presetFilters);

interface ResourcePanelProps {
  readonly name: string;
  /** Constants of the resource here. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Title of the screen. */
  readonly title: string;
  readonly tabs: ReactNode;
}

const noConstants = {};

/** A resource: its list, or one of its records. */
export function ResourcePanel({ name, constants = noConstants, title, tabs }: ResourcePanelProps): ReactNode {
  const resource = useScopedResource(name, constants);
  const offered = useAvailableResource(resource);
  const roleObstacle = useRoleObstacle();
  const [{ view, uuid, section }, go] = useUrlState(recordUrlDefaults);
  // Stable identity: a change would render the rows again.
  const { preload, open, edit } = useMemo(() => {
    const show =
      (section: string) =>
      ({ uuid }: Row) => {
        preloadRecord(resource, uuid);
        go({ view: 'edit', uuid, section });
      };
    return { preload: () => preloadRecordView(name), open: show('overview'), edit: show('settings') };
  }, [name, resource, go]);

  const leave = async (to: Partial<typeof recordUrlDefaults>) => {
    if (await confirmLeave()) go({ ...clearRelatedParameters(currentLocation()), ...to });
  };
  if (view === 'edit' && uuid !== '')
    return (
      <RecordPage
        resource={resource}
        uuid={uuid}
        section={section}
        showSection={(next) => void leave({ section: next })}
        close={() => void leave(recordUrlDefaults)}
      />
    );

  if (!resource.roles.list)
    return (
      <>
        <ScreenHeader title={title} />
        {tabs}
        <Suspense fallback={<Loading />}>
          <LazySingleRecord resource={resource} isLocked={false} />
        </Suspense>
      </>
    );

  const closeCreate = () =>
    go({ view: recordUrlDefaults.view, back: recordUrlDefaults.back }, { replace: true });
  const canCreate = roleObstacle(resource.roles.create) === undefined;
  const create = offered.roles.create && (
    <CreateButton resource={resource} create={() => go({ view: 'create' })} />
  );
  return (
    <>
      <ScreenHeader title={title}>
        <TaskMenu resource={resource} />
        {create}
      </ScreenHeader>
      {tabs}
      {resource.metrics && (
        <MetricsBarSlot key={name} metrics={resource.metrics} constants={resource.constants} />
      )}
      <ResourceList
        resource={offered}
        open={open}
        drillDownTo={drillDownUrl}
        edit={edit}
        preload={preload}
        create={create}
      />
      {view === 'create' && resource.roles.create && canCreate && (
        <LazyDialog close={closeCreate}>
          <LazyNewRecord resource={resource} close={closeCreate} />
        </LazyDialog>
      )}
    </>
  );
}
