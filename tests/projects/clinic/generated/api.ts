// Generated from schemas/ by `npm run generate`: do not edit.

import type { Page } from '#contract/api/envelope.ts';
import { withDefaults } from '#contract/api/operation.ts';
import type * as T from './types.ts';

/** Rows omit the usual values. */
export const operations = withDefaults({
  "account.changePassword": {"bodyFrom":{},"service":"account","path":"/password","body":"passwordChange","entity":"passwordOwner","access":"viewer","optional":true},
  "account.login": {"bodyFrom":{},"service":"account","path":"/login","body":"credentials","entity":"loginResult","optional":true,"public":true},
  "account.logout": {"service":"account","path":"/logout","result":"none","access":"viewer","optional":true},
  "account.reportExport": {"service":"account","path":"/reportExport","body":"listExport","result":"none","access":"viewer","optional":true},
  "appointment.arrive": {"query":{"uuid":null}},
  "appointment.cancel": {"query":{"uuid":null}},
  "appointment.create": {"body":"appointment"},
  "appointment.finish": {"query":{"uuid":null}},
  "appointment.get": {"method":"GET","path":"/appointment/{uuid}"},
  "appointment.modify": {"body":"appointment"},
  "appointment.page": {"body":"appointment","result":"page"},
  "appointment.remove": {"query":{"uuid":null},"result":"none"},
  "appointment.restore": {"query":{"uuid":null}},
  "doctor.create": {"service":"basic","body":"doctor"},
  "doctor.get": {"service":"basic","method":"GET","path":"/doctor/{uuid}"},
  "doctor.modify": {"service":"basic","body":"doctor"},
  "doctor.page": {"service":"basic","body":"doctor","result":"page"},
  "doctor.remove": {"service":"basic","query":{"uuid":null},"result":"none"},
  "doctor.restore": {"service":"basic","query":{"uuid":null}},
  "patient.create": {"service":"basic","body":"patient"},
  "patient.get": {"service":"basic","method":"GET","path":"/patient/{uuid}"},
  "patient.modify": {"service":"basic","body":"patient"},
  "patient.page": {"service":"basic","body":"patient","result":"page"},
  "patient.remove": {"service":"basic","query":{"uuid":null},"result":"none"},
  "patient.restore": {"service":"basic","query":{"uuid":null}},
  "room.close": {"service":"basic","query":{"uuid":null}},
  "room.create": {"service":"basic","body":"room"},
  "room.get": {"service":"basic","method":"GET","path":"/room/{uuid}"},
  "room.modify": {"service":"basic","body":"room"},
  "room.page": {"service":"basic","body":"room","result":"page"},
  "room.remove": {"service":"basic","query":{"uuid":null},"result":"none"},
  "room.reopen": {"service":"basic","query":{"uuid":null}},
  "room.restore": {"service":"basic","query":{"uuid":null}},
} as const);

/** A paging body: `page` counts from 0 and is ignored beside `after`, the `paging.next` of an answer; filters are properties of the entity, of choices also several at once; instants and figures are ranges. */
type Paging<E, K extends keyof E, R extends keyof E & string = never> = {
  [P in K]?: E[P] | readonly E[P][];
} & {
  [P in R as `${P}From` | `${P}To`]?: E[P];
} & {
  page?: number;
  pageSize?: number;
  after?: string;
  sort?: string;
  order?: 'asc' | 'desc';
  uuid?: string;
};

/** The arguments of each call, without those that the session fills, and its `data`. */
export interface Calls {
  "account.changePassword": { args: { body: T.PasswordChangeInput }; result: T.PasswordOwner };
  "account.login": { args: { body: T.CredentialsInput }; result: T.LoginResult };
  "account.logout": { args: Record<never, never>; result: undefined };
  "account.reportExport": { args: { body: T.ListExportInput }; result: undefined };
  "appointment.arrive": { args: { uuid: string }; result: T.Appointment };
  "appointment.cancel": { args: { uuid: string }; result: T.Appointment };
  "appointment.create": { args: { body: T.AppointmentInput }; result: T.Appointment };
  "appointment.finish": { args: { uuid: string }; result: T.Appointment };
  "appointment.get": { args: { uuid: string }; result: T.Appointment };
  "appointment.modify": { args: { body: T.AppointmentInput }; result: T.Appointment };
  "appointment.page": { args: { body: Paging<T.Appointment, 'number' | 'patientUuid' | 'doctorUuid' | 'kind' | 'state'> }; result: Page<T.Appointment> };
  "appointment.remove": { args: { uuid: string }; result: undefined };
  "appointment.restore": { args: { uuid: string }; result: T.Appointment };
  "doctor.create": { args: { body: T.DoctorInput }; result: T.Doctor };
  "doctor.get": { args: { uuid: string }; result: T.Doctor };
  "doctor.modify": { args: { body: T.DoctorInput }; result: T.Doctor };
  "doctor.page": { args: { body: Paging<T.Doctor, 'name' | 'specialty'> }; result: Page<T.Doctor> };
  "doctor.remove": { args: { uuid: string }; result: undefined };
  "doctor.restore": { args: { uuid: string }; result: T.Doctor };
  "patient.create": { args: { body: T.PatientInput }; result: T.Patient };
  "patient.get": { args: { uuid: string }; result: T.Patient };
  "patient.modify": { args: { body: T.PatientInput }; result: T.Patient };
  "patient.page": { args: { body: Paging<T.Patient, 'name' | 'number' | 'sex'> }; result: Page<T.Patient> };
  "patient.remove": { args: { uuid: string }; result: undefined };
  "patient.restore": { args: { uuid: string }; result: T.Patient };
  "room.close": { args: { uuid: string }; result: T.Room };
  "room.create": { args: { body: T.RoomInput }; result: T.Room };
  "room.get": { args: { uuid: string }; result: T.Room };
  "room.modify": { args: { body: T.RoomInput }; result: T.Room };
  "room.page": { args: { body: Paging<T.Room, 'name' | 'state'> }; result: Page<T.Room> };
  "room.remove": { args: { uuid: string }; result: undefined };
  "room.reopen": { args: { uuid: string }; result: T.Room };
  "room.restore": { args: { uuid: string }; result: T.Room };
}
