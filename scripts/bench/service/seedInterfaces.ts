import type { Database } from '../../../src/server/store/Database.ts';
import { interfaces } from './seed.ts';

/** The interfaces that the seeded logs are about, each like the one that is there, but offline; a quarter of them of each family. */
export async function seedInterfaces(database: Database, model: string): Promise<void> {
  await database.query(
    `INSERT INTO document_interface (entity, uuid, company_uuid, natural_key, data)
     SELECT entity, made.uuid, company_uuid, made.name,
            data || jsonb_build_object('uuid', made.uuid, 'interfaceName', made.name, 'status', 'OFFLINE',
              'interfaceType', (ARRAY['ERP_DOWN', 'ERP_UP', 'WCS_DOWN', 'WCS_UP'])[1 + n % 4])
       FROM document_interface,
            (SELECT n, md5('interface' || n) AS uuid, 'Interface ' || n AS name
               FROM generate_series(0, ${interfaces - 1}) AS n) AS made
      WHERE document_interface.uuid = $1`,
    [model],
  );
  await database.query('VACUUM (ANALYZE) document_interface');
}
