import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

interface ReceivedMail {
  readonly recipient: string;
  readonly messageId: string;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Recipients of connections that hang now. */
  readonly hanging: () => string[];
  /** Connections that were ever opened. */
  readonly connectionCount: () => number;
  /** Nobody's mail hangs from now on; connections that do are cut. */
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
}

/**
 * A mail server on a port of its own, as far as sending one mail a connection needs (RFC 5321). It never answers to the
 * `RCPT TO` of recipients that hang.
 */
export async function startMailServer(hangsFor: (recipient: string) => boolean): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const stuck = new Map<Socket, string>();
  const sockets = new Set<Socket>();
  let isHealed = false;
  let connections = 0;

  const serve = (socket: Socket): void => {
    connections += 1;
    sockets.add(socket);
    const answer = (line: string): void => void socket.write(`${line}\r\n`);
    let recipient = '';
    let content: string | null = null;
    const obey = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        recipient = /<(.*)>/.exec(line)?.[1] ?? '';
        if (!isHealed && hangsFor(recipient)) stuck.set(socket, recipient);
        else answer('250 OK');
      } else if (verb === 'DATA') {
        content = '';
        answer('354 Go on');
      } else if (verb === 'QUIT') {
        answer('221 Bye');
        socket.end();
      } else answer('250 OK');
    };
    const take = (line: string): void => {
      if (content === null) return obey(line);
      if (line !== '.') {
        content += `${line}\n`;
        return;
      }
      received.push({ recipient, messageId: /^Message-ID: (.*)$/im.exec(content)?.[1] ?? '' });
      content = null;
      answer('250 OK');
    };
    let rest = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      const lines = `${rest}${chunk}`.split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(take);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      stuck.delete(socket);
    });
    answer('220 mail.example');
  };

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    hanging: () => [...stuck.values()],
    connectionCount: () => connections,
    heal() {
      isHealed = true;
      for (const socket of stuck.keys()) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
