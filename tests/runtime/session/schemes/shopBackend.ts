import type { SignIn } from '../../../../src/contract/backend/Backend.ts';
import { bareTranslation } from '../../../../src/contract/backend/bareTranslation.ts';
import type { Protocol } from '../../../../src/contract/backend/Protocol.ts';
import { signBearer } from '../../../../src/contract/backend/signIn/signBearer.ts';

/** Returns a back end whose sign-in is read at each use, because tests change it. */
export const shopBackend = (signIn: () => SignIn): Protocol => ({
  name: 'shop',
  server: 'https://shop.example',
  services: {},
  key: 'id',
  list: { paging: { style: 'none' } },
  answer: { style: 'bare', record: '', records: '' },
  errors: { message: ['/reason'] },
  get signIn() {
    return signIn();
  },
  translation: bareTranslation,
  sign: signBearer,
});
