import { entityOf } from '../catalog.ts';
import type { Call } from '../Service.ts';

/** Rows of a page for callers who do not say: of the company's global configuration, or its default. */
export async function pageSizeOf({ service, companyUuid }: Call): Promise<number> {
  const { model } = entityOf('globalConfig');
  const { documents } = service.store;
  const own = await documents.find(model.name, 'companyUuid', companyUuid, [companyUuid]);
  return Number({ ...model.defaults, ...own }.pageSize);
}
