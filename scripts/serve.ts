import { endWithShell } from './service/endWithShell.ts';

/** `npm run serve`: the service with the console as it was built; any number of processes may share the build. */
endWithShell();
await import('../src/server/main.ts');
