// Generated from schemas/ by `npm run generate`: do not edit.

import type { PhraseTable } from '#contract/text/phrases.ts';
import { appointmentLabels as appointment0 } from './zh-CN/resources/appointment.ts';
import company0 from './zh-CN/entities/company.ts';
import credentials0 from './zh-CN/entities/credentials.ts';
import { doctorLabels as doctor0 } from './zh-CN/resources/doctor.ts';
import listExport0 from './zh-CN/entities/listExport.ts';
import loginResult0 from './zh-CN/entities/loginResult.ts';
import passwordChange0 from './zh-CN/entities/passwordChange.ts';
import passwordOwner0 from './zh-CN/entities/passwordOwner.ts';
import { patientLabels as patient0 } from './zh-CN/resources/patient.ts';
import { roomLabels as room0 } from './zh-CN/resources/room.ts';
import { appointmentLabels as appointment1 } from './en-US/resources/appointment.ts';
import company1 from './en-US/entities/company.ts';
import credentials1 from './en-US/entities/credentials.ts';
import { doctorLabels as doctor1 } from './en-US/resources/doctor.ts';
import listExport1 from './en-US/entities/listExport.ts';
import loginResult1 from './en-US/entities/loginResult.ts';
import passwordChange1 from './en-US/entities/passwordChange.ts';
import passwordOwner1 from './en-US/entities/passwordOwner.ts';
import { patientLabels as patient1 } from './en-US/resources/patient.ts';
import { roomLabels as room1 } from './en-US/resources/room.ts';

/** Captions of every entity, by locale: the service's. */
export const labels: Readonly<Record<string, PhraseTable>> = {
  'zh-CN': {
    entities: {
      appointment: appointment0,
      company: company0,
      credentials: credentials0,
      doctor: doctor0,
      listExport: listExport0,
      loginResult: loginResult0,
      passwordChange: passwordChange0,
      passwordOwner: passwordOwner0,
      patient: patient0,
      room: room0,
    },
  },
  'en-US': {
    entities: {
      appointment: appointment1,
      company: company1,
      credentials: credentials1,
      doctor: doctor1,
      listExport: listExport1,
      loginResult: loginResult1,
      passwordChange: passwordChange1,
      passwordOwner: passwordOwner1,
      patient: patient1,
      room: room1,
    },
  },
};
