import type { FieldProps } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import type { External } from '../../../contract/external.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import controls from '../../theme/controls.module.css';
import { PublishedForm } from './PublishedForm.tsx';

/** Another level of what contains itself: drawn when there is something in it, or when it is wanted. */
export function LevelField(props: FieldProps): ReactNode {
  const { schema, formData, onChange, fieldPathId, errorSchema, registry, disabled, readonly } = props;
  const t = useTranslate();
  const [isWanted, setWanted] = useState(typeof fieldPathId.path.at(-1) === 'number');
  const { external } = registry.formContext as { readonly external: External };
  // An item that has just been added is nothing yet, which is null in a list.
  const value = formData ?? undefined;
  if (value === undefined && !isWanted)
    return (
      <button
        type="button"
        id={fieldPathId.$id}
        aria-describedby={`${fieldPathId.$id}-label`}
        className={controls.quiet}
        disabled={disabled || readonly}
        onClick={() => setWanted(true)}
      >
        {t('external.ExpandButton')}
      </button>
    );
  return (
    <PublishedForm
      id={fieldPathId.$id}
      external={external}
      definition={schema.$id?.slice(schema.$id.indexOf(':') + 1)}
      value={value}
      onChange={(value) => onChange(value, fieldPathId.path)}
      errors={errorSchema}
      disabled={disabled}
      readonly={readonly}
    />
  );
}
