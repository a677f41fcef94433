import type { Documents } from '../store/Documents.ts';

/** Where a company says that its partners are: ERPs first, because there are few. */
const places = [
  ['erp', 'basePath'],
  ['interface', 'address'],
] as const;

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** Whether the company has configured something at this scheme, host and port (`https://erp.example.com`). */
export async function isConfigured(
  documents: Documents,
  companyUuid: string,
  origin: string,
): Promise<boolean> {
  for (const [entity, property] of places) {
    const counts = await documents.countBy(entity, companyUuid, property);
    if ([...counts.keys()].some((url) => originOf(String(url)) === origin)) return true;
  }
  return false;
}
