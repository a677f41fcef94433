import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Source } from './Bundle.ts';
import { checksumOf, type ExportFile, schemaVersion } from './ExportFile.ts';
import { type Item, readItem } from './Item.ts';
import { targetOf } from './targetOf.ts';

/** Throws for a file that would be misread, and for one that is not as it was exported. Its shape was checked (`input`). */
function fileOf({ body, say }: Call): ExportFile {
  const file = body as ExportFile;
  if (file.schemaVersion > schemaVersion) {
    const parameters = { version: file.schemaVersion, known: schemaVersion };
    throw invalidRequest([{ field: 'schemaVersion', message: say.translate('transfer.newer', parameters) }]);
  }
  if (file.sha256 !== checksumOf(file)) {
    throw invalidRequest([{ field: 'sha256', message: say.translate('transfer.checksum') }]);
  }
  return file;
}

/** An own address below another service: `http://test:8080/tasks` and `https://wcs.example` make `https://wcs.example/tasks`. */
function movedTo(serviceUrl: unknown, { record, parts }: Item): Item {
  const { address } = record;
  if (typeof serviceUrl !== 'string' || serviceUrl === '') return { record, parts };
  if (typeof address !== 'string' || !/^https?:/.test(address)) return { record, parts };
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/.exec(address) ?? [];
  return { record: { ...record, address: serviceUrl.replace(/\/+$/, '') + (path ?? '') }, parts };
}

/** What is imported: an export file, as a whole. */
export const fromFile: Source = async (call, documents) => {
  const { items, references } = fileOf(call);
  return {
    items: items.map((item) => movedTo(call.query.serviceUrl, readItem(item))),
    references,
    target: await targetOf(call, documents, [
      'dcCode',
      'ownerCode',
      'erpUuid',
      'dingDingUuid',
      'dataSourceUuid',
    ]),
  };
};
