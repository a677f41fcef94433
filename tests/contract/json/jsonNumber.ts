import fc from '../../fastCheck.ts';

/** Any number of a JSON text, with 60 digits at most and any exponent. */
export const jsonNumber = fc.stringMatching(/^-?(0|[1-9]\d{0,29})(\.\d{1,30})?([eE][+-]?\d{1,3})?$/);
