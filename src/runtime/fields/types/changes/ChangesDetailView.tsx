import type { ReactNode } from 'react';
import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { FieldDiff } from '../../../../contract/model/importPlan.ts';
import type { Field } from '../../../../contract/model/resource.ts';
import { choiceKey, fieldKey } from '../../../../contract/text/captions.ts';
import { resources } from '../../../core/catalog.ts';
import { useFormats } from '../../../core/i18n/formats.ts';
import { usePhraseGroups, usePhrases, useResourceCaptions } from '../../../core/i18n/LocaleProvider.tsx';
import { formModule, useForm } from '../../../core/lazy/resourceModules.ts';
import { LazyPart } from '../../../feedback/failure/LazyPart.tsx';
import type { CellProps } from '../../FieldType.ts';
import table from '../../styles/smallTable.module.css';
import { ReferenceCell, referencesType } from '../reference/referenceType.tsx';
import { isRecordIndependent } from '../reference/useOption.ts';

/** The record's property that names the entity of these fields (`x-ui.widget: "changes"`). */
const entityProperty = 'kind';

const isFieldDiff = (item: unknown): item is FieldDiff =>
  typeof item === 'object' && item !== null && 'field' in item && typeof item.field === 'string';

/** The changed fields, one row each. */
export function ChangesDetailView({ value, record }: CellProps): ReactNode {
  if (!Array.isArray(value)) return null;
  const of = String(record[entityProperty] ?? '');
  return <FieldDiffs entity={of} changes={value.filter(isFieldDiff)} />;
}

interface FieldDiffsProps {
  /** The entity of the fields. */
  readonly entity: string;
  readonly changes: readonly FieldDiff[];
}

/** A table of field, before and after, with the captions of the entity and of its owned records. */
export function FieldDiffs(props: FieldDiffsProps): ReactNode {
  // The captions of an entity load with the resource of the same name, if there is one.
  const Table = props.entity in resources ? CaptionedDiffTable : FieldDiffTable;
  return (
    <LazyPart>
      <Table {...props} />
    </LazyPart>
  );
}

/** The entities of the owned records whose fields have changed. Such a field begins with the entity and a dot. */
const ownedEntitiesOf = (changes: readonly FieldDiff[]): string[] =>
  [...new Set(changes.map(({ field }) => field.split('.')[0] ?? ''))].filter((part) => part in resources);

function CaptionedDiffTable({ entity, changes }: FieldDiffsProps): ReactNode {
  const loading = [entity, ...ownedEntitiesOf(changes)];
  // Started before the first one suspends, so that all load in parallel.
  for (const name of loading) formModule(name).begin();
  // biome-ignore lint/correctness/useHookAtTopLevel: it is React's `use`, which may be called in a loop
  for (const name of loading) useResourceCaptions(name);
  // biome-ignore lint/correctness/useHookAtTopLevel: the same
  const [own, ...parts] = loading.map((name) => useForm(name));
  const fields: Record<string, Field> = { ...own?.fields };
  for (const part of parts)
    for (const [name, field] of Object.entries(part.fields)) fields[`${part.entity}.${name}`] = field;
  return <FieldDiffTable entity={entity} changes={changes} fields={fields} />;
}

/** The place of the captions of a field: an entity and a path within it. */
interface CaptionPlace {
  readonly of: string;
  readonly path: readonly string[];
}

/**
 * Returns the place of the captions of a field of an entity, such as `extendInfo.0.parameterName`. A field of an
 * owned record is preceded by that record's entity.
 */
function useCaptionPlace(entity: string): (field: string) => CaptionPlace {
  const { has } = usePhrases();
  return (field) => {
    const path = captionPathOf(field);
    const [part = '', ...within] = path;
    return has(`${fieldKey(entity, path)}.title`) ? { of: entity, path } : { of: part, path: within };
  };
}

/** Returns the caption of a field of an entity; the field itself without one. */
function useFieldCaption(entity: string): (field: string) => string {
  const { translate: t, has } = usePhrases();
  const placeOf = useCaptionPlace(entity);
  return (field) => {
    const { of, path } = placeOf(field);
    const keys = [...(of === entity ? [] : [fieldKey(of, [])]), fieldKey(of, path)].map(
      (key) => `${key}.title`,
    );
    return keys.every(has) ? keys.map((key) => t(key)).join(' · ') : field;
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

function CaptionedFields(props: FieldDiffsProps): ReactNode {
  useResourceCaptions(props.entity);
  return <FieldNames {...props} />;
}

function FieldNames({ entity, changes }: FieldDiffsProps): ReactNode {
  const { list } = useFormats();
  const caption = useFieldCaption(entity);
  const text = list([...new Set(changes.map(({ field }) => caption(field)))]);
  return <span title={text}>{text}</span>;
}

interface FieldDiffTableProps extends FieldDiffsProps {
  /** Fields of the entity, if known: their references are shown by name, and the values of their rows. */
  readonly fields?: Readonly<Record<string, Field>>;
}

const groups = ['changes'];

/** The table of field, before and after. It uses the captions that are loaded. */
function FieldDiffTable({ entity, changes, fields = {} }: FieldDiffTableProps): ReactNode {
  usePhraseGroups(groups);
  const { translate: t, has } = usePhrases();
  const { list } = useFormats();
  const caption = useFieldCaption(entity);
  const placeOf = useCaptionPlace(entity);
  const captionOfValue = ({ of, path }: CaptionPlace, text: string): string => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'field.yes' : 'field.no');
    const key = choiceKey(of, path, text);
    return /^\w+$/.test(text) && has(key) ? t(key) : text;
  };
  /** The values of a row, in the order of its fields. */
  const captionOfRow = ({ of, path }: CaptionPlace, names: readonly string[], row: Item): string =>
    names
      .filter((name) => row[name] !== undefined)
      .map((name) => captionOfValue({ of, path: [...path, name] }, String(row[name])))
      .join(' · ');
  const renderValue = (field: string, text: string | undefined): ReactNode => {
    if (!text) return t('record.nothing');
    const known = fields[field];
    const place = placeOf(field);
    const cell = { record: { uuid: '' }, entity: place.of, path: place.path };
    // A reference that depends on the rest of the record cannot be looked up without it.
    if (known?.reference && isRecordIndependent(known.reference))
      return <ReferenceCell {...cell} value={text} field={known} />;
    const texts = parseList(text, isText);
    const listed = known?.items?.reference;
    if (texts && texts.length > 0 && known && listed && isRecordIndependent(listed))
      return <referencesType.Cell {...cell} value={texts} field={known} />;
    if (texts) return list(texts.map((one) => captionOfValue(place, one))) || t('record.nothing');
    const rows = known?.fields && parseList(text, isRecord);
    if (!rows) return captionOfValue(place, text);
    const names = Object.keys(known.fields ?? {});
    const captions = rows.map((row) => captionOfRow(place, names, row));
    // biome-ignore lint/suspicious/noArrayIndexKey: rows may be equal, and never move
    return captions.map((one, index) => <div key={index}>{one}</div>);
  };
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            {['field', 'before', 'after'].map((column) => (
              <th key={column} scope="col">
                {t(`changes.column.${column}`)}
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

type Item = Readonly<Record<string, unknown>>;

export const isText = (item: unknown): item is string => typeof item === 'string';

/** The items of a JSON list, `["A","B"]`, if all are of one kind; undefined for anything else. */
export function parseList<T>(json: string, isItem: (item: unknown) => item is T): readonly T[] | undefined {
  if (!json.startsWith('[')) return undefined;
  try {
    const found: unknown = JSON.parse(json);
    return Array.isArray(found) && found.every(isItem) ? found : undefined;
  } catch {
    return undefined;
  }
}
