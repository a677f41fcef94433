import type { WidgetProps } from '@rjsf/utils';
import { choiceKey } from '../../../contract/labelKey.ts';
import { useFormScope } from '../../form/FormScope.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { controlProps, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';

/** A native select. A value that is not among the choices stays visible, so that it can be replaced. */
export function ChoiceWidget(props: WidgetProps) {
  const { value, required, onChange } = props;
  const t = useTranslate();
  const { entity } = useFormScope().form;
  const { readOnly, disabled, ...rest } = controlProps(props);
  const choices = propertyOf(props).field.choices ?? [];
  const unset = value === undefined || value === null;
  return (
    <select
      {...rest}
      className={styles.select}
      disabled={disabled || readOnly}
      value={unset ? '' : String(value)}
      onChange={(event) => onChange(choices.find((choice) => String(choice) === event.target.value))}
    >
      {unset || !required ? <option value="">{t('field.choose')}</option> : null}
      {unset || choices.includes(value) ? null : <option value={String(value)}>{String(value)}</option>}
      {choices.map((choice) => (
        <option key={choice} value={String(choice)}>
          {t(choiceKey(entity, propertyOf(props).path, choice))}
        </option>
      ))}
    </select>
  );
}
