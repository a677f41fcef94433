// Generated from schemas/ by `npm run generate`: do not edit.

import type { Page } from '#contract/api/envelope.ts';
import { withDefaults } from '#contract/api/operation.ts';
import type * as T from './types.ts';

/** Rows omit the usual values. */
export const operations = withDefaults({
  "animal.create": {"bodyFrom":{},"service":"","path":"/animals","body":"animal"},
  "animal.get": {"service":"","method":"GET","path":"/animals/{id}"},
  "animal.list": {"bodyFrom":{},"service":"","method":"GET","path":"/animals","body":"animal","filters":{"name":"contains","weight":"range"},"result":"page"},
  "animal.modify": {"bodyFrom":{},"service":"","method":"PATCH","path":"/animals/{id}","body":"animal","sends":"changes"},
  "animal.remove": {"service":"","method":"DELETE","path":"/animals/{id}","result":"none"},
  "owner.create": {"bodyFrom":{},"service":"","path":"/owners","body":"owner"},
  "owner.get": {"service":"","method":"GET","path":"/owners/{id}"},
  "owner.list": {"bodyFrom":{},"service":"","method":"GET","path":"/owners","body":"owner","filters":{"name":"contains"},"result":"page"},
  "owner.modify": {"bodyFrom":{},"service":"","method":"PATCH","path":"/owners/{id}","body":"owner","sends":"changes"},
  "owner.remove": {"service":"","method":"DELETE","path":"/owners/{id}","result":"none"},
  "visit.cancel": {"service":"","method":"PATCH","path":"/visits/{id}","state":{"status":"CANCELLED"}},
  "visit.create": {"bodyFrom":{},"service":"","path":"/visits","body":"visit"},
  "visit.finish": {"service":"","method":"PATCH","path":"/visits/{id}","state":{"status":"DONE"}},
  "visit.get": {"service":"","method":"GET","path":"/visits/{id}"},
  "visit.list": {"bodyFrom":{},"service":"","method":"GET","path":"/visits","body":"visit","filters":{"name":"contains"},"result":"page"},
  "visit.modify": {"bodyFrom":{},"service":"","method":"PATCH","path":"/visits/{id}","body":"visit","sends":"changes"},
  "visit.plan": {"service":"","method":"PATCH","path":"/visits/{id}","state":{"status":"PLANNED"}},
  "visit.remove": {"service":"","method":"DELETE","path":"/visits/{id}","result":"none"},
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
  "animal.create": { args: { body: T.AnimalInput }; result: T.Animal };
  "animal.get": { args: { id: string }; result: T.Animal };
  "animal.list": { args: { body: Paging<T.Animal, 'name' | 'species' | 'ownerId', 'weight'> }; result: Page<T.Animal> };
  "animal.modify": { args: { id: string; body: T.AnimalInput }; result: T.Animal };
  "animal.remove": { args: { id: string }; result: undefined };
  "owner.create": { args: { body: T.OwnerInput }; result: T.Owner };
  "owner.get": { args: { id: string }; result: T.Owner };
  "owner.list": { args: { body: Paging<T.Owner, 'name'> }; result: Page<T.Owner> };
  "owner.modify": { args: { id: string; body: T.OwnerInput }; result: T.Owner };
  "owner.remove": { args: { id: string }; result: undefined };
  "visit.cancel": { args: { id: string }; result: T.Visit };
  "visit.create": { args: { body: T.VisitInput }; result: T.Visit };
  "visit.finish": { args: { id: string }; result: T.Visit };
  "visit.get": { args: { id: string }; result: T.Visit };
  "visit.list": { args: { body: Paging<T.Visit, 'name' | 'animalId' | 'status'> }; result: Page<T.Visit> };
  "visit.modify": { args: { id: string; body: T.VisitInput }; result: T.Visit };
  "visit.plan": { args: { id: string }; result: T.Visit };
  "visit.remove": { args: { id: string }; result: undefined };
}
