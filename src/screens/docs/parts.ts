import { lazyComponent } from '../../runtime/lazy/lazyComponent.tsx';
import { withPhrases } from '../../runtime/lazy/withPhrases.ts';

/** What is loaded when it is wanted: the first paint of '/' needs the list alone. */
export const DocumentPage = lazyComponent(
  async () => (await import('./document/DocumentPage.tsx')).DocumentPage,
);
export const OwnDocument = lazyComponent(
  async () => (await import('./document/OwnDocument.tsx')).OwnDocument,
);
export const ServiceLogs = lazyComponent(async () => (await import('./logs/ServiceLogs.tsx')).ServiceLogs);
export const RequestTab = lazyComponent(async () => (await import('./request/RequestTab.tsx')).RequestTab);
export const ResponseTab = lazyComponent(
  async () => (await import('./response/ResponseTab.tsx')).ResponseTab,
);
export const ReferenceTab = lazyComponent(() =>
  withPhrases(['docsReference'], async () => (await import('./reference/ReferenceTab.tsx')).ReferenceTab),
);
