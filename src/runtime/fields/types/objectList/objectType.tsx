import { isRecord } from '../../../../contract/json/isRecord.ts';
import type { Field } from '../../../../contract/model/resource.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import { type CellRenderer, defineCell, type FieldType, plainValue } from '../../FieldType.ts';
import { captionOf } from '../choice/choiceTypes.tsx';

/** The values of an object in one line, without nested objects and lists. */
const renderValues: CellRenderer = ({ value, field, entity, path }, { translate: t }) => {
  if (!isRecord(value)) return null;
  const textOf = (name: string, one: Field): string => {
    const part = value[name];
    if (part === undefined || part === null || typeof part === 'object') return '';
    return captionOf({ field: one, entity, path: [...path, name] }, part, t);
  };
  const texts = Object.entries(field.fields ?? {}).map(([name, part]) => textOf(name, part));
  const text = texts.filter((part) => part !== '').join(' · ');
  return text === '' ? null : <span title={text}>{text}</span>;
};

/** An object with known properties, such as an address. */
export const objectType: FieldType = {
  name: 'object',
  applies: ({ type, fields }) => type === 'object' && fields !== undefined,
  ...defineCell(renderValues),
  toCsv: plainValue,
  widget: undefined,
  DetailView: lazyComponent(async () => (await import('./ObjectListDetailView.tsx')).ObjectDetailView),
};
