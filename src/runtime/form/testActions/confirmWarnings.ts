import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { callByName } from '../../api/call.ts';
import { confirmStore } from '../../feedback/dialog/confirmStore.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/**
 * Runs the test actions that precede a save (`TestAction.beforeSave`), and asks the operator to confirm each
 * `message` of an answer. Resolves to whether to save. A failed test, also one that the server lacks, gives
 * no warning: the save itself reports problems.
 */
export async function confirmWarnings(
  { name, testActions }: Pick<Resource, 'name' | 'testActions'>,
  record: FormValues,
  t: Translate,
): Promise<boolean> {
  for (const { id, operation } of testActions.filter(({ beforeSave }) => beforeSave)) {
    const { success, data } = await callByName(operation, { body: record }, { inline: true });
    const message = success && isRecord(data) ? data.message : undefined;
    if (typeof message !== 'string' || message === '') continue;
    const question = {
      title: t(resourceKey(name, `testActions.${id}.title`)),
      consequence: message,
      confirm: t('form.saveAnyway'),
    };
    if (!(await confirmStore.ask(question))) return false;
  }
  return true;
}
