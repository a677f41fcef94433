// Generated from schemas/ by `npm run generate`: do not edit.

import type { Validate } from '#contract/model/form.ts';


/** By operation: its query parameters, still strings, turned into values in place; and its paging body. */
export const requests: Readonly<Record<string, { readonly query: Validate; readonly body?: Validate }>> = {

};
