import type { SuccessRuleTest } from '../../../generated/types.ts';
import { entityOf } from '../../platform/operations/catalog.ts';
import type { Handler } from '../../platform/operations/ServiceContext.ts';
import { candidateRecord } from '../../platform/records/handlers/candidateRecord.ts';
import { failureSentence } from '../exchange/run/messages.ts';
import { judgeAnswer } from '../transport/success/judgeAnswer.ts';
import { successRuleOf } from '../transport/success/SuccessRule.ts';

/** Applies the success rule of an ERP configuration, saved or not, to its sample response. */
export const testSuccessRule: Handler = async (call): Promise<SuccessRuleTest> => {
  const erp = await candidateRecord(call, entityOf('erp'));
  const status = Number(erp.sampleStatus);
  const responseText = String(erp.sampleResponse ?? '');
  const answer = { status, responseText, contentType: '', isTruncated: false };
  const failure = await judgeAnswer(successRuleOf(erp), answer);
  return failure
    ? { ok: false, message: failureSentence(call, failure) }
    : { ok: true, message: call.phrases.translate('exchange.delivered', { status }) };
};
