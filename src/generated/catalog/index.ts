// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '../../contract/form.ts';
import type { Table } from '../../contract/phrases.ts';
import type { Resource } from '../../contract/resource.ts';
import type { Screen } from '../../contract/screen.ts';
import type { Task } from '../../contract/task.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

/** The modules of a resource or a task. */
interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<Table>>>;
}

/** The default locale first. */
export const locales: readonly string[] = ["zh-CN","en-US"];

/** In the order of the navigation. */
export const screens: readonly Screen[] = [
  {
    "name": "erpdown",
    "route": "/erpdown",
    "tabs": [
      {
        "id": "erpdown",
        "resource": "erpdown"
      }
    ]
  },
  {
    "name": "erpup",
    "route": "/erpup",
    "tabs": [
      {
        "id": "erpup",
        "resource": "erpup"
      }
    ]
  },
  {
    "name": "wcsdown",
    "route": "/wcsdown",
    "tabs": [
      {
        "id": "wcsdown",
        "resource": "wcsdown"
      }
    ]
  },
  {
    "name": "wcsup",
    "route": "/wcsup",
    "tabs": [
      {
        "id": "wcsup",
        "resource": "wcsup"
      }
    ]
  },
  {
    "name": "config",
    "route": "/config",
    "tabs": [
      {
        "id": "erp",
        "resource": "erp"
      },
      {
        "id": "dataSource",
        "resource": "dataSource"
      },
      {
        "id": "auth",
        "resource": "auth"
      }
    ]
  }
];

/** Captions of the screens, by locale. */
export const screenLabels: Readonly<Record<string, Load<Table>>> = {
  'zh-CN': () => import('../labels/zh-CN/index.ts'),
  'en-US': () => import('../labels/en-US/index.ts'),
};

export const resources: Readonly<Record<string, Modules<Resource>>> = {
  apiCallLog: {
    view: () => import('./apiCallLog.ts'),
    form: () => import('../forms/apiCallLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/apiCallLog.ts'),
      'en-US': () => import('../labels/en-US/resources/apiCallLog.ts'),
    },
  },
  auth: {
    view: () => import('./auth.ts'),
    form: () => import('../forms/auth.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/auth.ts'),
      'en-US': () => import('../labels/en-US/resources/auth.ts'),
    },
  },
  carrier: {
    view: () => import('./carrier.ts'),
    form: () => import('../forms/carrier.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/carrier.ts'),
      'en-US': () => import('../labels/en-US/resources/carrier.ts'),
    },
  },
  configurationLog: {
    view: () => import('./configurationLog.ts'),
    form: () => import('../forms/configurationLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/configurationLog.ts'),
      'en-US': () => import('../labels/en-US/resources/configurationLog.ts'),
    },
  },
  dataSource: {
    view: () => import('./dataSource.ts'),
    form: () => import('../forms/dataSource.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dataSource.ts'),
      'en-US': () => import('../labels/en-US/resources/dataSource.ts'),
    },
  },
  dc: {
    view: () => import('./dc.ts'),
    form: () => import('../forms/dc.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/dc.ts'),
      'en-US': () => import('../labels/en-US/resources/dc.ts'),
    },
  },
  erp: {
    view: () => import('./erp.ts'),
    form: () => import('../forms/erp.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erp.ts'),
      'en-US': () => import('../labels/en-US/resources/erp.ts'),
    },
  },
  interface: {
    view: () => import('./interface.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/interface.ts'),
      'en-US': () => import('../labels/en-US/resources/interface.ts'),
    },
  },
  interfaceLog: {
    view: () => import('./interfaceLog.ts'),
    form: () => import('../forms/interfaceLog.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/interfaceLog.ts'),
      'en-US': () => import('../labels/en-US/resources/interfaceLog.ts'),
    },
  },
  menu: {
    view: () => import('./menu.ts'),
    form: () => import('../forms/menu.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/menu.ts'),
      'en-US': () => import('../labels/en-US/resources/menu.ts'),
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
  robot: {
    view: () => import('./robot.ts'),
    form: () => import('../forms/robot.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/robot.ts'),
      'en-US': () => import('../labels/en-US/resources/robot.ts'),
    },
  },
  erpdown: {
    view: () => import('./erpdown.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erpdown.ts'),
      'en-US': () => import('../labels/en-US/resources/erpdown.ts'),
    },
  },
  erpup: {
    view: () => import('./erpup.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/erpup.ts'),
      'en-US': () => import('../labels/en-US/resources/erpup.ts'),
    },
  },
  wcsdown: {
    view: () => import('./wcsdown.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/wcsdown.ts'),
      'en-US': () => import('../labels/en-US/resources/wcsdown.ts'),
    },
  },
  wcsup: {
    view: () => import('./wcsup.ts'),
    form: () => import('../forms/interface.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/resources/wcsup.ts'),
      'en-US': () => import('../labels/en-US/resources/wcsup.ts'),
    },
  },
};

export const tasks: Readonly<Record<string, Modules<Task>>> = {

};
