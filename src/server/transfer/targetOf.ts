import { captionOf } from '../crud/captionOf.ts';
import type { Call } from '../Service.ts';
import { invalidRequest } from '../ServiceError.ts';
import type { Documents } from '../store/Documents.ts';
import type { Bundle } from './Bundle.ts';
import { subject } from './subject.ts';

/**
 * Where the caller wants items to land, by parameters that are named as the references of an interface are. An absent one is
 * an empty string (schemas/SPECIFICATION.md section 3.9). Throws INVALID_REQUEST for what the company does not have.
 */
export async function targetOf(
  call: Call,
  documents: Documents,
  names: readonly string[],
): Promise<Bundle['target']> {
  const { model } = subject;
  const target: Record<string, string> = {};
  const problems = [];
  for (const { property, entity, value } of model.references) {
    const wanted = call.query[property];
    if (!names.includes(property) || typeof wanted !== 'string' || wanted === '') continue;
    target[property] = wanted;
    if (await documents.find(entity, value, wanted, [call.companyUuid], 'share')) continue;
    const field = captionOf(call, model.name, property);
    problems.push({ field: property, message: call.say.translate('validation.reference', { field }) });
  }
  if (problems.length > 0) throw invalidRequest(problems);
  return target;
}
