import type { ReactNode } from 'react';
import { choiceKey, fieldKey } from '../../../contract/labelKey.ts';
import type { FieldDiff } from '../../../contract/plan.ts';
import type { Field } from '../../../contract/resource.ts';
import { useFormats } from '../../i18n/formats.ts';
import { usePhrases } from '../../i18n/LocaleProvider.tsx';
import { ReferenceCell } from '../reference/Cell.tsx';
import { isAlike } from '../reference/useOptions.ts';
import table from '../table.module.css';
import { pathOf } from './pathOf.ts';
import { textsIn } from './textsIn.ts';

interface ChangesProps {
  /** Whose fields they are: its captions are used where they are loaded. */
  readonly entity: string;
  readonly changes: readonly FieldDiff[];
  /** Fields of the entity, where they are known: what they refer to is named. */
  readonly fields?: Readonly<Record<string, Field>>;
}

/** Field, before, after. */
export function Changes({ entity, changes, fields = {} }: ChangesProps): ReactNode {
  const { translate: t, has } = usePhrases();
  const { list } = useFormats();
  const titleOf = (of: string, path: readonly string[]): string | undefined => {
    const key = `${fieldKey(of, path)}.title`;
    return has(key) ? t(key) : undefined;
  };
  // A field of a record that belongs to this one is preceded by that record's entity.
  const caption = (field: string): string => {
    const path = pathOf(field);
    const [part = '', ...within] = path;
    const own = titleOf(entity, path);
    const names = own ? [own] : [titleOf(part, []), titleOf(part, within)];
    return names.every((name) => name !== undefined) ? names.join(' · ') : field;
  };
  const word = (field: string, text: string): string => {
    if (text === 'true' || text === 'false') return t(text === 'true' ? 'field.yes' : 'field.no');
    const key = choiceKey(entity, pathOf(field), text);
    return /^\w+$/.test(text) && has(key) ? t(key) : text;
  };
  const words = (field: string, text: string | undefined): ReactNode => {
    const known = fields[field];
    // What is offered according to the rest of a record cannot be looked up without it.
    if (text && known?.reference && isAlike(known.reference))
      return (
        <ReferenceCell value={text} field={known} record={{ uuid: '' }} entity={entity} path={[field]} />
      );
    const several = textsIn(text ?? '');
    if (several) return list(several.map((one) => word(field, one))) || t('record.nothing');
    return text ? word(field, text) : t('record.nothing');
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
              <td>{words(field, before)}</td>
              <td>{words(field, after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
