import SelectWidget from '@rjsf/mui/lib/SelectWidget/index.js';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import { useTranslate } from '../../../core/i18n/LocaleProvider.tsx';

/**
 * @rjsf/mui's select, labelled by the label above it. A value outside the choices stays visible, so that it
 * can be replaced.
 */
export function ChoiceWidget(props: WidgetProps) {
  const t = useTranslate();
  const { id, value, options } = props;
  const offered = options.enumOptions ?? [];
  const isOffered = value === undefined || offered.some((option) => option.value === value);
  const enumOptions = isOffered ? offered : [...offered, { value, label: String(value) }];
  const select = {
    labelId: `${id}-label`,
    SelectDisplayProps: {
      'aria-describedby': ariaDescribedByIds(id),
      'data-unset': value === undefined || undefined,
    },
  };
  const mui = { rjsfSlotProps: { select } };
  return (
    <SelectWidget
      {...props}
      hideLabel
      placeholder={t('field.choose')}
      options={{ ...options, enumOptions, mui }}
    />
  );
}
