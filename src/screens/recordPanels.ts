/** The small panels of record pages. They are one module, because the first screen holds the address of each. */
export { FailuresPanel } from './documents/failures/FailuresPanel.tsx';
export { TimelinePanel } from './documents/timeline/TimelinePanel.tsx';

export const loadVersionsPanel = async () => (await import('./versions/VersionsPanel.tsx')).VersionsPanel;
