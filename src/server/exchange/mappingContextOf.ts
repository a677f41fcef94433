import type { LookUp, MappingContext } from '../../mapping/index.ts';
import type { Service } from '../Service.ts';

/** Milliseconds that the mapping of one document may take. */
const timeLimit = 5000;

/** Basic data that sub-queries can ask for by code (DECISIONS.md, "Field mapping functions"). */
const lookUpEntities = ['dc', 'owner', 'carrier'];

/** What a mapping knows: the time in a zone, and the basic data of the company. */
export function mappingContextOf(
  { store, now }: Service,
  companyUuid: string,
  timeZone: string,
): MappingContext {
  const lookUp =
    (entity: string): LookUp =>
    async (code) =>
      (await store.documents.findAll(entity, 'code', [code], companyUuid))[0];
  const lookUps = Object.fromEntries(lookUpEntities.map((entity) => [entity, lookUp(entity)]));
  return { now: now(), timeZone, lookUps, timeLimit };
}
