import type { Reference } from '../../../contract/resource.ts';
import skeleton from '../../theme/skeleton.module.css';
import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';
import { useSharedOffer } from './Offers.tsx';
import { type Found, offeredOption, useLoneOption, useOffer } from './useOptions.ts';

/** The name of the record that is referred to; its key where the record cannot be found, and its place until that is known. */
export function ReferenceCell({ value, field, record }: CellProps) {
  return typeof value === 'string' && field.reference ? (
    <Referred value={value} reference={field.reference} record={record} />
  ) : null;
}

interface NameProps extends Pick<CellProps, 'record'> {
  readonly value: string;
  readonly reference: Reference;
}

function Referred(props: NameProps) {
  const offer = useSharedOffer(props.reference);
  return offer ? <Among {...props} offer={offer} /> : <Asking {...props} />;
}

const Asking = (props: NameProps) => <Among {...props} offer={useOffer(props.reference, props.record)} />;

function Among({ offer, ...props }: NameProps & { readonly offer: Parameters<typeof offeredOption>[1] }) {
  const { isElsewhere, ...found } = offeredOption(props.reference, offer, props.value);
  return isElsewhere ? <Elsewhere {...props} /> : <Name {...found} value={props.value} />;
}

/** A component of its own, for few cells need its look-up. */
function Elsewhere({ value, reference, record }: NameProps) {
  return <Name {...useLoneOption(reference, record, value)} value={value} />;
}

function Name({ option, isPending, value }: Found & Pick<NameProps, 'value'>) {
  if (option) return <span title={option.label}>{option.label}</span>;
  return isPending ? (
    <span className={`${skeleton.text} ${styles.pending}`} />
  ) : (
    <span className={styles.unknown}>{value}</span>
  );
}
