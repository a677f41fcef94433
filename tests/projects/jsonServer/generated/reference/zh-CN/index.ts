// Generated from schemas/ by `npm run generate`: do not edit.

import type { ReferencePage } from '#contract/model/referencePage.ts';

export const pages: readonly ReferencePage[] = [
  {
    path: "index.md",
    kind: "guide",
    title: "调用说明",
    name: "",
    places: {},
    load: () => import('./index.md?raw'),
  },
  {
    path: "operations/animal.md",
    kind: "calls",
    title: "宠物",
    name: "animal",
    places: {"animal.create":"新建宠物。","animal.get":"查询单个宠物。","animal.list":"分页查询宠物。","animal.modify":"修改宠物。","animal.remove":"删除宠物。"},
    load: () => import('./operations/animal.md?raw'),
  },
  {
    path: "operations/owner.md",
    kind: "calls",
    title: "主人",
    name: "owner",
    places: {"owner.create":"新建主人。","owner.get":"查询单个主人。","owner.list":"分页查询主人。","owner.modify":"修改主人。","owner.remove":"删除主人。"},
    load: () => import('./operations/owner.md?raw'),
  },
  {
    path: "operations/visit.md",
    kind: "calls",
    title: "就诊",
    name: "visit",
    places: {"visit.cancel":"对就诊执行“cancel”操作。","visit.create":"新建就诊。","visit.finish":"对就诊执行“finish”操作。","visit.get":"查询单个就诊。","visit.list":"分页查询就诊。","visit.modify":"修改就诊。","visit.plan":"对就诊执行“plan”操作。","visit.remove":"删除就诊。"},
    load: () => import('./operations/visit.md?raw'),
  },
  {
    path: "entities/animal.md",
    kind: "entity",
    title: "宠物",
    name: "animal",
    places: {"id":"编号","name":"名字","species":"种类","weight":"体重（千克）","ownerId":"主人"},
    load: () => import('./entities/animal.md?raw'),
  },
  {
    path: "entities/owner.md",
    kind: "entity",
    title: "主人",
    name: "owner",
    places: {"id":"编号","name":"姓名","phone":"电话","address":"地址","address.street":"街道","address.town":"城市"},
    load: () => import('./entities/owner.md?raw'),
  },
  {
    path: "entities/visit.md",
    kind: "entity",
    title: "就诊",
    name: "visit",
    places: {"id":"编号","name":"就诊原因","animalId":"宠物","note":"备注","status":"状态"},
    load: () => import('./entities/visit.md?raw'),
  },
];
