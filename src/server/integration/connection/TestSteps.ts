import type { Socket } from 'node:net';
import type { ConnectionTest } from '#generated/types.ts';
import { ServiceError } from '../../platform/base/ServiceError.ts';
import type { LocalePhrases } from '../../platform/base/servicePhrases.ts';
import { rootCauseOf } from '../../platform/network/rootCauseOf.ts';
import { wrapNetworkErrors } from '../../platform/network/wrapNetworkErrors.ts';
import { redactor } from '../../platform/security/redactor.ts';
import { describeNetworkError, StepFailure, type StepPhrase } from './StepFailure.ts';

/** One step of the report to the operator: entity `connectionTest`. */
export type TestStep = ConnectionTest['steps'][number];

/** Name of a step, with its phrase at `connection.steps.<name>` of locales/. */
type TestStepName =
  | 'address'
  | 'host'
  | 'port'
  | 'encryption'
  | 'token'
  | 'answer'
  | 'protocol'
  | 'signIn'
  | 'database'
  | 'encoding'
  | 'query';

/** A step has failed and was reported. Later steps are skipped. */
class StepsEnded extends Error {}

interface TestStepsOptions {
  readonly phrases: LocalePhrases;
  /** Milliseconds for all steps together. */
  readonly milliseconds?: number;
  /** Prefix of step names, if one test covers several objects. */
  readonly about?: string;
  /** Secrets that no step may show. */
  readonly secrets?: readonly string[];
}

/** Maximum characters of a step's message. */
const maxMessageLength = 500;

/**
 * A connection test, step by step. Each step either succeeds with a result, or fails with cause and remedy
 * and ends the test.
 */
export class TestSteps {
  /** Aborts on timeout. */
  readonly signal: AbortSignal;
  readonly results: TestStep[] = [];
  readonly #phrases: LocalePhrases;
  readonly #hide: (text: string, length: number) => string;
  readonly #sockets: Socket[] = [];

  readonly #end: number;

  readonly #about: string;

  constructor({ phrases, about, milliseconds = 12_000, secrets = [] }: TestStepsOptions) {
    this.signal = AbortSignal.timeout(milliseconds);
    this.#end = performance.now() + milliseconds;
    this.#phrases = phrases;
    this.#about = about === undefined ? '' : `${about} · `;
    this.#hide = redactor(secrets);
  }

  /** Performs one step and records its result and duration. */
  async perform<T>(
    name: TestStepName,
    work: () => Promise<T>,
    describe: (found: T) => StepPhrase,
  ): Promise<T> {
    const start = performance.now();
    try {
      const found = await this.inTime(work());
      this.pass(name, describe(found), performance.now() - start);
      return found;
    } catch (error) {
      return this.fail(name, error);
    }
  }

  /** Remaining milliseconds. */
  remainingTime(): number {
    return Math.max(1, Math.round(this.#end - performance.now()));
  }

  /** Waits no longer than the test may take; rejects with the error. */
  async inTime<T>(work: Promise<T>): Promise<T> {
    try {
      return await wrapNetworkErrors(work, this.signal);
    } catch (error) {
      throw rootCauseOf(error);
    }
  }

  /** Records a step that succeeded together with another one. */
  pass(name: TestStepName, words: StepPhrase, milliseconds?: number): void {
    const sentence = this.#sentence(words);
    const message =
      milliseconds === undefined
        ? sentence
        : this.#sentence(['took', { sentence, milliseconds: Math.round(milliseconds) }]);
    this.#add(name, true, message);
  }

  /** Records the reason of a failed step, for any thrown value, and ends the test. */
  fail(name: TestStepName, error: unknown): never {
    this.#add(name, false, this.#reason(error));
    throw new StepsEnded();
  }

  /** Closes the socket at the end of the test. */
  closeAtEnd(socket: Socket): Socket {
    // Without a listener, a connection that breaks after its step would end the process.
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }

  /** Runs the steps of `work` until one fails, and closes what they opened. */
  async run(work: (steps: this) => Promise<void>): Promise<TestStep[]> {
    try {
      await work(this);
    } catch (error) {
      if (!(error instanceof StepsEnded)) throw error;
    } finally {
      for (const socket of this.#sockets) socket.destroy();
    }
    return this.results;
  }

  #reason(thrown: unknown): string {
    const error = rootCauseOf(thrown);
    if (error instanceof ServiceError) return error.messageIn(this.#phrases);
    if (error instanceof StepFailure) return this.#sentence(error.phrase);
    return this.#sentence(this.signal.aborted ? ['outOfTime'] : describeNetworkError(error));
  }

  #sentence([key, parameters]: StepPhrase): string {
    return this.#phrases.translate(`connection.${key}`, parameters);
  }

  #add(name: TestStepName, ok: boolean, message: string): void {
    this.results.push({
      name: this.#about + this.#phrases.translate(`connection.steps.${name}`),
      ok,
      // Messages of drivers have several lines.
      message: this.#hide(message.replaceAll(/\p{Cc}+/gu, ' '), maxMessageLength),
    });
  }
}
