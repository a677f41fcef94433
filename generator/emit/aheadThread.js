import '../typescript.js';

// A new thread does not inherit the TypeScript loader of the thread that starts it.
await import('./compileAhead.ts');
