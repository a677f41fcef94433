import type { WidgetProps } from '@rjsf/utils';
import { clearFlag, setFlag } from '../../../contract/secretName.ts';
import { useFormScope } from '../../form/FormScope.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import { controlProps, orNothing, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';

/**
 * A secret that is set is never shown: it can be kept, replaced or cleared (DECISIONS.md, "Secrets").
 * Replace empties `<name>Set`, so that the rules ask for a new value; Clear also raises `clear<Name>`.
 */
export function SecretWidget(props: WidgetProps) {
  const t = useTranslate();
  const { data, record, patch } = useFormScope();
  const name = propertyOf(props).path.at(-1) ?? '';
  const [set, clear] = [setFlag(name), clearFlag(name)];
  const wasSet = record?.[set] === true;
  const locked = props.readonly || props.disabled;
  const keep = () => patch({ [name]: undefined, [set]: true, [clear]: undefined });

  if (data[set] === true)
    return (
      <div className={styles.row}>
        <span className={styles.kept} id={props.id}>
          {t('field.secretKept')}
        </span>
        <button
          type="button"
          className={controls.button}
          disabled={locked}
          onClick={() => patch({ [set]: false })}
        >
          {t('field.secretReplace')}
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={locked}
          onClick={() => patch({ [set]: false, [clear]: true })}
        >
          {t('field.secretClear')}
        </button>
      </div>
    );
  return (
    <div className={styles.row}>
      <input
        {...controlProps(props)}
        className={styles.input}
        type="password"
        autoComplete="new-password"
        placeholder={data[clear] === true ? t('field.secretCleared') : props.placeholder}
        value={typeof props.value === 'string' ? props.value : ''}
        onChange={(event) => props.onChange(orNothing(event.target.value))}
      />
      {wasSet && (
        <button type="button" className={controls.button} disabled={locked} onClick={keep}>
          {t('field.secretKeep')}
        </button>
      )}
    </div>
  );
}
