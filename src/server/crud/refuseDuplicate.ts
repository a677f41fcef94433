import type { EntityModel } from '../../contract/entity.ts';
import type { Call } from '../Service.ts';
import { ServiceError } from '../ServiceError.ts';
import { DuplicateError } from '../store/Documents.ts';
import { captionOf } from './captionOf.ts';

/** Turns a clash of natural keys into a refusal that names the fields. `phrase` words it where the general one says too little. */
export async function refuseDuplicate(
  call: Call,
  model: EntityModel,
  write: () => Promise<void>,
  phrase?: string,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error;
    const fields = model.naturalKey.map((name) => captionOf(call, model.name, name));
    const field = model.naturalKey[0] ?? '';
    const message = call.say.translate('validation.duplicate', { field: fields[0] });
    throw new ServiceError(
      'DUPLICATE',
      { fields: fields.join(', ') },
      { problems: [{ field, message }] },
      phrase,
    );
  }
}
