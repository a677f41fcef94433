/** The panels of documents. They are one module, because the first screen holds the addresses of each. */
export { FailuresPanel } from './failures/FailuresPanel.tsx';
export { TimelinePanel } from './timeline/TimelinePanel.tsx';
