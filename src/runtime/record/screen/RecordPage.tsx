import type { ReactNode } from 'react';
import type { Resource } from '../../../contract/model/resource.ts';
import { formModule } from '../../core/lazy/resourceModules.ts';
import { WhenLoaded } from '../../core/lazy/WhenLoaded.tsx';
import { Loading } from '../../feedback/progress/Loading.tsx';
import { LazyRecordDetails } from '../page/lazyRecordDetails.ts';
import { useRecord } from '../page/useRecord.ts';
import { LazyRecordView } from './lazyViews.ts';

interface RecordPageProps {
  readonly resource: Resource;
  readonly uuid: string;
  /** Id of the open tab. */
  readonly section: string;
  readonly showSection: (section: string) => void;
  readonly close: () => void;
}

/** The page of one record. The record and the code of its page load at the same time. */
export function RecordPage(props: RecordPageProps): ReactNode {
  const { resource, uuid, section } = props;
  const request = useRecord(resource, uuid);
  const modules = [LazyRecordView, formModule(resource.name)];
  return (
    <WhenLoaded
      modules={section === 'overview' ? [...modules, LazyRecordDetails] : modules}
      fallback={<Loading />}
    >
      <LazyRecordView {...props} request={request} />
    </WhenLoaded>
  );
}
