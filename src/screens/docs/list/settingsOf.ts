import type { Row } from '../../../contract/envelope.ts';
import { familyOf } from '../familyOf.ts';

/** Where an interface is edited: its page on the screen of its family. */
export const settingsOf = (record: Row): string =>
  `${familyOf(record)?.route ?? '/'}?${new URLSearchParams({ view: 'edit', uuid: record.uuid })}`;
