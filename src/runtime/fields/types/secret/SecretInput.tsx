import { getTemplate, type WidgetProps } from '@rjsf/utils';
import { flushSync } from 'react-dom';
import { secretClearName, secretSetName } from '../../../../contract/api/derivedNames.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { type FormValues, propertyOf, useFormScope } from '../../FormScope.ts';
import styles from '../../styles/widget.module.css';

/**
 * A stored secret is never shown: the operator can keep, replace or clear it (schemas/SPECIFICATION.md
 * section 12). Replace empties `<name>Set`, so that the rules require a new value. Clear also sets
 * `clear<Name>`.
 */
export function SecretInput(props: WidgetProps) {
  const t = useTranslate();
  const { data, record, patch, canClearSecret } = useFormScope();
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const name = propertyOf(props).path.at(-1) ?? '';
  const [set, clear] = [secretSetName(name), secretClearName(name)];
  const wasSet = record?.[set] === true;
  const locked = props.readonly || props.disabled;
  const replaceId = `${props.id}-replace`;
  /** The pressed button disappears, so the focus moves to a control that takes its place. */
  const change = (values: FormValues, next: string): void => {
    flushSync(() => patch(values));
    document.getElementById(next)?.focus();
  };

  if (data[set] === true)
    return (
      <div className={styles.row}>
        <span className={styles.status} id={props.id}>
          {t('field.secretKept')}
        </span>
        <button
          type="button"
          id={replaceId}
          className={controls.button}
          disabled={locked}
          onClick={() => change({ [set]: false }, props.id)}
        >
          {t('field.secretReplace')}
        </button>
        {canClearSecret(name) && (
          <button
            type="button"
            className={controls.button}
            disabled={locked}
            onClick={() => change({ [set]: false, [clear]: true }, props.id)}
          >
            {t('field.secretClear')}
          </button>
        )}
      </div>
    );
  return (
    <div className={styles.row}>
      <Input
        {...props}
        type="password"
        placeholder={data[clear] === true ? t('field.secretCleared') : props.placeholder}
        options={{ ...props.options, autocomplete: 'new-password' }}
      />
      {wasSet && (
        <button
          type="button"
          className={controls.button}
          disabled={locked}
          onClick={() => change({ [name]: undefined, [set]: true, [clear]: undefined }, replaceId)}
        >
          {t('field.secretKeep')}
        </button>
      )}
    </div>
  );
}
