import { choiceKey } from '../../../contract/labelKey.ts';
import styles from '../cell.module.css';
import type { Face } from '../FieldType.ts';

/** The choice's caption; the state of a lifecycle also gets its tone, as dot and word. */
export const choiceFace: Face = ({ value, field, entity, path, lifecycle }, { translate: t }) => {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const caption = field.choices?.includes(value) ? t(choiceKey(entity, path, value)) : String(value);
  const tone = lifecycle?.property === path.join('.') ? lifecycle.states[value] : undefined;
  if (tone === undefined) return <span title={caption}>{caption}</span>;
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={tone} aria-hidden="true" />
      {caption}
    </span>
  );
};
