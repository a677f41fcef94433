import type { WidgetProps } from '@rjsf/utils';
import { choiceKey } from '../../../contract/labelKey.ts';
import type { Reference } from '../../../contract/resource.ts';
import { useFormScope } from '../../form/FormScope.ts';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';
import { propertyOf } from '../property.ts';
import { LookupHelp } from '../reference/LookupHelp.tsx';
import { useOptions } from '../reference/useOptions.ts';
import { Several } from './Several.tsx';

/** Several values; what they are chosen from decides the rest. */
export function ChoicesWidget(props: WidgetProps) {
  const t = useTranslate();
  const { entity } = useFormScope().form;
  const items = propertyOf(props).field.items;
  if (items?.reference) return <Referred {...props} reference={items.reference} />;
  const options = items?.choices?.map((choice) => ({
    value: String(choice),
    label: t(choiceKey(entity, propertyOf(props).path, choice)),
  }));
  return <Several {...props} offered={options} />;
}

function Referred({ reference, ...props }: WidgetProps & { readonly reference: Reference }) {
  const { data, form } = useFormScope();
  const offer = useOptions(reference, data);
  return (
    <>
      <Several {...props} offered={offer.options} />
      <LookupHelp offer={offer} entity={form.entity} label={props.label} />
    </>
  );
}
