import type { WidgetProps } from '@rjsf/utils';
import { useFormScope } from '../../form/FormScope.ts';
import { controlProps, orNothing, propertyOf } from '../controlProps.ts';
import styles from '../field.module.css';
import { partsOfAddress } from './partsOfAddress.ts';

/** One line of text. A whole address pasted into a field that says so (`x-ui.address`) is split into its parts. */
export function TextWidget(props: WidgetProps) {
  const { value, onChange, placeholder } = props;
  const { patch } = useFormScope();
  const { address } = propertyOf(props).field;
  return (
    <input
      {...controlProps(props)}
      className={styles.input}
      type="text"
      autoComplete="off"
      spellCheck={false}
      placeholder={placeholder}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(orNothing(event.target.value))}
      onPaste={(event) => {
        const parts = address && partsOfAddress(event.clipboardData.getData('text'), address);
        if (!parts) return;
        event.preventDefault();
        patch(parts);
      }}
    />
  );
}
