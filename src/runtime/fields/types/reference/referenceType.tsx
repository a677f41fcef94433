import { createContext, Fragment, type ReactNode, use, useMemo } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import type { OperationState } from '../../../api/useOperation.ts';
import { lazyComponent } from '../../../core/lazy/lazyComponent.tsx';
import skeleton from '../../../core/theme/skeleton.module.css';
import type { CellProps, FieldType } from '../../FieldType.ts';
import styles from '../../styles/cell.module.css';
import { type FoundOption, findOfferedOption, useLookupAnswer, useSingleOption } from './useOption.ts';

type LookupAnswer = Pick<OperationState<unknown>, 'data' | 'isLoading'>;

const SharedLookups = createContext<ReadonlyMap<FieldReference, LookupAnswer>>(new Map());

interface SharedLookupProps {
  readonly reference: FieldReference;
  readonly children: ReactNode;
}

/**
 * Runs the look-up of a reference once for all cells below: a column has one look-up, not one for each row.
 */
export function SharedLookup({ reference, children }: SharedLookupProps): ReactNode {
  const outer = use(SharedLookups);
  const { data, isLoading } = useLookupAnswer(reference, {});
  const offers = useMemo(
    () => new Map([...outer, [reference, { data, isLoading }]]),
    [outer, reference, data, isLoading],
  );
  return <SharedLookups value={offers}>{children}</SharedLookups>;
}

/** The shared look-up; undefined when a cell needs its own because its record determines the arguments. */
const useSharedLookup = (reference: FieldReference): LookupAnswer | undefined =>
  use(SharedLookups).get(reference);

/**
 * The name of the referenced record; its key when the record cannot be found, and a placeholder while
 * loading.
 */
export function ReferenceCell({ value, field, record }: CellProps) {
  return (typeof value === 'string' || typeof value === 'number') && field.reference ? (
    <ReferencedRecord value={String(value)} reference={field.reference} record={record} />
  ) : null;
}

interface ReferenceProps extends Pick<CellProps, 'record'> {
  readonly value: string;
  readonly reference: FieldReference;
}

function ReferencedRecord(props: ReferenceProps) {
  const offer = useSharedLookup(props.reference);
  return offer ? <NameAmongOptions {...props} offer={offer} /> : <NameByOwnLookup {...props} />;
}

const NameByOwnLookup = (props: ReferenceProps) => (
  <NameAmongOptions {...props} offer={useLookupAnswer(props.reference, props.record)} />
);

function NameAmongOptions({
  offer,
  ...props
}: ReferenceProps & { readonly offer: Parameters<typeof findOfferedOption>[1] }) {
  const { isElsewhere, ...found } = findOfferedOption(props.reference, offer, props.value);
  return isElsewhere ? <NameBySingleLookup {...props} /> : <OptionName {...found} value={props.value} />;
}

/** A separate component, because few cells need its look-up. */
function NameBySingleLookup({ value, reference, record }: ReferenceProps) {
  return <OptionName {...useSingleOption(reference, record, value)} value={value} />;
}

function OptionName({ option, isPending, value }: FoundOption & Pick<ReferenceProps, 'value'>) {
  if (option) return <span title={option.label}>{option.label}</span>;
  return isPending ? (
    <span className={`${skeleton.text} ${styles.pending}`} />
  ) : (
    <span className={styles.unresolved}>{value}</span>
  );
}

/** The names of several referenced records, in one line. */
function ReferencesCell({ value, field, ...props }: CellProps): ReactNode {
  const { items } = field;
  if (!Array.isArray(value) || !items) return null;
  return value.map((one: unknown, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal, and have no state
    <Fragment key={index}>
      {index > 0 && ' · '}
      <ReferenceCell {...props} value={one} field={items} />
    </Fragment>
  ));
}

/** One of the records, or values, that another operation offers (`x-reference`). */
export const referenceType: FieldType = {
  name: 'reference',
  applies: ({ reference, type }) => reference !== undefined && type !== 'array',
  Cell: ReferenceCell,
  toCsv: ({ value, field: { reference }, record }, { nameOf }) =>
    reference ? nameOf(reference, String(value), record) : String(value),
  widget: { widget: lazyComponent(async () => (await import('./ReferenceWidget.tsx')).ReferenceWidget) },
  DetailView: undefined,
};

/** Several of them. */
export const referencesType: FieldType = {
  name: 'references',
  applies: ({ type, items }) => type === 'array' && items?.reference !== undefined,
  Cell: ReferencesCell,
  toCsv: ({ value, field: { items }, record }, { nameOf, formats }) =>
    formats.list(
      (Array.isArray(value) ? value : []).map((one: unknown) =>
        items?.reference ? nameOf(items.reference, String(one), record) : String(one),
      ),
    ),
  widget: { widget: lazyComponent(async () => (await import('./ReferencesWidget.tsx')).ReferencesWidget) },
  DetailView: undefined,
};
