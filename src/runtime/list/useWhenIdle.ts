import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** True from when the browser is idle on, once `isReady`: for what nobody needs at the first look. */
export function useWhenIdle(isReady: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle]);
  return isIdle;
}
