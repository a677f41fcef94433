/** Castagnoli's polynomial, bits reversed. */
const polynomial = 0x82f63b78;

/** The checksum with which PostgreSQL guards its files; Node knows only the other CRC-32. */
export function crc32c(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ polynomial : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
