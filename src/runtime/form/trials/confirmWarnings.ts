import { isRecord } from '../../../contract/isRecord.ts';
import { resourceKey } from '../../../contract/labelKey.ts';
import type { Translate } from '../../../contract/phrases.ts';
import type { Resource } from '../../../contract/resource.ts';
import { callByName } from '../../api/call.ts';
import { confirmStore } from '../../feedback/confirmStore.ts';
import type { Data } from '../FormScope.ts';

/**
 * Asks the trials that come before a save (`Trial.beforeSave`), and has the operator confirm each `message` that one answers with. Resolves
 * to whether to save. A trial that fails, as with a server that does not offer it, warns of nothing: the save itself says what is wrong.
 */
export async function confirmWarnings(
  { name, testActions: trials }: Pick<Resource, 'name' | 'testActions'>,
  record: Data,
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
