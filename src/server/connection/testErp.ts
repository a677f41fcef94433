import type { Row } from '../../contract/envelope.ts';
import { choiceKey } from '../../contract/labelKey.ts';
import type { ConnectionTest } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import { opened } from '../crud/opened.ts';
import type { Call, Handler } from '../Service.ts';
import type { Connection } from '../transport/Connection.ts';
import { authOf } from '../transport/endsOf.ts';
import { erpConnection } from '../transport/erpConnection.ts';
import { type Step, Steps } from './Steps.ts';
import { sourceSteps } from './testDataSource.ts';
import { trialOf } from './trialOf.ts';
import { tryHttp } from './tryHttp.ts';
import { turns } from './turns.ts';

/** Asks the base path of one ERP configuration. */
export const erpSteps = ({ say, service }: Call, connection: Connection): Promise<Step[]> =>
  new Steps({ say, secrets: connection.secrets }).run((steps) =>
    tryHttp(steps, service.network, connection, (type) =>
      say.translate(choiceKey('auth', ['authType'], type)),
    ),
  );

async function sourceOf(call: Call, { dataSourceUuid, companyUuid }: Row): Promise<Row | undefined> {
  const { documents } = call.service.store;
  const source = await documents.find('dataSource', 'uuid', dataSourceUuid, [String(companyUuid)]);
  return source && opened(call, entityOf('dataSource').model, source);
}

/**
 * Asks the base path of an ERP configuration, with its authentication and extension parameters, and signs in to its data
 * source. One says nothing about the other, so both are tried at once.
 */
export const testErp: Handler = async (call): Promise<ConnectionTest> => {
  const erp = await trialOf(call, entityOf('erp'));
  const auth = await authOf(call.service.store.documents, call, erp);
  const source = await sourceOf(call, erp);
  const steps = await turns.take(call.companyUuid, async () =>
    (
      await Promise.all([
        erpSteps(call, erpConnection(erp, auth)),
        source ? sourceSteps(call, source, call.say.translate('connection.dataSource')) : [],
      ])
    ).flat(),
  );
  return { ok: steps.every(({ ok }) => ok), steps };
};
