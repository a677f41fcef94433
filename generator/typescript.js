// @ts-check
import { features } from 'node:process';

// Import it, and TypeScript can be imported. Node.js reads it by itself since 22.18 and 24; what else does takes half a second to
// load, in each thread. Node.js 20, whose types there are here, does not know the word.

if (!Reflect.get(features, 'typescript')) (await import('tsx/esm/api')).register();
