import { type BaseInputTemplateProps, getSchemaType } from '@rjsf/utils';
import { type ReactNode, useState } from 'react';
import { Input } from '../../Input.tsx';

/** Our input. What is no figure stays as typed, and lines stay lines, rather than being lost by the browser. */
export function Published(props: BaseInputTemplateProps): ReactNode {
  const { schema, value, options } = props;
  const [hasLines] = useState(() => typeof value === 'string' && value.includes('\n'));
  const type = getSchemaType(schema);
  const isFigure = type === 'number' || type === 'integer';
  if (hasLines) return <Input {...props} multiline rows={3} />;
  if (!isFigure) return <Input {...props} />;
  return <Input {...props} type="text" options={{ ...options, inputType: 'text', inputMode: 'decimal' }} />;
}
