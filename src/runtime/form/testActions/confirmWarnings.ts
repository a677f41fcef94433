import { isRecord } from '../../../contract/json/isRecord.ts';
import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { callByName } from '../../api/call.ts';
import { confirmStore } from '../../feedback/dialog/confirmStore.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/**
 * Asks the trials that come before a save (`Trial.beforeSave`), and has the operator confirm each `message` that one answers with. Resolves
 * to whether to save. A trial that fails, as with a server that does not offer it, warns of nothing: the save itself says what is wrong.
 */
export async function confirmWarnings(
  { name, testActions: trials }: Pick<Resource, 'name' | 'testActions'>,
  record: FormValues,
  t: Translate,
): Promise<boolean> {
  for (const { id, operation } of trials.filter(({ beforeSave }) => beforeSave)) {
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
