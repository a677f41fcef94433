import type { SuccessRuleTest } from '#generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { candidateRecord } from '../../platform/records/handlers/candidateRecord.ts';
import { failureSentence } from '../exchange/run/messages.ts';
import { judgeAnswer } from '../transport/success/judgeAnswer.ts';
import { successRuleOf } from '../transport/success/SuccessRule.ts';

/** Applies the success rule of a record of this entity, saved or not, to its sample response. */
const testRuleOf =
  (entity: 'erp' | 'interface'): Handler =>
  async (call): Promise<SuccessRuleTest> => {
    const row = await candidateRecord(call, entityOf(entity));
    const erp = row.erpUuid
      ? await call.service.store.repository.find('erp', 'uuid', row.erpUuid, [String(row.companyUuid)])
      : undefined;
    // An interface without its own rule has no sample.
    const status = Number(row.sampleStatus ?? 200);
    const responseText = String(row.sampleResponse ?? '');
    const answer = { status, responseText, contentType: '', isTruncated: false };
    const failure = await judgeAnswer(successRuleOf(row, erp), answer);
    return failure
      ? { ok: false, message: failureSentence(call, failure) }
      : { ok: true, message: call.phrases.translate('exchange.delivered', { status }) };
  };

/** The tests of success rules, by operation. */
export const successRuleTests: Readonly<Record<string, Handler>> = {
  'erp.testSuccessRule': testRuleOf('erp'),
  'interfaceConfig.testSuccessRule': testRuleOf('interface'),
};
