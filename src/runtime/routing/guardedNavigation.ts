import type { AroundNavHandler } from 'wouter';
import { mayLeave } from './leaveGuard.ts';

/** wouter's `aroundNav`: links ask before they leave what is not saved. */
export const guardedNavigation: AroundNavHandler = async (go, to, options) => {
  if (await mayLeave()) go(to, options);
};
