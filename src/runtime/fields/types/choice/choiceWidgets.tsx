import SelectWidget from '@rjsf/mui/lib/SelectWidget/index.js';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { choiceKey } from '../../../../contract/text/captions.ts';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';
import { propertyOf, useFormScope } from '../../FormScope.ts';
import { ChipsInput } from './ChipsInput.tsx';

/** Several values of a closed list, or free texts. */
export function ChoicesWidget(props: WidgetProps) {
  const t = useTranslate();
  const { entity } = useFormScope().form;
  const { field, path } = propertyOf(props);
  const options = field.items?.choices?.map((choice) => ({
    value: String(choice),
    label: t(choiceKey(entity, path, choice)),
  }));
  return <ChipsInput {...props} offered={options} />;
}

/** One value. A value outside the choices stays visible, so that it can be replaced. */
export function ChoiceWidget(props: WidgetProps) {
  const { value, options } = props;
  const offered = options.enumOptions ?? [];
  const isOffered = value === undefined || offered.some((option) => option.value === value);
  const enumOptions = isOffered ? offered : [...offered, { value, label: String(value) }];
  return <LabelledSelect {...props} options={{ ...options, enumOptions }} />;
}

/** @rjsf/mui's select, labelled by the caption above it: that of its field or of its variants. */
export function LabelledSelect(props: WidgetProps) {
  const { id, value, options } = props;
  const t = useTranslate();
  const select = {
    labelId: `${id.replace(/__(oneof|anyof)_select$/, '')}-label`,
    SelectDisplayProps: {
      'aria-describedby': ariaDescribedByIds(id),
      'data-unset': value === undefined || undefined,
    },
  };
  return (
    <SelectWidget
      {...props}
      hideLabel
      placeholder={t('field.choose')}
      options={{ ...options, mui: { rjsfSlotProps: { select } } }}
    />
  );
}
