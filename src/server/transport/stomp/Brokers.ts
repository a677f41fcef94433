import type { Network } from '../../network/resolved.ts';
import { Kept } from '../Kept.ts';
import { Broker } from './Broker.ts';
import type { StompAddress } from './StompAddress.ts';

/** The message brokers that are in use; documents for one share its connection. */
export class Brokers {
  readonly network: Network;
  readonly #kept = new Kept<Broker>();

  constructor(network: Network) {
    this.network = network;
  }

  /** To be asked for again before each use. Rejects with Failure. */
  of(address: StompAddress): Promise<Broker> {
    const { shown, username, password } = address;
    const name = JSON.stringify([shown, username, password]);
    return this.#kept.of(name, () => Broker.connect(address, this.network, () => void this.#kept.end(name)));
  }

  close(): Promise<void> {
    return this.#kept.close();
  }
}
