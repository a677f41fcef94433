/** What comes once the list is there, in one file. */
export { SparklineReader } from './SparklineReader.tsx';
export { StripBar } from './StripBar.tsx';
