import type { DestinationStream } from 'pino';

const periodMs = 60_000;

/**
 * Lets no more bytes a minute into the log than given, so that nobody can fill the disk; what is left out is counted and
 * told when the minute is over.
 */
export function boundVolume(destination: DestinationStream, bytesPerMinute: number): DestinationStream {
  let startedAt = performance.now();
  let written = 0;
  let leftOut = 0;

  const begin = (): void => {
    const lines = leftOut;
    startedAt = performance.now();
    written = 0;
    leftOut = 0;
    if (lines === 0) return;
    const time = new Date().toISOString();
    destination.write(
      `${JSON.stringify({ level: 40, time, lines, msg: 'Lines of the log were left out' })}\n`,
    );
  };

  return {
    write(line) {
      if (performance.now() - startedAt >= periodMs) begin();
      const bytes = Buffer.byteLength(line);
      if (written + bytes <= bytesPerMinute) {
        written += bytes;
        destination.write(line);
        return;
      }
      leftOut += 1;
      if (leftOut === 1) setTimeout(begin, periodMs - (performance.now() - startedAt)).unref();
    },
  };
}
