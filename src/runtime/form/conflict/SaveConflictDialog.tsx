import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../contract/api/envelope.ts';
import type { Form } from '../../../contract/model/form.ts';
import type { Field } from '../../../contract/model/resource.ts';
import { fieldKey } from '../../../contract/text/captions.ts';
import { useTranslate } from '../../core/i18n/LocaleProvider.tsx';
import { DetailView } from '../../fields/DetailView.tsx';
import type { FormValues } from '../../fields/FormScope.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import {
  type ConflictSide,
  type FieldDifference,
  findDifferences,
  mergeSides,
  suggestedSide,
} from './differences.ts';
import styles from './SaveConflictDialog.module.css';

interface SaveConflictDialogProps {
  readonly form: Form;
  /** The common base of both sides. */
  readonly base: FormValues;
  /** The record that would be sent. */
  readonly mine: FormValues;
  readonly theirs: Row;
  /** All form values, including hidden ones. */
  readonly typed: FormValues;
  readonly resolve: (merged: FormValues) => void;
  readonly close: () => void;
}

/**
 * Resolves a stale `version` field by field (schemas/SPECIFICATION.md section 4.5): shows only differences,
 * each with both values. The operator decides about fields that both sides changed.
 */
export function SaveConflictDialog(props: SaveConflictDialogProps): ReactNode {
  const { form, base, mine, theirs, typed, resolve, close } = props;
  const t = useTranslate();
  const conflicts = useMemo(() => findDifferences(form, base, mine, theirs), [form, base, mine, theirs]);
  const [chosen, setChosen] = useState<Readonly<Record<string, ConflictSide | undefined>>>(() =>
    Object.fromEntries(conflicts.map((difference) => [difference.property, suggestedSide(difference)])),
  );
  const undecidedCount = conflicts.filter(({ property }) => chosen[property] === undefined).length;

  return (
    <ConflictDialog
      title={t('conflict.title')}
      text={t(conflicts.length > 0 ? 'conflict.text' : 'conflict.nothing')}
      captions={{ back: t('conflict.back'), resolve: t('form.save') }}
      undecided={undecidedCount > 0 ? t('conflict.open', { count: undecidedCount }) : undefined}
      resolve={() => resolve(mergeSides(form, typed, theirs, chosen))}
      close={close}
    >
      {conflicts.map((difference) => (
        <FieldChoice
          key={difference.property}
          {...difference}
          form={form}
          base={base}
          values={{ mine: { ...typed, uuid: theirs.uuid }, theirs }}
          chosen={chosen[difference.property]}
          choose={(side) => setChosen((before) => ({ ...before, [difference.property]: side }))}
        />
      ))}
    </ConflictDialog>
  );
}

interface FieldChoiceProps extends FieldDifference, Pick<SaveConflictDialogProps, 'form' | 'base'> {
  readonly values: Readonly<Record<ConflictSide, Row>>;
  readonly chosen: ConflictSide | undefined;
  readonly choose: (side: ConflictSide) => void;
}

function FieldChoice({
  form,
  property,
  changedBy,
  base,
  values,
  chosen,
  choose,
}: FieldChoiceProps): ReactNode {
  const t = useTranslate();
  const { entity } = form;
  const field: Field | undefined = form.fields[property];
  if (!field) return null;
  const renderValue = (record: Row) => (
    <DetailView record={record} property={property} field={field} entity={entity} />
  );
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
              {side === 'mine' && isTyped ? t('conflict.newSecret') : renderValue(values[side])}
            </span>
          </label>
        ))}
      </div>
      {!field.writeOnly && (
        <p className={styles.original}>
          {t('conflict.before')} {renderValue({ ...base, uuid: values.theirs.uuid })}
        </p>
      )}
    </fieldset>
  );
}
