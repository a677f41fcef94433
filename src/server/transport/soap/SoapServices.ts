import type { SignedIn } from '../http/signIn.ts';
import { Kept } from '../Kept.ts';
import { SoapService } from './SoapService.ts';

/** The web services that are in use: their descriptions are read again after a minute without use. */
export class SoapServices {
  readonly #kept = new Kept<SoapService>();

  /** Rejects with Failure. */
  of(signedIn: SignedIn): Promise<SoapService> {
    return this.#kept.of(JSON.stringify([signedIn.url, signedIn.headers]), () =>
      SoapService.describe(signedIn),
    );
  }

  close(): Promise<void> {
    return this.#kept.close();
  }
}
