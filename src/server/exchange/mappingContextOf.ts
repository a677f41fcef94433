import type { LookUp, LookUpName, MappingContext } from '../../mapping/index.ts';
import type { Service } from '../Service.ts';

/** Milliseconds that the mapping of one document may take. */
const timeLimit = 5000;

/** What a mapping knows: the time in a zone, and the basic data of the company by code. */
export function mappingContextOf(
  { store, now }: Service,
  companyUuid: string,
  timeZone: string,
): MappingContext {
  const lookUp =
    (entity: LookUpName): LookUp =>
    async (code) =>
      (await store.documents.findAll(entity, 'code', [code], companyUuid))[0];
  const lookUps = { dc: lookUp('dc'), owner: lookUp('owner'), carrier: lookUp('carrier') };
  return { now: now(), timeZone, lookUps, timeLimit };
}
