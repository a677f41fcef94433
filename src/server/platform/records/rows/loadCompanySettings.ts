import type { EntityDefinition } from '../../operations/catalog.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';

/**
 * Returns the settings of a company: the single record of an entity with the natural key `companyUuid`,
 * merged over the defaults of the entity.
 */
export async function loadCompanySettings(
  repository: RecordRepository,
  { model }: EntityDefinition,
  companyUuid: string,
): Promise<Readonly<Record<string, unknown>>> {
  const [stored] = await repository.findAll(model.name, 'companyUuid', [companyUuid], companyUuid);
  return { ...model.defaults, ...stored };
}
