import {
  ADDITIONAL_PROPERTY_FLAG,
  descriptionId,
  errorId,
  type FieldTemplateProps,
  getSchemaType,
} from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import form from '../../../form/form.module.css';
import controls from '../../../theme/controls.module.css';
import styles from '../external.module.css';
import { Folded } from './Folded.tsx';
import { isBlock } from './isBlock.ts';
import { NamedProperty } from './NamedProperty.tsx';
import { type Place, PlaceContext } from './Place.ts';

/** Caption above, help and error under it, as `form/FieldTemplate` has them; what has parts is a block under its caption. */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { schema, hidden, fieldPathId, registry, children } = props;
  const place = use(PlaceContext);
  if (hidden) return null;
  const isRoot = fieldPathId.path.length === 0 && place === undefined;
  const inner = <PlaceContext value={undefined}>{children}</PlaceContext>;
  const isNamed = ADDITIONAL_PROPERTY_FLAG in schema;
  const shown = { ...props, children: inner, place: isNamed ? 'item' : place } as const;
  if (isBlock(schema, registry) && isRoot) return inner;
  const field = isBlock(schema, registry) ? <Block {...shown} /> : <Single {...shown} />;
  return isNamed ? <NamedProperty {...props}>{field}</NamedProperty> : field;
}

interface PlacedProps extends FieldTemplateProps {
  readonly place: Place;
}

function Notes({ id, rawDescription, rawErrors }: FieldTemplateProps): ReactNode {
  const [error] = rawErrors ?? [];
  return (
    <>
      {rawDescription && (
        <p className={form.help} id={descriptionId(id)}>
          {rawDescription}
        </p>
      )}
      {error && (
        <p className={form.error} id={errorId(id)}>
          {error}
        </p>
      )}
    </>
  );
}

function Single(props: PlacedProps): ReactNode {
  const { id, label, required, schema, place, children } = props;
  // A checkbox has its caption beside it.
  const isLabelled = getSchemaType(schema) !== 'boolean';
  return (
    <div className={form.field}>
      {isLabelled && (
        <label
          className={place ? controls.heard : form.label}
          data-required={required && !place}
          id={place === 'variant' ? undefined : `${id}-label`}
          htmlFor={id}
        >
          {label}
        </label>
      )}
      {children}
      <div className={form.notes}>
        <Notes {...props} />
      </div>
    </div>
  );
}

function Block(props: PlacedProps): ReactNode {
  const { id, label, required, place, children } = props;
  if (place === 'variant')
    return (
      <div className={styles.variant}>
        {children}
        <Notes {...props} />
      </div>
    );
  return (
    <fieldset className={styles.block} aria-labelledby={`${id}-label`} data-place={place}>
      <legend className={form.label} data-required={required && !place} id={`${id}-label`}>
        {label}
      </legend>
      <Notes {...props} />
      <Folded {...props}>{children}</Folded>
    </fieldset>
  );
}
