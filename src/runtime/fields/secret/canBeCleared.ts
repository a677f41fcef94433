import type { Form } from '../../../contract/form.ts';
import { clearFlag, setFlag } from '../../../contract/secretName.ts';
import type { Data } from '../../form/FormScope.ts';
import { find } from '../../form/findings.ts';
import { validated } from '../../form/outgoing.ts';

/** Whether the record may be saved without the secret, as things stand: what is required can only be replaced. */
export function canBeCleared(form: Form, secret: string, data: Data): boolean {
  const cleared = { ...data, [secret]: undefined, [setFlag(secret)]: false, [clearFlag(secret)]: true };
  const { violations } = find(form, validated(form, cleared));
  return !violations.some(
    ({ keyword, params }) => keyword === 'required' && params.missingProperty === secret,
  );
}
