import type { Row } from '../../../../contract/api/envelope.ts';
import type { EntityModel } from '../../../../contract/model/entity.ts';
import { findObstacle, type Lifecycle } from '../../../../contract/model/lifecycle.ts';
import { ServiceError } from '../../base/ServiceError.ts';
import { entityInRole } from '../../operations/catalog.ts';
import type { RecordRepository } from '../../store/records/RecordRepository.ts';

/** Returns whether the lifecycle lets a company change: it is not disabled. A company without a record always is open. */
export const isCompanyOpen = (tenant: EntityModel | undefined, company: Row | undefined): boolean =>
  !company || findObstacle(tenant?.lifecycle, 'modify', company) === undefined;

/** Returns whether an action leads to a state in which the service accepts documents for the record or does its work. */
export const startsActivity = ({ activities, property, transitions }: Lifecycle, action: string): boolean =>
  Object.values(activities ?? {})
    .flat()
    .some((state) => state === transitions[action]?.to?.[property]);

/** Throws ILLEGAL_TRANSITION for a disabled company. An open one stays open until the transaction ends. */
export async function assertCompanyOpen(repository: RecordRepository, companyUuid: string): Promise<void> {
  const tenant = entityInRole('tenant')?.model;
  const company = tenant && (await repository.find(tenant.name, 'uuid', companyUuid, [companyUuid], 'share'));
  if (!isCompanyOpen(tenant, company))
    throw new ServiceError('ILLEGAL_TRANSITION', {}, { phrase: 'companies.disabled' });
}
