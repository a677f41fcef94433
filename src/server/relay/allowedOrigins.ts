import type { Documents } from '../store/Documents.ts';

/** Where a company says that its partners are. */
const places = [
  ['erp', 'basePath'],
  ['interface', 'address'],
] as const;

/** Scheme, host and port of everything that the company has configured; message brokers (`tcp:`) have no such origin. */
export async function allowedOrigins(
  documents: Documents,
  companyUuid: string,
): Promise<ReadonlySet<string>> {
  const counted = await Promise.all(
    places.map(([entity, property]) => documents.countBy(entity, companyUuid, property)),
  );
  const urls = counted.flatMap((counts) => [...counts.keys()].map(String)).filter((url) => URL.canParse(url));
  return new Set(urls.map((url) => new URL(url).origin).filter((origin) => /^https?:/.test(origin)));
}
