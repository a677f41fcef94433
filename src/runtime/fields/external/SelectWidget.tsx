import MuiSelectWidget from '@rjsf/mui/lib/SelectWidget/index.js';
import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/LocaleProvider.tsx';

/** @rjsf/mui's select, named by the caption above it: that of its field, or of the variants that it chooses between. */
export function SelectWidget(props: WidgetProps): ReactNode {
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
    <MuiSelectWidget
      {...props}
      hideLabel
      placeholder={t('field.choose')}
      options={{ ...options, mui: { rjsfSlotProps: { select } } }}
    />
  );
}
