import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FieldReference } from '../../../../contract/model/resource.ts';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import { ChipsInput } from '../choice/ChipsInput.tsx';
import { LookupNotice } from './LookupNotice.tsx';
import { useNames } from './useNames.ts';
import { useOptions } from './useOptions.ts';

/** Several records of those that another operation offers, searched by the service where it can. */
export function ReferencesWidget(props: WidgetProps) {
  const reference = propertyOf(props).field.items?.reference;
  if (!reference)
    throw new Error(`The field "${props.name}" is shown as references but its items have no x-reference.`);
  return <ReferenceChips {...props} reference={reference} />;
}

function ReferenceChips({ reference, ...props }: WidgetProps & { readonly reference: FieldReference }) {
  const { data, form } = useFormScope();
  const [typed, setTyped] = useState('');
  const offer = useOptions(reference, data, { typed, isNew: true });
  const names = useNames(reference, data, Array.isArray(props.value) ? props.value.map(String) : []);
  return (
    <>
      <ChipsInput
        {...props}
        offered={offer.options}
        onChange={(chosen) => {
          names.keep(offer.options);
          props.onChange(chosen);
        }}
        search={{
          isLoading: offer.isLoading,
          isSearchResult: offer.isSearchResult,
          onType: setTyped,
          nameOf: names.nameOf,
        }}
      />
      <LookupNotice offer={offer} entity={form.entity} label={props.label} />
    </>
  );
}
