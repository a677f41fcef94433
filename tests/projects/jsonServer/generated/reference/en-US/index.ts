// Generated from schemas/ by `npm run generate`: do not edit.

import type { ReferencePage } from '#contract/model/referencePage.ts';

export const pages: readonly ReferencePage[] = [
  {
    path: "index.md",
    kind: "guide",
    title: "Making calls",
    name: "",
    places: {},
    load: () => import('./index.md?raw'),
  },
  {
    path: "operations/animal.md",
    kind: "calls",
    title: "Animals",
    name: "animal",
    places: {"animal.create":"Create an animal.","animal.get":"Read an animal.","animal.list":"Page through records of the type “Animal”.","animal.modify":"Change an animal.","animal.remove":"Delete an animal."},
    load: () => import('./operations/animal.md?raw'),
  },
  {
    path: "operations/owner.md",
    kind: "calls",
    title: "Owners",
    name: "owner",
    places: {"owner.create":"Create an owner.","owner.get":"Read an owner.","owner.list":"Page through records of the type “Owner”.","owner.modify":"Change an owner.","owner.remove":"Delete an owner."},
    load: () => import('./operations/owner.md?raw'),
  },
  {
    path: "operations/visit.md",
    kind: "calls",
    title: "Visits",
    name: "visit",
    places: {"visit.cancel":"Apply “cancel” to a visit.","visit.create":"Create a visit.","visit.finish":"Apply “finish” to a visit.","visit.get":"Read a visit.","visit.list":"Page through records of the type “Visit”.","visit.modify":"Change a visit.","visit.plan":"Apply “plan” to a visit.","visit.remove":"Delete a visit."},
    load: () => import('./operations/visit.md?raw'),
  },
  {
    path: "entities/animal.md",
    kind: "entity",
    title: "Animal",
    name: "animal",
    places: {"id":"Number","name":"Name","species":"Species","weight":"Weight (kg)","ownerId":"Owner"},
    load: () => import('./entities/animal.md?raw'),
  },
  {
    path: "entities/owner.md",
    kind: "entity",
    title: "Owner",
    name: "owner",
    places: {"id":"Number","name":"Name","phone":"Phone","address":"Address","address.street":"Street","address.town":"Town"},
    load: () => import('./entities/owner.md?raw'),
  },
  {
    path: "entities/visit.md",
    kind: "entity",
    title: "Visit",
    name: "visit",
    places: {"id":"Number","name":"Reason","animalId":"Animal","note":"Note","status":"Status"},
    load: () => import('./entities/visit.md?raw'),
  },
];
