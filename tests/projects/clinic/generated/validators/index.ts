// Generated from schemas/ by `npm run generate`: do not edit.

import type { EntityValidators } from '#contract/model/form.ts';
import * as appointmentValidators from './appointment.js';
import * as companyValidators from './company.js';
import * as credentialsValidators from './credentials.js';
import * as doctorValidators from './doctor.js';
import * as listExportValidators from './listExport.js';
import * as loginResultValidators from './loginResult.js';
import * as passwordChangeValidators from './passwordChange.js';
import * as passwordOwnerValidators from './passwordOwner.js';
import * as patientValidators from './patient.js';
import * as roomValidators from './room.js';

export const entities: Readonly<Record<string, EntityValidators>> = {
  appointment: appointmentValidators,
  company: companyValidators,
  credentials: credentialsValidators,
  doctor: doctorValidators,
  listExport: listExportValidators,
  loginResult: loginResultValidators,
  passwordChange: passwordChangeValidators,
  passwordOwner: passwordOwnerValidators,
  patient: patientValidators,
  room: roomValidators,
};
