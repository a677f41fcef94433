// @ts-check
import { features } from 'node:process';

// This module makes TypeScript files importable. Node.js reads them natively since 22.18 and 24. Older
// versions need tsx, which takes half a second to load in each thread.
// `Reflect.get` is necessary, because the installed types are those of Node.js 20, which does not have this
// feature.

if (!Reflect.get(features, 'typescript')) (await import('tsx/esm/api')).register();
