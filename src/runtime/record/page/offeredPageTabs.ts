import type { Resource } from '../../../contract/model/resource.ts';
import { offeredTabs } from '../../api/access/offeredTabs.ts';
import { type RecordPageTab, recordPageTabs } from './recordPageTabs.ts';

/** The tabs of a record page, without those of which the operator's role may read no part. */
export const offeredPageTabs = ({
  roles,
  recordTabs: tabs,
}: Pick<Resource, 'roles' | 'recordTabs'>): readonly [RecordPageTab, ...RecordPageTab[]] =>
  recordPageTabs({
    roles,
    recordTabs: tabs.filter(({ panel, subTabs }) => panel || offeredTabs(subTabs).length > 0),
  });
