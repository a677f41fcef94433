import { getTemplate, type WidgetProps } from '@rjsf/utils';
import type { ClipboardEvent } from 'react';
import type { AddressParts, Field } from '../../../../contract/model/resource.ts';
import { propertyOf, useFormScope } from '../../FormScope.ts';

/**
 * `jdbc:oracle:thin:@//host:1521/db`, `jdbc:oracle:thin:@host:1521/db`, `jdbc:mysql://host:3306/db?…`,
 * `https://host:8443/…`
 */
const url =
  /^(?:jdbc:)?(\w+)(?::thin:@(?:\/\/)?|:\/\/)(?:[^/@\s]*@)?(\[[^\]]+\]|[^:/?#;\s]+)(?::(\d+))?(?:\/([^?#;\s]*))?/i;
/** `jdbc:oracle:thin:@host:1521:sid` */
const oracleSid = /^jdbc:(oracle):thin:@([^:/\s]+):(\d+):(\S+)$/i;
/** `jdbc:sqlserver://host:1433;databaseName=db` */
const databaseName = /;database(?:Name)?=([^;\s]+)/i;

/**
 * The parts of a pasted address by their properties, or undefined when the text is no whole address. The kind
 * is in upper case (`MYSQL`), and only present where its property offers that choice. Without a port, the port is
 * undefined, because the former one belongs to another address.
 */
export function parseAddress(
  pasted: string,
  address: AddressParts,
  fields: Readonly<Record<string, Pick<Field, 'choices'>>>,
): Record<string, string | number | undefined> | undefined {
  const text = pasted.trim();
  const match = oracleSid.exec(text) ?? url.exec(text);
  if (!match) return undefined;
  const [, kind, host, port, path] = match;
  const database = databaseName.exec(text)?.[1] ?? path;
  const found = { kind: kind?.toUpperCase(), host, port: port && Number(port), database };
  const parts: Record<string, string | number | undefined> = address.port
    ? { [address.port]: undefined }
    : {};
  for (const part of ['kind', 'host', 'port', 'database'] as const) {
    const property = address[part];
    const value = found[part];
    if (property === undefined || !value) continue;
    if (fields[property]?.choices?.includes(value) ?? true) parts[property] = value;
  }
  return parts;
}

/** One line of text. Pasting a whole address into a field with `x-ui.address` splits it into its parts. */
export function TextWidget(props: WidgetProps) {
  const { form, patch } = useFormScope();
  const { address } = propertyOf(props).field;
  const Input = getTemplate('BaseInputTemplate', props.registry, props.options);
  const onPaste = (event: ClipboardEvent) => {
    const parts = address && parseAddress(event.clipboardData.getData('text'), address, form.fields);
    if (!parts || props.readonly || props.disabled) return;
    event.preventDefault();
    patch(parts);
  };
  return <Input {...props} onPaste={onPaste} />;
}

export { default as MultilineWidget } from '@rjsf/mui/lib/TextareaWidget/index.js';
