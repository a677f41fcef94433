import { syncBuiltinESMExports } from 'node:module';
import { vi } from 'vitest';

/**
 * Spies on a function of a Node module, given as its default export. Named imports get the spy too. Unlike `vi.mock`,
 * it needs no worker of its own: `resetEnvironment.ts` brings the function back.
 */
export const spyOnBuiltin: typeof vi.spyOn = (module: object, ...rest: unknown[]) => {
  const spy = Reflect.apply(vi.spyOn, vi, [module, ...rest]);
  syncBuiltinESMExports();
  return spy;
};
