// Generated from schemas/ by `npm run generate`: do not edit.

import type { Validate } from '#contract/model/form.ts';
import { v0 as paging0 } from './appointment.page.js';
import { v0 as paging1 } from './doctor.page.js';
import { v0 as paging2 } from './patient.page.js';
import { v0 as paging3 } from './room.page.js';
import * as queries from './queries.js';

/** By operation: its query parameters, still strings, turned into values in place; and its paging body. */
export const requests: Readonly<Record<string, { readonly query: Validate; readonly body?: Validate }>> = {
  "account.changePassword": { query: queries.v0 },
  "account.login": { query: queries.v0 },
  "account.logout": { query: queries.v0 },
  "account.reportExport": { query: queries.v0 },
  "appointment.arrive": { query: queries.v1 },
  "appointment.cancel": { query: queries.v1 },
  "appointment.create": { query: queries.v0 },
  "appointment.finish": { query: queries.v1 },
  "appointment.get": { query: queries.v0 },
  "appointment.modify": { query: queries.v0 },
  "appointment.page": { query: queries.v0, body: paging0 },
  "appointment.remove": { query: queries.v1 },
  "appointment.restore": { query: queries.v1 },
  "doctor.create": { query: queries.v0 },
  "doctor.get": { query: queries.v0 },
  "doctor.modify": { query: queries.v0 },
  "doctor.page": { query: queries.v0, body: paging1 },
  "doctor.remove": { query: queries.v1 },
  "doctor.restore": { query: queries.v1 },
  "patient.create": { query: queries.v0 },
  "patient.get": { query: queries.v0 },
  "patient.modify": { query: queries.v0 },
  "patient.page": { query: queries.v0, body: paging2 },
  "patient.remove": { query: queries.v1 },
  "patient.restore": { query: queries.v1 },
  "room.close": { query: queries.v1 },
  "room.create": { query: queries.v0 },
  "room.get": { query: queries.v0 },
  "room.modify": { query: queries.v0 },
  "room.page": { query: queries.v0, body: paging3 },
  "room.remove": { query: queries.v1 },
  "room.reopen": { query: queries.v1 },
  "room.restore": { query: queries.v1 },
};
