import type { Resource } from '../../../contract/model/resource.ts';
import { resourceKey } from '../../../contract/text/captions.ts';
import type { Translate } from '../../../contract/text/phrases.ts';
import { fetchWarning } from '../../api/fetchWarning.ts';
import { currentLocation } from '../../core/routing/hashLocation.ts';
import { confirmStore } from '../../feedback/dialog/confirmStore.ts';
import type { FormValues } from '../../fields/FormScope.ts';

/**
 * Runs the test actions that precede a save (`TestAction.beforeSave`), and asks the operator to confirm each
 * warning of an answer. Resolves to whether to save.
 */
export async function confirmWarnings(
  { name, testActions }: Pick<Resource, 'name' | 'testActions'>,
  record: FormValues,
  t: Translate,
): Promise<boolean> {
  const page = currentLocation();
  for (const { id, operation } of testActions.filter(({ beforeSave }) => beforeSave)) {
    const message = await fetchWarning(operation, record);
    if (message === undefined) continue;
    const question = {
      title: t(resourceKey(name, `testActions.${id}.title`)),
      consequence: message,
      confirm: t('form.saveAnyway'),
    };
    if (!(await confirmStore.ask(question, page))) return false;
  }
  return true;
}
