import { endWithShell } from './service/endWithShell.ts';

/**
 * `npm run serve`: the service with the console of the last build. Any number of processes may share the
 * build.
 */
endWithShell();
await import('../src/server/main.ts');
