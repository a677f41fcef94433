import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldTemplateProps,
  getSchemaType,
  type Registry,
  type RJSFSchema,
} from '@rjsf/utils';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { createContext, type ReactNode, use, useState } from 'react';
import { levelId } from '../../../../contract/model/publishedSchema.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import controls from '../../../core/theme/controls.module.css';
import { IconButton } from '../../../feedback/IconButton.tsx';
import { ControlField, FieldNotes, type FieldPlacement } from '../../templates/FieldTemplate.tsx';
import form from '../../templates/form.module.css';
import { isShownByField } from './JsonField.tsx';
import styles from './published.module.css';

export const PlacementContext = createContext<FieldPlacement>(undefined);

/**
 * True if a field is a block with its own caption: an object or list, a level, or a choice between variants.
 */
export function isBlock(schema: RJSFSchema, { schemaUtils }: Registry): boolean {
  const type = getSchemaType(schema);
  if (type === 'object' || schema.$id?.startsWith(levelId(''))) return true;
  if (type === 'array') return !schemaUtils.isMultiSelect(schema);
  return (schema.oneOf ?? schema.anyOf) !== undefined && !schemaUtils.isSelect(schema);
}

/** A control as in our forms (`ControlField`). Objects and lists are blocks under their caption. */
export function PublishedFieldTemplate(props: FieldTemplateProps): ReactNode {
  const { schema, hidden, fieldPathId, registry, children } = props;
  const placement = use(PlacementContext);
  if (hidden) return null;
  const isRoot = fieldPathId.path.length === 0 && placement === undefined;
  const inner = <PlacementContext value={undefined}>{children}</PlacementContext>;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  const shown = { ...props, children: inner, placement: isNamed ? 'item' : placement } as const;
  if (isBlock(schema, registry) && isRoot) return inner;
  // A checkbox has its caption at its side. Another value is shown as JSON.
  const isLabelled = getSchemaType(schema) !== 'boolean' || !isShownByField('boolean', props.formData);
  const field = isBlock(schema, registry) ? (
    <BlockField {...shown} />
  ) : (
    <ControlField {...shown} isLabelled={isLabelled} />
  );
  return isNamed ? <NamedProperty {...props}>{field}</NamedProperty> : field;
}

interface PlacedProps extends FieldTemplateProps {
  readonly placement: FieldPlacement;
}

function BlockField(props: PlacedProps): ReactNode {
  const { id, label, required, placement, children } = props;
  if (placement === 'variant')
    return (
      <div className={styles.variant}>
        {children}
        <FieldNotes {...props} />
      </div>
    );
  return (
    <fieldset className={styles.block} aria-labelledby={`${id}-label`} data-place={placement}>
      <legend className={form.label} data-required={required && !placement} id={`${id}-label`}>
        {label}
      </legend>
      <FieldNotes {...props} />
      <FoldedObject {...props}>{children}</FoldedObject>
    </fieldset>
  );
}

/** Maximum number of fields of an optional object shown unfolded: a published schema may have thousands. */
const maxOpenFields = 8;

/** An optional object without a value and with many fields is folded until the operator opens it. */
function FoldedObject({
  schema,
  formData,
  required,
  disabled,
  readonly,
  label,
  children,
}: FieldTemplateProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isLarge =
    getSchemaType(schema) === 'object' && Object.keys(schema.properties ?? {}).length > maxOpenFields;
  if (isOpen || required || formData !== undefined || !isLarge) return children;
  return (
    <button
      type="button"
      className={controls.quiet}
      aria-expanded={false}
      aria-label={`${t('external.open')} ${label}`}
      disabled={disabled || readonly}
      onClick={() => setOpen(true)}
    >
      <ChevronRight size={14} aria-hidden />
      {t('external.open')}
    </button>
  );
}

/** A property with a free name: the name, its value, and a button that removes both. */
function NamedProperty(props: FieldTemplateProps): ReactNode {
  const { id, label, disabled, readonly, onKeyRenameBlur, onRemoveProperty, children } = props;
  const t = useTranslate();
  const isFixed = disabled || readonly;
  return (
    <div className={styles.namedProperty}>
      <input
        // Restores the previous name when another property already has the new one.
        key={label}
        id={`${id}-key`}
        className={controls.input}
        aria-label={t('external.KeyLabel', { p1: label })}
        defaultValue={label}
        readOnly={isFixed}
        autoComplete="off"
        spellCheck={false}
        onBlur={isFixed ? undefined : onKeyRenameBlur}
      />
      {children}
      {!isFixed && (
        <IconButton
          name={`${t('external.RemoveButton')} ${label}`}
          Icon={X}
          title={t('external.RemoveButton')}
          onClick={onRemoveProperty}
        />
      )}
    </div>
  );
}
