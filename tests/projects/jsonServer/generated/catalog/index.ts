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
export const home: string | undefined = undefined;

/** The screens in the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    "name": "animal",
    "route": "/animal",
    "icon": "page",
    "tabs": [
      {
        "id": "animal",
        "resource": "animal",
        "entity": "animal"
      }
    ]
  },
  {
    "name": "owner",
    "route": "/owner",
    "icon": "page",
    "tabs": [
      {
        "id": "owner",
        "resource": "owner",
        "entity": "owner"
      }
    ]
  },
  {
    "name": "visit",
    "route": "/visit",
    "icon": "page",
    "tabs": [
      {
        "id": "visit",
        "resource": "visit",
        "entity": "visit"
      }
    ]
  }
];

/** The list requests of the screens. They are known before a resource loads, so the first rows are requested at once. */
export const listQueries: Readonly<Record<string, Omit<ListQuery, 'constants'>>> = {
  "animal": {
    "name": "animal",
    "roles": {
      "list": "animal.list"
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
        "property": "species",
        "field": {
          "type": "string",
          "choices": []
        }
      },
      {
        "property": "weight",
        "field": {
          "type": "number"
        }
      },
      {
        "property": "ownerId",
        "field": {
          "type": "integer",
          "choices": []
        }
      }
    ],
    "sort": {
      "property": "name",
      "order": "asc"
    }
  },
  "owner": {
    "name": "owner",
    "roles": {
      "list": "owner.list"
    },
    "filters": [
      {
        "property": "name",
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
  "visit": {
    "name": "visit",
    "roles": {
      "list": "visit.list"
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
        "property": "animalId",
        "field": {
          "type": "integer",
          "choices": []
        }
      },
      {
        "property": "status",
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
  animal: {
    view: () => import('./animal.ts'),
    form: () => import('../forms/animal.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/animal.ts'),
      'en-US': () => import('../labels/en-US/resources/animal.ts'),
    },
  },
  owner: {
    view: () => import('./owner.ts'),
    form: () => import('../forms/owner.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/owner.ts'),
      'en-US': () => import('../labels/en-US/resources/owner.ts'),
    },
  },
  visit: {
    view: () => import('./visit.ts'),
    form: () => import('../forms/visit.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/visit.ts'),
      'en-US': () => import('../labels/en-US/resources/visit.ts'),
    },
  },
};
