/** The parts that load after the list, in one chunk. */

export { MetricsBar } from './MetricsBar.tsx';
export { SparklineReader } from './SparklineReader.tsx';
