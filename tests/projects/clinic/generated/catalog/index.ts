// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';
import type { ListQuery, Resource, SettingReference } from '#contract/model/resource.ts';
import type { Screen } from '#contract/model/screen.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}

/** The default locale first. */
export const locales: readonly string[] = ["zh-CN","en-US"];

/** The name of the screen that opens at the route "/"; undefined if the order of the navigation decides. */
export const home: string | undefined = "appointments";

/** The screens in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    "name": "appointments",
    "route": "/appointments",
    "group": "operate",
    "icon": "queue",
    "tabs": [
      {
        "id": "appointment",
        "resource": "appointment",
        "entity": "appointment"
      }
    ]
  },
  {
    "name": "patients",
    "route": "/patients",
    "group": "operate",
    "icon": "people",
    "tabs": [
      {
        "id": "patient",
        "resource": "patient",
        "entity": "patient"
      }
    ]
  },
  {
    "name": "clinic",
    "route": "/clinic",
    "group": "settings",
    "icon": "settings",
    "tabs": [
      {
        "id": "doctor",
        "resource": "doctor",
        "entity": "doctor"
      },
      {
        "id": "room",
        "resource": "room",
        "entity": "room"
      }
    ]
  }
];

/** The list requests of the screens. They are known before a resource loads, so the first rows are requested at once. */
export const listQueries: Readonly<Record<string, Omit<ListQuery, 'constants'>>> = {
  "appointment": {
    "name": "appointment",
    "roles": {
      "list": "appointment.page"
    },
    "filters": [
      {
        "property": "number",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "patientUuid",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "doctorUuid",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "kind",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "state",
        "field": {
          "type": "string",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "startsAt",
      "order": "asc"
    }
  },
  "doctor": {
    "name": "doctor",
    "roles": {
      "list": "doctor.page"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "specialty",
        "field": {
          "type": "string",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "patient": {
    "name": "patient",
    "roles": {
      "list": "patient.page"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "number",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "sex",
        "field": {
          "type": "string",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "number",
      "order": "asc"
    }
  },
  "room": {
    "name": "room",
    "roles": {
      "list": "room.page"
    },
    "filters": [
      {
        "property": "name",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "state",
        "field": {
          "type": "string",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  }
};

/** The zone of instants whose record has none; undefined without such a setting. */
export const defaultTimeZone: SettingReference | undefined = undefined;

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<PhraseTable>>> = {
  'zh-CN': () => import('../labels/zh-CN/index.ts'),
  'en-US': () => import('../labels/en-US/index.ts'),
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
  appointment: {
    view: () => import('./appointment.ts'),
    form: () => import('../forms/appointment.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/appointment.ts'),
      'en-US': () => import('../labels/en-US/resources/appointment.ts'),
    },
  },
  doctor: {
    view: () => import('./doctor.ts'),
    form: () => import('../forms/doctor.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/doctor.ts'),
      'en-US': () => import('../labels/en-US/resources/doctor.ts'),
    },
  },
  patient: {
    view: () => import('./patient.ts'),
    form: () => import('../forms/patient.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/patient.ts'),
      'en-US': () => import('../labels/en-US/resources/patient.ts'),
    },
  },
  room: {
    view: () => import('./room.ts'),
    form: () => import('../forms/room.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/room.ts'),
      'en-US': () => import('../labels/en-US/resources/room.ts'),
    },
  },
};
