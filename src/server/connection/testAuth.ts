import type { Row } from '../../contract/envelope.ts';
import type { ConnectionTest } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { erpConnection } from '../transport/erpConnection.ts';
import type { Step } from './Steps.ts';
import { erpSteps } from './testErp.ts';
import { trialOf } from './trialOf.ts';
import { turns } from './turns.ts';

/** ERP configurations that one test asks, all at once. */
const most = 10;

/** The ERP configurations that use an authentication, by name; one that is not saved has none. */
async function usersOf(
  { service, companyUuid }: Call,
  { uuid }: Row,
): Promise<{ erps: Row[]; count: number }> {
  if (uuid === '') return { erps: [], count: 0 };
  const { records, count } = await service.store.documents.list({
    entity: 'erp',
    companyUuid,
    equals: { authUuid: uuid },
    sort: { property: 'name', order: 'asc' },
    window: { limit: most, offset: 0 },
  });
  return { erps: records, count };
}

/** How one of them fared, in one step: its answer, or what kept it from answering. */
async function stepOf(call: Call, erp: Row, auth: Row): Promise<Step> {
  const last = (await erpSteps(call, erpConnection(erp, auth))).at(-1);
  return { ok: false, ...last, name: String(erp.name) };
}

/**
 * An authentication alone reaches nothing: it is tried at the base path of every ERP configuration that uses it. Where there is
 * none, nothing was proved, and the test says so.
 */
export const testAuth: Handler = async (call): Promise<ConnectionTest> => {
  const auth = await trialOf(call, entityOf('auth'));
  const { erps, count } = await usersOf({ ...call, companyUuid: String(auth.companyUuid) }, auth);
  const { translate } = call.say;
  const name = translate('entities.erp.title');
  if (count === 0) return { ok: false, steps: [{ name, ok: false, message: translate('connection.noErp') }] };
  const steps = await turns.take(call.companyUuid, () =>
    Promise.all(erps.map((erp) => stepOf(call, erp, auth))),
  );
  const ok = steps.every((step) => step.ok);
  const more = { name, ok, message: translate('connection.moreErps', { count: count - most }) };
  return { ok, steps: count > most ? [...steps, more] : steps };
};
