import { register } from 'tsx/esm/api';

// A thread does not get tsx from the one that starts it.
register();
await import('./compileAhead.ts');
