// Generated from schemas/ by `npm run generate`: do not edit.

import type { PublishedSchema } from '#contract/model/publishedSchema.ts';

export const externals: Readonly<Record<string, () => Promise<{ readonly default: PublishedSchema }>>> = {

};
