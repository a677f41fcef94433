import { type ErrorSchema, ErrorSchemaBuilder, type FieldProps } from '@rjsf/utils';
import { type ReactNode, useMemo } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { PublishedSchema } from '../../../../contract/model/publishedSchema.ts';
import type { PhraseLookup } from '../../../../contract/text/phrases.ts';
import { fieldErrorPhrasesOf } from '../../../../contract/validation/fieldErrors.ts';
import { loadExternal } from '../../../core/catalog.ts';
import { usePhrases } from '../../../core/i18n/LocaleProvider.tsx';
import { type LazyModule, lazyModule } from '../../../core/lazy/lazyModule.ts';
import { getOrCreate } from '../../../core/lazy/once.ts';
import controls from '../../../core/theme/controls.module.css';
import { propertyOf } from '../../FormScope.ts';
import { hasErrors } from '../../templates/hasErrors.ts';
import { PublishedForm } from './PublishedForm.tsx';
import styles from './published.module.css';
import { captionAt } from './schemasAt.ts';

/** A value of a published schema as a form within ours. Its errors appear after the first attempt to save. */
export function PublishedFieldset(props: FieldProps): ReactNode {
  const { uiSchema, formData, onChange, fieldPathId, errorSchema, rawErrors, disabled, readonly } = props;
  const { field } = propertyOf({ options: uiSchema?.['ui:options'] ?? {} });
  const external = publishedSchemaOf(field.external ?? '').useValue();
  const { $id: id, path } = fieldPathId;
  const phrases = usePhrases();
  const isTried = hasErrors(errorSchema ?? {}) || (rawErrors ?? []).length > 0;
  const errors = useMemo(
    () => (isTried ? publishedErrorsOf(external, formData, phrases) : {}),
    [isTried, external, formData, phrases],
  );
  return (
    <fieldset className={styles.frame} aria-labelledby={`${id}-label`}>
      <PublishedForm
        id={id}
        external={external}
        value={formData}
        onChange={(value) => onChange(dropCleared(value), path)}
        errors={errors}
        disabled={disabled}
        readonly={readonly}
      />
      {formData !== undefined && !disabled && !readonly && (
        <button type="button" className={controls.quiet} onClick={() => onChange(undefined, path)}>
          {phrases.translate('external.ClearButton')}
        </button>
      )}
    </fieldset>
  );
}

const loadedSchemas = new Map<string, LazyModule<PublishedSchema>>();

/** A published schema by name, loaded with the first field of it. */
const publishedSchemaOf = (name: string): LazyModule<PublishedSchema> =>
  getOrCreate(loadedSchemas, name, () => lazyModule(() => loadExternal(name)));

/**
 * Errors in a value of a published schema, in rjsf's format: a tree by property, only the first message of
 * each field.
 */
function publishedErrorsOf(external: PublishedSchema, value: unknown, phrases: PhraseLookup): ErrorSchema {
  const { name, validate } = external;
  const builder = new ErrorSchemaBuilder();
  if (value === undefined || validate(value)) return {};
  const reportedPaths = new Set<string>();
  for (const { path, key, parameters } of fieldErrorPhrasesOf(validate.errors ?? [], name, {}, phrases)) {
    const pathKey = JSON.stringify(path);
    if (reportedPaths.has(pathKey)) continue;
    reportedPaths.add(pathKey);
    const field = captionAt(external, path) ?? path.at(-1) ?? '';
    builder.addErrors(phrases.translate(key, { ...parameters, field }), [...path]);
  }
  return builder.ErrorSchema;
}

/**
 * Removes cleared fields, and the objects and lists that hold nothing else, so that an undone input leaves no
 * trace. Values that were empty from the start remain.
 */
function dropCleared(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(dropCleared);
    return items.length > 0 && items.every((item, index) => item === undefined && value[index] !== undefined)
      ? undefined
      : items;
  }
  if (!isRecord(value)) return value;
  const all = Object.entries(value).map(([name, part]) => [name, dropCleared(part)] as const);
  const left = all.filter(([, part]) => part !== undefined);
  return all.length > 0 && left.length === 0 ? undefined : Object.fromEntries(left);
}
