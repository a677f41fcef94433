import { choiceKey } from '../../../../contract/text/captions.ts';
import { type CellRenderer, defineCell, type FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** The choice's caption; the state of a lifecycle also gets a dot in its tone. */
export const renderChoice: CellRenderer = ({ value, field, entity, path, lifecycle }, { translate: t }) => {
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

/** One value of a closed list, each with its caption. */
export const choiceType = {
  name: 'choice',
  applies: ({ choices, type }) => choices !== undefined && type !== 'array',
  ...defineCell(renderChoice),
} as const satisfies FieldType;

export const renderChoices: CellRenderer = ({ value, field, entity, path }, { translate: t, formats }) => {
  if (!Array.isArray(value)) return null;
  const words = value.map((item: unknown) =>
    (typeof item === 'string' || typeof item === 'number') && field.items?.choices?.includes(item)
      ? t(choiceKey(entity, path, item))
      : String(item),
  );
  const text = formats.list(words);
  return <span title={text}>{text}</span>;
};

/** Several values: of a closed list, of a reference, or free texts. */
export const choicesType = {
  name: 'choices',
  applies: ({ type, fields }) => type === 'array' && fields === undefined,
  ...defineCell(renderChoices),
} as const satisfies FieldType;
