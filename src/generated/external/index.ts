// Generated from schemas/ by `npm run generate`: do not edit.

import type { External } from '../../contract/external.ts';

export const externals: Readonly<Record<string, () => Promise<{ readonly default: External }>>> = {

};
