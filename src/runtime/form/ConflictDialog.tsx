import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../contract/envelope.ts';
import type { Form } from '../../contract/form.ts';
import { fieldKey } from '../../contract/labelKey.ts';
import type { Field } from '../../contract/resource.ts';
import dialogStyles from '../feedback/Dialog.module.css';
import { Dialog } from '../feedback/Dialog.tsx';
import { Value } from '../fields/Value.tsx';
import { useTranslate } from '../i18n/LocaleProvider.tsx';
import controls from '../theme/controls.module.css';
import styles from './conflict.module.css';
import { type Difference, differences, likely, merge, type Side } from './differences.ts';
import type { Data } from './FormScope.ts';

interface ConflictDialogProps {
  readonly form: Form;
  /** What both sides began with. */
  readonly base: Data;
  /** What would be sent. */
  readonly mine: Data;
  readonly theirs: Row;
  /** Everything in the form, what is hidden too. */
  readonly typed: Data;
  readonly resolve: (merged: Data) => void;
  readonly close: () => void;
}

/**
 * A stale `version`, field by field (schemas/SPECIFICATION.md section 4.5): only what differs, each with both values.
 * Where both sides changed a field the operator has to say which value holds.
 */
export function ConflictDialog(props: ConflictDialogProps): ReactNode {
  const { form, base, mine, theirs, typed, resolve, close } = props;
  const t = useTranslate();
  const found = useMemo(() => differences(form, base, mine, theirs), [form, base, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side | undefined>>>(() =>
    Object.fromEntries(found.map((difference) => [difference.property, likely(difference)])),
  );
  const open = found.filter(({ property }) => chosen[property] === undefined).length;

  return (
    <Dialog wide title={t('conflict.title')} onClose={close}>
      <p className={dialogStyles.text}>{t(found.length > 0 ? 'conflict.text' : 'conflict.nothing')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (open === 0) resolve(merge(form, typed, theirs, chosen));
        }}
      >
        {found.map((difference) => (
          <Choice
            key={difference.property}
            {...difference}
            form={form}
            base={base}
            values={{ mine: { ...typed, uuid: theirs.uuid }, theirs }}
            chosen={chosen[difference.property]}
            choose={(side) => setChosen((before) => ({ ...before, [difference.property]: side }))}
          />
        ))}
        <div className={dialogStyles.buttons}>
          <span className={styles.open} role="status">
            {open > 0 && t('conflict.open', { count: open })}
          </span>
          <button type="button" className={controls.button} onClick={close}>
            {t('conflict.back')}
          </button>
          <button type="submit" className={controls.primary} disabled={open > 0}>
            {t('form.save')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface ChoiceProps extends Difference, Pick<ConflictDialogProps, 'form' | 'base'> {
  readonly values: Readonly<Record<Side, Row>>;
  readonly chosen: Side | undefined;
  readonly choose: (side: Side) => void;
}

function Choice({ form, property, changedBy, base, values, chosen, choose }: ChoiceProps): ReactNode {
  const t = useTranslate();
  const { entity } = form;
  const field: Field | undefined = form.fields[property];
  if (!field) return null;
  const face = (record: Row) => <Value record={record} property={property} field={field} entity={entity} />;
  const isTyped = field.writeOnly && values.mine[property] !== undefined;
  return (
    <fieldset className={styles.choice}>
      <legend>
        {t(`${fieldKey(entity, [property])}.title`)} <small>{t(`conflict.${changedBy}`)}</small>
      </legend>
      <div className={styles.sides}>
        {(['mine', 'theirs'] as const).map((side) => (
          <label key={side} className={styles.side}>
            <input
              type="radio"
              name={property}
              required
              checked={chosen === side}
              onChange={() => choose(side)}
            />
            <span>
              <small>{t(`conflict.${side}`)}</small>
              {side === 'mine' && isTyped ? t('conflict.newSecret') : face(values[side])}
            </span>
          </label>
        ))}
      </div>
      {!field.writeOnly && (
        <p className={styles.before}>
          {t('conflict.before')} {face({ ...base, uuid: values.theirs.uuid })}
        </p>
      )}
    </fieldset>
  );
}
