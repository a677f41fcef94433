import { sideStatesOf } from '../../../../contract/model/lifecycle.ts';
import { choiceKey, fieldKey } from '../../../../contract/text/captions.ts';
import type { Translate } from '../../../../contract/text/phrases.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import {
  type CellProps,
  type CellRenderer,
  defineCell,
  type FieldType,
  plainValue,
} from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';

/** The caption of a choice; another value as text. */
export const captionOf = (
  { field, entity, path }: Pick<CellProps, 'field' | 'entity' | 'path'>,
  choice: unknown,
  translate: Translate,
): string =>
  (typeof choice === 'string' || typeof choice === 'number') &&
  (field.choices ?? field.items?.choices)?.includes(choice)
    ? translate(choiceKey(entity, path, choice))
    : String(choice);

/**
 * The choice's caption, with a dot in its tone if it has one. The state of a lifecycle also gets a badge for
 * each state beside it.
 */
const renderChoice: CellRenderer = (props, { translate: t, formats, timeZone }) => {
  const { value, record, field, entity, path, lifecycle } = props;
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const caption = captionOf({ field, entity, path }, value, t);
  const state = lifecycle?.property === path.join('.') ? lifecycle : undefined;
  const tone = state ? state.states[value] : field.tones?.[value];
  if (tone === undefined) return <span title={caption}>{caption}</span>;
  return (
    <span className={styles.state}>
      <span className={styles.dot} data-tone={tone} aria-hidden="true" />
      {caption}
      {(state ? sideStatesOf(state, record) : []).map(({ property, until }) => {
        const end = record[until];
        const name = t(`${fieldKey(entity, [property])}.title`);
        const isTimed = typeof end === 'string' && end !== '' && timeZone !== undefined;
        return (
          <span
            key={property}
            className={styles.badge}
            title={isTimed ? `${name} → ${formats.zoned(end, timeZone)}` : name}
          >
            {name}
          </span>
        );
      })}
    </span>
  );
};

/** One value of a closed list, each with its caption. */
export const choiceType: FieldType = {
  name: 'choice',
  applies: ({ choices, type }) => choices !== undefined && type !== 'array',
  ...defineCell(renderChoice),
  toCsv: (props, { translate }) => captionOf(props, props.value, translate),
  widget: { widget: lazyComponent(async () => (await import('./choiceWidgets.tsx')).ChoiceWidget) },
  DetailView: undefined,
};

const renderChoices: CellRenderer = ({ value, field, entity, path }, { translate: t, formats }) => {
  if (!Array.isArray(value)) return null;
  const text = formats.list(value.map((item: unknown) => captionOf({ field, entity, path }, item, t)));
  return <span title={text}>{text}</span>;
};

/** Several values: of a closed list, or free texts. */
export const choicesType: FieldType = {
  name: 'choices',
  applies: ({ type, fields }) => type === 'array' && fields === undefined,
  ...defineCell(renderChoices),
  toCsv: (props, context) =>
    Array.isArray(props.value)
      ? context.formats.list(props.value.map((one: unknown) => captionOf(props, one, context.translate)))
      : plainValue(props, context),
  widget: { widget: lazyComponent(async () => (await import('./choiceWidgets.tsx')).ChoicesWidget) },
  DetailView: undefined,
};
