import type { ConnectionTest } from '#generated/types.ts';
import type { Row } from '../../../contract/api/envelope.ts';
import { ConcurrencyLimiter } from '../../platform/network/ConcurrencyLimiter.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler, OperationCall } from '../../platform/operations/ServiceContext.ts';
import { candidateRecord } from '../../platform/records/handlers/candidateRecord.ts';
import { decryptSecrets } from '../../platform/records/rows/storedRow.ts';
import { createErpEndpoint, dataSourceUrl, type Endpoint } from '../transport/endpoint/Endpoint.ts';
import { loadAuthentication } from '../transport/endpoint/loadEndpoints.ts';
import { type TestStep, TestSteps } from './TestSteps.ts';
import { testDatabase } from './testDatabase.ts';
import { testHttp } from './testHttp.ts';

const originOf = (url: unknown): string | undefined =>
  URL.canParse(String(url)) ? new URL(String(url)).origin : undefined;

/** Limits the connection tests of this process. */
const testLimiter = new ConcurrencyLimiter();

const runDataSourceSteps = (
  { phrases, service }: OperationCall,
  source: Row,
  about?: string,
): Promise<TestStep[]> =>
  new TestSteps({ phrases, about, secrets: source.password ? [String(source.password)] : [] }).run((steps) =>
    testDatabase(steps, service.network, source),
  );

/** Signs in to a data source, saved or not. */
const testDataSource: Handler = async (call): Promise<ConnectionTest> => {
  const source = await candidateRecord(call, entityOf('dataSource'), (row) => dataSourceUrl(row)?.origin);
  const steps = await testLimiter.run(call.companyUuid, () => runDataSourceSteps(call, source));
  return { ok: steps.every(({ ok }) => ok), steps };
};

/** Requests the base path of one ERP configuration. */
const runErpSteps = ({ phrases, service }: OperationCall, endpoint: Endpoint): Promise<TestStep[]> =>
  new TestSteps({ phrases, secrets: endpoint.secrets }).run((steps) =>
    testHttp(steps, service.network, endpoint, (outgoing, signal) =>
      service.transports.http.send(outgoing, signal),
    ),
  );

async function loadDataSource(
  call: OperationCall,
  { dataSourceUuid, companyUuid }: Row,
): Promise<Row | undefined> {
  const { repository } = call.service.store;
  const source = await repository.find('dataSource', 'uuid', dataSourceUuid, [String(companyUuid)]);
  return source && decryptSecrets(call.service.vault, entityOf('dataSource').model, source);
}

/**
 * Requests the base path of an ERP configuration with its authentication and extension parameters, and signs
 * in to its data source. Both run in parallel, because they are independent.
 */
const testErp: Handler = async (call): Promise<ConnectionTest> => {
  const erp = await candidateRecord(call, entityOf('erp'), ({ basePath }) => originOf(basePath));
  const auth = await loadAuthentication(call.service.store.repository, call, erp);
  const source = await loadDataSource(call, erp);
  const steps = await testLimiter.run(call.companyUuid, async () =>
    (
      await Promise.all([
        runErpSteps(call, createErpEndpoint(erp, auth)),
        source ? runDataSourceSteps(call, source, call.phrases.translate('connection.dataSource')) : [],
      ])
    ).flat(),
  );
  return { ok: steps.every(({ ok }) => ok), steps };
};

/** Maximum ERP configurations of one test, requested in parallel. */
const maxErps = 10;

/** Returns the ERP configurations that use an authentication, by name; none for an unsaved one. */
async function findErpsUsing(
  { service, companyUuid }: OperationCall,
  { uuid }: Row,
): Promise<{ erps: Row[]; count: number }> {
  if (uuid === '') return { erps: [], count: 0 };
  const { records, count } = await service.store.repository.list({
    entity: 'erp',
    companyUuid,
    equals: { authUuid: uuid },
    sort: { property: 'name', order: 'asc' },
    window: { limit: maxErps, offset: 0 },
  });
  return { erps: records, count };
}

/** Returns the reason why the test of an authentication that no ERP configuration uses proves nothing. */
async function reasonWithoutErp(
  { service, phrases }: OperationCall,
  { uuid, companyUuid }: Row,
): Promise<string> {
  const own = { entity: 'interface', companyUuid: String(companyUuid), equals: { authUuid: uuid } };
  const isUsed = uuid !== '' && (await service.store.repository.hasMoreThan(own, 0));
  return phrases.translate(isUsed ? 'connection.onlyInterfaces' : 'connection.noErp');
}

/** Tests one of them in one step: its answer, or the reason why there is none. */
async function testErpWith(call: OperationCall, erp: Row, auth: Row): Promise<TestStep> {
  const last = (await runErpSteps(call, createErpEndpoint(erp, auth))).at(-1);
  return { ok: false, ...last, name: String(erp.name) };
}

/**
 * An authentication alone has no address. The test requests the base path of every ERP configuration that
 * uses it. Without any, the test says that nothing was proved.
 */
const testAuth: Handler = async (call): Promise<ConnectionTest> => {
  const auth = await candidateRecord(call, entityOf('auth'), ({ tokenUrl }) => originOf(tokenUrl));
  const { erps, count } = await findErpsUsing({ ...call, companyUuid: String(auth.companyUuid) }, auth);
  const { translate } = call.phrases;
  const name = translate('entities.erp.title');
  if (count === 0)
    return { ok: false, steps: [{ name, ok: false, message: await reasonWithoutErp(call, auth) }] };
  const steps = await testLimiter.run(call.companyUuid, () =>
    Promise.all(erps.map((erp) => testErpWith(call, erp, auth))),
  );
  const ok = steps.every((step) => step.ok);
  const more = { name, ok, message: translate('connection.moreErps', { count: count - maxErps }) };
  return { ok, steps: count > maxErps ? [...steps, more] : steps };
};

export const connectionTests: Readonly<Record<string, Handler>> = {
  'auth.test': testAuth,
  'datasource.test': testDataSource,
  'erp.test': testErp,
};
