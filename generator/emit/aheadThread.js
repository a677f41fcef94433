import '../typescript.js';

// A thread does not get from the one that starts it what reads TypeScript.
await import('./compileAhead.ts');
