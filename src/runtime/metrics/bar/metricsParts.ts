/** What comes once the list is there, in one file. */

export { MetricsBar } from './MetricsBar.tsx';
export { SparklineReader } from './SparklineReader.tsx';
