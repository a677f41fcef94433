import { beforeEach, expect, test } from 'vitest';
import securityConfig from '../../../../src/generated/catalog/securityConfig.ts';
import { navigate } from '../../../../src/runtime/core/routing/hashLocation.ts';
import { confirmStore } from '../../../../src/runtime/feedback/dialog/confirmStore.ts';
import { confirmWarnings } from '../../../../src/runtime/form/testActions/confirmWarnings.ts';
import { enter, lateAnswer, stubService } from '../../core/stubService.ts';

const path = '/securityconfig/ownAddress';
const record = { ipWhitelist: ['10.0.0.1'] };

beforeEach(() => enter('securityConfig'));

/** Answers the next confirmation. Resolves to its texts. */
async function answerNext(yes: boolean) {
  await expect.poll(() => confirmStore.get()).toBeDefined();
  const question = confirmStore.get()?.shown;
  question?.answer(yes);
  return question && { consequence: question.consequence, title: question.title, confirm: question.confirm };
}

test('a warning that arrives after the operator has left the page is answered with no', async () => {
  const warning = lateAnswer();
  stubService({ [path]: () => warning.promise });
  const saving = confirmWarnings(securityConfig, record, say);
  navigate('/health');
  warning.resolve({ success: true, data: { message: 'Careful' } });
  expect(await saving).toBe(false);
  expect(confirmStore.get()).toBeUndefined();
});

const say = (key: string): string => key;

test.each([true, false])('confirmWarnings returns the answer to a warning: %s', async (yes) => {
  const asked = stubService({ [path]: () => ({ success: true, data: { message: 'Careful' } }) });
  const saving = confirmWarnings(securityConfig, record, say);
  expect(await answerNext(yes)).toEqual({
    title: 'resources.securityConfig.testActions.ownAddress.title',
    consequence: 'Careful',
    confirm: 'form.saveAnyway',
  });
  expect(await saving).toBe(yes);
  expect(asked.filter((call) => call.path === path)).toMatchObject([{ body: record }]);
});

test.each([
  ['an answer without a warning', { success: true, data: { address: '10.0.0.1' } }],
  ['a refusal', { success: false, errorCode: 'INVALID_REQUEST', message: 'No' }],
  ['a back end without the operation', new Response('{}', { status: 404 })],
])('confirmWarnings asks nothing after %s', async (_given, answer) => {
  stubService({ [path]: () => answer });
  expect(await confirmWarnings(securityConfig, record, say)).toBe(true);
  expect(confirmStore.get()).toBeUndefined();
});
