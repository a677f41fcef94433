import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { secretSetName } from '../../../../contract/api/derivedNames.ts';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import { isSecretEntry, type ListEntry } from '../../../../contract/model/secretEntry.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { type FormValues, propertyOf, useFormScope } from '../../FormScope.ts';

/** Returns the entry of a widget. The id of a widget ends with the index of its entry and its property. */
function entryOf(data: FormValues, list: string, { id, registry }: WidgetProps): ListEntry {
  const entries = data[list];
  const index = Number(id.split(registry.globalFormOptions.idSeparator).at(-2));
  const entry: unknown = Array.isArray(entries) ? entries[index] : undefined;
  return isRecord(entry) ? entry : {};
}

/**
 * The value of an entry: covered while the entry is a secret. A stored secret is not shown; without input the
 * service keeps it.
 */
export function SecretEntryWidget(props: WidgetProps) {
  const t = useTranslate();
  const { data } = useFormScope();
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const { field, path } = propertyOf(props);
  const entry = entryOf(data, path[0] ?? '', props);
  const isSecret = field.secretEntry !== undefined && isSecretEntry(field.secretEntry, entry);
  if (!isSecret) return <Input {...props} />;
  const isKept = entry[secretSetName(path.at(-1) ?? '')] === true;
  return (
    <Input
      {...props}
      type="password"
      placeholder={isKept ? t('field.secretKept') : props.placeholder}
      options={{ ...props.options, autocomplete: 'new-password' }}
    />
  );
}
