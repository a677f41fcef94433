import { formatTime } from '../time.ts';
import type { MappingFunction } from './FunctionCall.ts';

/** Now, in the zone of the distribution centre, by a pattern such as `yyyy-MM-dd`. */
export const currentTime: MappingFunction = ({ row, context }) =>
  formatTime(context.now, row.expression ?? 'yyyy-MM-dd HH:mm:ss', context.timeZone);
