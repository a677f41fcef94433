import type { RecordTab, Resource } from '../../../contract/model/resource.ts';

/** A tab of a record page. `tab` is set for those of the resource, in addition to overview and settings. */
export interface RecordPageTab {
  readonly id: string;
  readonly tab?: RecordTab;
}

/** The tabs of a record page; a record without modify has no settings. */
export const recordPageTabs = ({
  roles,
  recordTabs: tabs,
}: Pick<Resource, 'roles' | 'recordTabs'>): readonly [RecordPageTab, ...RecordPageTab[]] => [
  { id: 'overview' },
  ...(roles.modify ? [{ id: 'settings' }] : []),
  ...tabs.map((tab) => ({ id: tab.id, tab })),
];
