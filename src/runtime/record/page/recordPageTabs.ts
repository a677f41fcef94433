import type { RecordTab, Resource } from '../../../contract/model/resource.ts';

/** A section of a record's page. `tab` is there for those that the resource brings, besides overview and settings. */
export interface RecordPageTab {
  readonly id: string;
  readonly tab?: RecordTab;
}

/** The sections of a record's page; what nobody may modify has no settings. */
export const recordPageTabs = ({
  roles,
  recordTabs: tabs,
}: Pick<Resource, 'roles' | 'recordTabs'>): readonly RecordPageTab[] => [
  { id: 'overview' },
  ...(roles.modify ? [{ id: 'settings' }] : []),
  ...tabs.map((tab) => ({ id: tab.id, tab })),
];
