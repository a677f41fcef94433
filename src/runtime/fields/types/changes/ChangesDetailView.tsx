import type { ReactNode } from 'react';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import type { Field } from '../../../../contract/model/resource.ts';
import { choiceKey, fieldKey } from '../../../../contract/text/captions.ts';
import { resources } from '../../../core/catalog.ts';
import { useFormats } from '../../../core/i18n/formats.ts';
import { usePhrases, useResourceCaptions } from '../../../core/i18n/LocaleProvider.tsx';
import { useForm } from '../../../core/lazy/resourceModules.ts';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import type { CellProps } from '../../FieldType.ts';
import table from '../../styles/smallTable.module.css';
import { ReferenceCell, referencesType } from '../reference/referenceType.tsx';
import { isRecordIndependent } from '../reference/useOptions.ts';

/** The record's property that names the entity of these fields (`x-ui.widget: "changes"`). */
const entityProperty = 'kind';

const isFieldDiff = (item: unknown): item is FieldDiff =>
  typeof item === 'object' && item !== null && 'field' in item && typeof item.field === 'string';

/** The changed fields, one row each. */
export function ChangesDetailView({ value, record }: CellProps): ReactNode {
  if (!Array.isArray(value)) return null;
  const changes = value.filter(isFieldDiff);
  const of = String(record[entityProperty] ?? '');
  // The captions of an entity load with the resource of the same name, if there is one.
  if (!(of in resources)) return <FieldDiffTable entity={of} changes={changes} />;
  return (
    <LazyPart>
      <CaptionedDiffTable entity={of} changes={changes} />
    </LazyPart>
  );
}

function CaptionedDiffTable(props: {
  readonly entity: string;
  readonly changes: readonly FieldDiff[];
}): ReactNode {
  useResourceCaptions(props.entity);
  const { fields } = useForm(props.entity);
  return <FieldDiffTable {...props} fields={fields} />;
}

/** Returns the caption of a field of an entity, such as `extendInfo.0.parameterName`; the field itself without one. */
function useFieldCaption(entity: string): (field: string) => string {
  const { translate: t, has } = usePhrases();
  const titleOf = (of: string, path: readonly string[]): string | undefined => {
    const key = `${fieldKey(of, path)}.title`;
    return has(key) ? t(key) : undefined;
  };
  // A field of an owned record is preceded by that record's entity.
  return (field) => {
    const path = captionPathOf(field);
    const [part = '', ...within] = path;
    const own = titleOf(entity, path);
    const names = own ? [own] : [titleOf(part, []), titleOf(part, within)];
    return names.every((name) => name !== undefined) ? names.join(' · ') : field;
  };
}

/** The captions of the changed fields, in one line. */
export function ChangesCell({ value, record }: CellProps): ReactNode {
  const of = String(record[entityProperty] ?? '');
  const changes = Array.isArray(value) ? value.filter(isFieldDiff) : [];
  return of in resources ? (
    <CaptionedFields entity={of} changes={changes} />
  ) : (
    <FieldNames entity={of} changes={changes} />
  );
}

function CaptionedFields(props: FieldDiffTableProps): ReactNode {
  useResourceCaptions(props.entity);
  return <FieldNames {...props} />;
}

function FieldNames({ entity, changes }: FieldDiffTableProps): ReactNode {
  const { list } = useFormats();
  const caption = useFieldCaption(entity);
  const text = list([...new Set(changes.map(({ field }) => caption(field)))]);
  return <span title={text}>{text}</span>;
}

interface FieldDiffTableProps {
  /** The entity of the fields: its captions are used where they are loaded. */
  readonly entity: string;
  readonly changes: readonly FieldDiff[];
  /** Fields of the entity, if known: their references are shown by name. */
  readonly fields?: Readonly<Record<string, Field>>;
}

/** A table of field, before and after. */
export function FieldDiffTable({ entity, changes, fields = {} }: FieldDiffTableProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const { list } = useFormats();
  const caption = useFieldCaption(entity);
  const captionOfValue = (field: string, text: string): string => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'field.yes' : 'field.no');
    const key = choiceKey(entity, captionPathOf(field), text);
    return /^\w+$/.test(text) && has(key) ? t(key) : text;
  };
  const renderValue = (field: string, text: string | undefined): ReactNode => {
    const known = fields[field];
    // A reference that depends on the rest of the record cannot be looked up without it.
    if (text && known?.reference && isRecordIndependent(known.reference))
      return (
        <ReferenceCell value={text} field={known} record={{ uuid: '' }} entity={entity} path={[field]} />
      );
    const texts = parseTextList(text ?? '');
    const listed = known?.items?.reference;
    if (texts && texts.length > 0 && known && listed && isRecordIndependent(listed))
      return (
        <referencesType.Cell
          value={texts}
          field={known}
          record={{ uuid: '' }}
          entity={entity}
          path={[field]}
        />
      );
    if (texts) return list(texts.map((one) => captionOfValue(field, one))) || t('record.nothing');
    return text ? captionOfValue(field, text) : t('record.nothing');
  };
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            {['field', 'before', 'after'].map((column) => (
              <th key={column} scope="col">
                {t(`record.changes.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{caption(field)}</th>
              <td>{renderValue(field, before)}</td>
              <td>{renderValue(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** `extendInfo.0.parameterName` → the path of its caption, without indexes. */
export const captionPathOf = (field: string): string[] =>
  field.split('.').filter((part) => !/^\d+$/.test(part));

/** The texts of a JSON list, `["A","B"]`; undefined for anything else. */
export function parseTextList(json: string): readonly string[] | undefined {
  if (!json.startsWith('[')) return undefined;
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) && found.every((one) => typeof one === 'string') ? found : undefined;
  } catch {
    return undefined;
  }
}
