/**
 * Limits of sign-in attempts: the number that is free, and then the seconds between two. Strangers at other
 * addresses do not lock an operator out. Many names from one address are limited as well.
 */
export const attemptLimits = {
  operatorAtAddress: { free: 5, seconds: 60 },
  address: { free: 30, seconds: 10 },
};
