import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on loopback that stores mails, and refuses everything while `isDown`. */
export interface SmtpStandIn {
  url: string;
  received: string[];
  isDown: boolean;
  /** Delays the acknowledgement of the next mail until the returned function is called. */
  holdNext(): () => void;
  close(): Promise<void>;
}

export async function startSmtp(): Promise<SmtpStandIn> {
  let pause: Promise<void> | undefined;
  const holdNext = () => {
    let release: (() => void) | undefined;
    pause = new Promise((resolve) => {
      release = resolve;
    });
    return () => release?.();
  };
  const standIn: SmtpStandIn = { url: '', received: [], isDown: false, holdNext, close: async () => undefined };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(standIn.isDown ? new Error('421 down') : null),
    onData: (stream, _session, done) => {
      const wait = pause;
      pause = undefined;
      void text(stream).then(async (mail) => {
        await wait;
        standIn.received.push(mail);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  standIn.url = `smtp://127.0.0.1:${port}`;
  standIn.close = () => new Promise((resolve) => server.close(() => resolve()));
  return standIn;
}
