import type { Socket } from 'node:net';
import type { ConnectionTest } from '../../generated/types.ts';
import { redactor } from '../exchange/redactor.ts';
import { NoAnswer, overNetwork } from '../network/overNetwork.ts';
import type { Say } from '../phrases.ts';
import { ServiceError } from '../ServiceError.ts';
import { causeOf } from './causeOf.ts';
import { Failed, type Words } from './Failed.ts';

/** One step as the operator reads it: entity `connectionTest`. */
export type Step = ConnectionTest['steps'][number];

/** What a step is about: `connection.steps.<name>` of locales/ words it. */
export type StepName =
  | 'address'
  | 'host'
  | 'port'
  | 'encryption'
  | 'answer'
  | 'protocol'
  | 'signIn'
  | 'database'
  | 'encoding'
  | 'query';

/** What went wrong, within all that was waited for. */
const innermost = (error: unknown): unknown => (error instanceof NoAnswer ? innermost(error.cause) : error);

/** A step has failed, and says so: those after it are not tried. */
class Ended extends Error {}

interface StepsOptions {
  readonly say: Say;
  /** Milliseconds for all steps together. */
  readonly milliseconds?: number;
  /** Put before the names of steps: what they are about, where several things are tried. */
  readonly about?: string;
  /** What no step may show. */
  readonly secrets?: readonly string[];
}

/** Characters of a step's sentence. */
const longest = 500;

/** A trial, step by step. Each either succeeds and says what it found, or fails with cause and remedy and ends the trial. */
export class Steps {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
  readonly taken: Step[] = [];
  readonly #say: Say;
  readonly #hide: (text: string, length: number) => string;
  readonly #sockets: Socket[] = [];

  readonly #end: number;

  readonly #about: string;

  constructor({ say, about, milliseconds = 12_000, secrets = [] }: StepsOptions) {
    this.signal = AbortSignal.timeout(milliseconds);
    this.#end = performance.now() + milliseconds;
    this.#say = say;
    this.#about = about === undefined ? '' : `${about} · `;
    this.#hide = redactor(secrets);
  }

  /** Does one step, and says what it found and how long it took. */
  async take<T>(name: StepName, work: () => Promise<T>, said: (found: T) => Words): Promise<T> {
    const start = performance.now();
    try {
      const found = await this.inTime(work());
      this.pass(name, said(found), performance.now() - start);
      return found;
    } catch (error) {
      return this.fail(name, error);
    }
  }

  /** Milliseconds that are left. */
  left(): number {
    return Math.max(1, Math.round(this.#end - performance.now()));
  }

  /** Waits no longer than the trial may take; rejects with what went wrong. */
  async inTime<T>(work: Promise<T>): Promise<T> {
    try {
      return await overNetwork(work, this.signal);
    } catch (error) {
      throw innermost(error);
    }
  }

  /** A step that has succeeded together with another one. */
  pass(name: StepName, words: Words, milliseconds?: number): void {
    const sentence = this.#sentence(words);
    const message =
      milliseconds === undefined
        ? sentence
        : this.#sentence(['took', { sentence, milliseconds: Math.round(milliseconds) }]);
    this.#add(name, true, message);
  }

  /** Tells why a step failed, whatever was thrown, and ends the trial. */
  fail(name: StepName, error: unknown): never {
    this.#add(name, false, this.#reason(error));
    throw new Ended();
  }

  /** Ends with the trial, whatever becomes of it. */
  own(socket: Socket): Socket {
    // Somebody must listen, or a connection that breaks after its step would end the process.
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }

  /** Runs the steps of `work` as far as they get, and closes what they opened. */
  async run(work: (steps: this) => Promise<void>): Promise<Step[]> {
    try {
      await work(this);
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
    } finally {
      for (const socket of this.#sockets) socket.destroy();
    }
    return this.taken;
  }

  #reason(thrown: unknown): string {
    const error = innermost(thrown);
    if (error instanceof ServiceError) return error.sentence(this.#say);
    if (error instanceof Failed) return this.#sentence(error.words);
    return this.#sentence(this.signal.aborted ? ['outOfTime'] : causeOf(error));
  }

  #sentence([key, parameters]: Words): string {
    return this.#say.translate(`connection.${key}`, parameters);
  }

  #add(name: StepName, ok: boolean, message: string): void {
    this.taken.push({
      name: this.#about + this.#say.translate(`connection.steps.${name}`),
      ok,
      // Drivers write over several lines.
      message: this.#hide(message.replaceAll(/\p{Cc}+/gu, ' '), longest),
    });
  }
}
