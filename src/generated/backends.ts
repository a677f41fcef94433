// Generated from schemas/ by `npm run generate`: do not edit.

import type { Protocol } from '#contract/backend/Protocol.ts';
import { envelopeTranslation } from '#contract/backend/envelopeTranslation.ts';
import { signLoginKey } from '#contract/backend/signIn/signLoginKey.ts';

/** The back ends by name, and the variants of endpoint tables as `<name>.<table>`. */
export const backends: Readonly<Record<string, Protocol>> = {
  "wms": { ...{"name":"wms","server":"","services":{"openapi":"/iwms-openapi/api","basic":"/iwms-basic/basic","account":"/iwms-account/account"},"key":"uuid","served":true,"language":{"parameter":"lang"},"list":{"paging":{"style":"body"}},"answer":{"style":"envelope"},"errors":{},"signIn":{"scheme":"loginKey","loginKey":"loginKey","digest":"secret"}}, translation: envelopeTranslation, sign: signLoginKey },
};

/** The back end of the operations that name none. */
export const defaultBackend: string = "wms";
