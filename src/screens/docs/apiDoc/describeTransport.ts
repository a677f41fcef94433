import { choiceKey } from '../../../contract/text/captions.ts';
import type { Localization } from '../../../runtime/core/i18n/localization.ts';
import type { ApiDoc } from './apiDoc.ts';

/** Describes a transport other than HTTP, by its own phrase or by its name. */
export function describeTransport(
  { transport }: ApiDoc,
  { translate, has }: Pick<Localization, 'translate' | 'has'>,
): string {
  const own = `docs.document.transports.${transport}`;
  return translate(has(own) ? own : 'docs.document.transports.other', {
    transport: translate(choiceKey('interface', ['type'], transport)),
  });
}
