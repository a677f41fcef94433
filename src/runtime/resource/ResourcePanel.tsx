import { type ComponentProps, type ReactNode, Suspense, useMemo } from 'react';
import type { Row } from '../../contract/envelope.ts';
import { LazyDialog } from '../lazy/LazyPart.tsx';
import { ResourceList } from '../list/ResourceList.tsx';
import { currentLocation, navigate } from '../routing/hashLocation.ts';
import { mayLeave } from '../routing/leaveGuard.ts';
import { useUrlState } from '../routing/useUrlState.ts';
import { Loading } from '../shell/Loading.tsx';
import { StripPlace } from '../strip/StripPlace.tsx';
import { TaskMenu } from '../task/TaskMenu.tsx';
import { CreateButton } from './CreateButton.tsx';
import { createDialog, preloadOverview, preloadRecord, recordView, singleRecord } from './faces.ts';
import { leadTo } from './leadTo.ts';
import { place, withoutPart } from './place.ts';
import { ScreenHeader } from './ScreenHeader.tsx';
import { useNarrowed } from './useNarrowed.ts';
import { useOffered } from './useOffered.ts';

interface ResourcePanelProps {
  readonly name: string;
  /** Narrow the resource: what is fixed of its records here. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Of the screen. */
  readonly title: string;
  readonly tabs: ReactNode;
}

function Record(props: ComponentProps<ReturnType<typeof recordView.useValue>>): ReactNode {
  const RecordView = recordView.useValue();
  return <RecordView {...props} />;
}

function Create(props: ComponentProps<ReturnType<typeof createDialog.useValue>>): ReactNode {
  const CreateDialog = createDialog.useValue();
  return <CreateDialog {...props} />;
}

function Single(props: ComponentProps<ReturnType<typeof singleRecord.useValue>>): ReactNode {
  const SingleRecord = singleRecord.useValue();
  return <SingleRecord {...props} />;
}

const nothingFixed = {};

/** A resource: its list, or one of its records. */
export function ResourcePanel({
  name,
  constants = nothingFixed,
  title,
  tabs,
}: ResourcePanelProps): ReactNode {
  const resource = useNarrowed(name, constants);
  const offered = useOffered(resource);
  const [{ view, uuid, section, back }, go] = useUrlState(place);
  // The same at each render: the rows are rendered again when one of these changes.
  const { preload, open, edit } = useMemo(() => {
    const preload = () => preloadRecord(name);
    const show = (section: string) => (row: Row) => go({ view: 'edit', uuid: row.uuid, section });
    const read = show('overview');
    const open = (row: Row) => {
      preloadOverview();
      read(row);
    };
    return { preload, open, edit: { open: show('settings'), preload } };
  }, [name, go]);

  const leave = async (to: Partial<typeof place>) => {
    if (await mayLeave()) go({ ...withoutPart(currentLocation()), ...to });
  };
  if (view === 'edit' && uuid !== '')
    return (
      <Suspense fallback={<Loading />}>
        <Record
          resource={resource}
          uuid={uuid}
          section={section}
          showSection={(next) => void leave({ section: next })}
          close={() => void leave(place)}
        />
      </Suspense>
    );

  if (!resource.roles.list)
    return (
      <>
        <ScreenHeader title={title} />
        {tabs}
        <Suspense fallback={<Loading />}>
          <Single resource={resource} isLocked={false} />
        </Suspense>
      </>
    );

  const closeCreate = () => go({ view: place.view, back: place.back }, { replace: true });
  const created = () => (back === '' ? closeCreate() : navigate(back, { replace: true }));
  const create = offered.roles.create && (
    <CreateButton name={name} preload={preload} create={() => go({ view: 'create' })} />
  );
  return (
    <>
      <ScreenHeader title={title}>
        <TaskMenu resource={resource} />
        {create}
      </ScreenHeader>
      {tabs}
      {resource.metrics && (
        <StripPlace key={name} name={resource.metrics.name} constants={resource.constants} />
      )}
      <ResourceList resource={offered} open={open} lead={leadTo} edit={edit} create={create} />
      {view === 'create' && resource.roles.create && (
        <LazyDialog close={closeCreate}>
          <Create resource={resource} close={closeCreate} created={created} />
        </LazyDialog>
      )}
    </>
  );
}
