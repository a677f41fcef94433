import type { Reference } from '../../../contract/resource.ts';
import styles from '../cell.module.css';
import type { CellProps } from '../FieldType.ts';
import type { Option } from './lookup.ts';
import { useSharedOffer } from './Offers.tsx';
import { offeredOption, useLoneOption, useOffer } from './useOptions.ts';

/** The name of the record that is referred to; its key where the record cannot be found. */
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
  const { option, isElsewhere } = offeredOption(props.reference, offer, props.value);
  return isElsewhere ? <Elsewhere {...props} /> : <Name option={option} value={props.value} />;
}

/** A component of its own, for few cells need its look-up. */
function Elsewhere({ value, reference, record }: NameProps) {
  return <Name option={useLoneOption(reference, record, value)} value={value} />;
}

const Name = ({ option, value }: { readonly option: Option | undefined; readonly value: string }) =>
  option ? <span title={option.label}>{option.label}</span> : <span className={styles.unknown}>{value}</span>;
