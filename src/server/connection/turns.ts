import { Turns } from '../network/Turns.ts';

/** Tests of connections in this process, whoever asks for them. */
export const turns = new Turns();
