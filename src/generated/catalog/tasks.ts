// Generated from schemas/ by `npm run generate`: do not edit.

import type { Form } from '#contract/model/form.ts';
import type { PhraseTable } from '#contract/text/phrases.ts';
import type { Task } from '#contract/model/task.ts';

type Load<T> = () => Promise<{ readonly default: T }>;

interface Modules<T> {
  readonly view: Load<T>;
  readonly form: Load<Form>;
  /** Its captions and those of the entities that it shows, by locale. */
  readonly labels: Readonly<Record<string, Load<PhraseTable>>>;
}

export const tasks: Readonly<Record<string, Modules<Task>>> = {
  copyByCarrier: {
    view: () => import('./tasks/copyByCarrier.ts'),
    form: () => import('../forms/copyByCarrier.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/copyByCarrier.ts'),
      'en-US': () => import('../labels/en-US/tasks/copyByCarrier.ts'),
    },
  },
  copyByDc: {
    view: () => import('./tasks/copyByDc.ts'),
    form: () => import('../forms/copyByDc.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/copyByDc.ts'),
      'en-US': () => import('../labels/en-US/tasks/copyByDc.ts'),
    },
  },
  copyByOwner: {
    view: () => import('./tasks/copyByOwner.ts'),
    form: () => import('../forms/copyByOwner.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/copyByOwner.ts'),
      'en-US': () => import('../labels/en-US/tasks/copyByOwner.ts'),
    },
  },
  copyDocsByOwner: {
    view: () => import('./tasks/copyDocsByOwner.ts'),
    form: () => import('../forms/copyDocsByOwner.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/copyDocsByOwner.ts'),
      'en-US': () => import('../labels/en-US/tasks/copyDocsByOwner.ts'),
    },
  },
  export: {
    view: () => import('./tasks/export.ts'),
    form: () => import('../forms/exportSelection.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/export.ts'),
      'en-US': () => import('../labels/en-US/tasks/export.ts'),
    },
  },
  import: {
    view: () => import('./tasks/import.ts'),
    form: () => import('../forms/importForm.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/import.ts'),
      'en-US': () => import('../labels/en-US/tasks/import.ts'),
    },
  },
  importBasicData: {
    view: () => import('./tasks/importBasicData.ts'),
    form: () => import('../forms/basicDataImport.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/importBasicData.ts'),
      'en-US': () => import('../labels/en-US/tasks/importBasicData.ts'),
    },
  },
  password: {
    view: () => import('./tasks/password.ts'),
    form: () => import('../forms/passwordChange.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/password.ts'),
      'en-US': () => import('../labels/en-US/tasks/password.ts'),
    },
  },
  testRequest: {
    view: () => import('./tasks/testRequest.ts'),
    form: () => import('../forms/testRequest.ts'),
    labels: {
      'zh-CN': () => import('../labels/zh-CN/tasks/testRequest.ts'),
      'en-US': () => import('../labels/en-US/tasks/testRequest.ts'),
    },
  },
};
