// Generated from schemas/ by `npm run generate`: do not edit.

import type { Protocol } from '#contract/backend/Protocol.ts';
import { described } from '#contract/backend/described.ts';

/** The back ends by name. */
export const backends: Readonly<Record<string, Protocol>> = {
  "practice": { ...{"name":"practice","server":"","services":{},"key":"id","list":{"paging":{"style":"page","page":"_page","first":1,"size":"_limit"},"total":{"header":"X-Total-Count"},"sort":{"parameter":"_sort","ascending":"{property}","descending":"{property}","order":{"parameter":"_order","ascending":"asc","descending":"desc"}},"filters":{"equal":"{property}","contains":"{property}_like","from":"{property}_gte","to":"{property}_lte"}},"answer":{"style":"bare","record":"","records":""},"errors":{"message":["/error"],"fields":{"style":"object","at":"/fields"}}}, translation: described },
};

/** The back end of the operations that name none. */
export const defaultBackend: string = "practice";
