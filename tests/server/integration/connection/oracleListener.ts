import { startTcpServer } from './connectionUnderTest.ts';

/**
 * Starts a fake Oracle listener that knows no database, but refuses each connect descriptor. Resolves to its
 * port.
 * @param codeOf returns the number of the refusal
 */
export const oracleListener = (codeOf: (descriptor: string) => number): Promise<number> =>
  startTcpServer((socket) => {
    socket.on('data', (packet) => {
      const text = `(DESCRIPTION=(ERR=${codeOf(packet.toString('latin1'))}))`;
      const header = Buffer.of(0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0);
      header.writeUInt16BE(header.length + text.length, 0);
      header.writeUInt16BE(text.length, 10);
      socket.end(Buffer.concat([header, Buffer.from(text)]));
    });
  });
