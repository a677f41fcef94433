import { formatTime, patternOf } from '../time.ts';
import type { MappingFunction } from './MappingFunction.ts';

/** Now, in the zone of the distribution centre, by a pattern such as `yyyy-MM-dd`. */
export const currentTime: MappingFunction = {
  sources: 'any',
  read: ({ expression = 'yyyy-MM-dd HH:mm:ss' }) => {
    const pattern = patternOf(expression);
    return ({ context }) => formatTime(context.now, pattern, context.timeZone);
  },
};
