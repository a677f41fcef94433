import { lazyComponent } from '../../runtime/core/lazy/lazyComponent.tsx';

/** Views that load on demand. The first paint of `/` needs the list only. */
export const ApiDocPage = lazyComponent(async () => (await import('./apiDoc/ApiDocPage.tsx')).ApiDocPage);
export const RecordApiDoc = lazyComponent(
  async () => (await import('./apiDoc/RecordApiDoc.tsx')).RecordApiDoc,
);
export const InterfaceLogs = lazyComponent(
  async () => (await import('./InterfaceLogs.tsx')).InterfaceLogs,
  ['emptyList'],
);
export const RequestTab = lazyComponent(
  async () => (await import('./testRequest/RequestTab.tsx')).RequestTab,
);
export const ResponseTab = lazyComponent(
  async () => (await import('./testRequest/ResponseTab.tsx')).ResponseTab,
);
export const ReferenceTab = lazyComponent(
  async () => (await import('./reference/ReferenceTab.tsx')).ReferenceTab,
);
