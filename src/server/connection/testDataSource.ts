import type { Row } from '../../contract/envelope.ts';
import type { ConnectionTest } from '../../generated/types.ts';
import { entityOf } from '../catalog.ts';
import type { Call, Handler } from '../Service.ts';
import { type Step, Steps } from './Steps.ts';
import { trialOf } from './trialOf.ts';
import { tryDatabase } from './tryDatabase.ts';
import { turns } from './turns.ts';

export const sourceSteps = ({ say, service }: Call, source: Row, about?: string): Promise<Step[]> =>
  new Steps({ say, about, secrets: source.password ? [String(source.password)] : [] }).run((steps) =>
    tryDatabase(steps, service.network, source),
  );

/** Signs in to a data source, saved or not. */
export const testDataSource: Handler = async (call): Promise<ConnectionTest> => {
  const source = await trialOf(call, entityOf('dataSource'));
  const steps = await turns.take(call.companyUuid, () => sourceSteps(call, source));
  return { ok: steps.every(({ ok }) => ok), steps };
};
