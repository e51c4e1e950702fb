import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Unavailable } from '#server/calls/failures.ts';
import type { Log } from '#server/log/log.ts';
import { rootFolder } from '#server/runtime/root-folder.ts';
import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts';

export interface DrawingLimits {
  readonly threads: number;
  /** How long a document waits before another thread is started for it, in milliseconds: a start costs more than many documents. */
  readonly patienceMs: number;
  /** Documents that may wait for a free thread; one more is refused. */
  readonly longestQueue: number;
  /** Time one document may take, the start of its thread included, in milliseconds. */
  readonly drawMs: number;
  /** A thread without work ends after this time, in milliseconds. */
  readonly idleMs: number;
  /** Memory a thread may use for objects, in MiB. */
  readonly heapMegabytes: number;
}

export const usualDrawingLimits: DrawingLimits = {
  threads: 2,
  patienceMs: 2000,
  longestQueue: 32,
  drawMs: 15_000,
  idleMs: 300_000,
  heapMegabytes: 128,
};

/** Draws documents in threads of their own, so that the event loop answers meanwhile. */
export interface DrawingThreads {
  /**
   * Draws a document.
   *
   * @throws Unavailable when too many wait, or the thread crashed or took too long: the caller may try again
   */
  readonly draw: (request: DrawingRequest) => Promise<Buffer>;
  /** Ends all threads; what is under way is refused. */
  readonly stop: () => Promise<void>;
}

interface Drawing {
  readonly request: DrawingRequest;
  /** On the process's own clock, in milliseconds. */
  readonly askedAt: number;
  readonly resolve: (file: Buffer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Drawing | null;
  /** Ends the thread when it takes too long, or when it has had no work for long. */
  timer: NodeJS.Timeout | undefined;
}

/** What a document is called in the log. */
function nameOf(request: DrawingRequest): string {
  if ('table' in request) return request.table.sheet;
  return 'order' in request ? request.order.orderNumber : request.invoice.head.number;
}

/** The worker's program: an entry of the build, or the source, which a thread of its own cannot read without help. */
function programOf(): URL {
  const thisFile = fileURLToPath(import.meta.url);
  if (path.extname(thisFile) === '.js')
    return pathToFileURL(path.join(rootFolder, 'dist', 'server', 'drawing-worker.js'));
  const source = pathToFileURL(path.join(path.dirname(thisFile), 'drawing-worker.ts'));
  const reader = import.meta.resolve('tsx/esm/api');
  const program = `import { register } from '${reader}'; register(); await import('${source.href}');`;
  return new URL(`data:text/javascript,${encodeURIComponent(program)}`);
}

/** Threads start when there is something to draw and end when there has been nothing for a while. */
export function startDrawingThreads(log: Log, limits: DrawingLimits = usualDrawingLimits): DrawingThreads {
  const waiting: Drawing[] = [];
  const threads = new Set<Thread>();
  let isStopped = false;
  let impatience: NodeJS.Timeout | undefined;

  const end = (thread: Thread): Promise<number> => {
    threads.delete(thread);
    clearTimeout(thread.timer);
    return thread.worker.terminate();
  };

  const lose = (thread: Thread, reason: string): void => {
    if (!threads.has(thread)) return;
    void end(thread);
    thread.current?.reject(new Unavailable(reason));
    goOn();
  };

  const start = (): Thread => {
    const worker = new Worker(programOf(), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    });
    const thread: Thread = { worker, current: null, timer: undefined };
    worker.on('message', (answer: DrawingAnswer) => {
      const done = thread.current;
      thread.current = null;
      clearTimeout(thread.timer);
      if ('file' in answer) done?.resolve(Buffer.from(answer.file.buffer));
      else done?.reject(new Error(`The document could not be drawn: ${answer.reason}`));
      rest(thread);
      goOn();
    });
    worker.on('error', (error) => {
      log.error({ err: error }, 'A thread that draws documents has crashed');
      lose(thread, 'The thread that draws documents has crashed.');
    });
    worker.on('exit', () => lose(thread, 'The thread that draws documents has ended.'));
    threads.add(thread);
    return thread;
  };

  /** A thread at rest does not keep the process. */
  const rest = (thread: Thread): void => {
    thread.worker.unref();
    thread.timer = setTimeout(() => void end(thread), limits.idleMs);
    thread.timer.unref();
  };

  const work = (thread: Thread, drawing: Drawing): void => {
    clearTimeout(thread.timer);
    thread.current = drawing;
    thread.worker.ref();
    thread.timer = setTimeout(() => {
      log.error({ document: nameOf(drawing.request) }, 'A document took too long to draw');
      lose(thread, `The document was not drawn within ${limits.drawMs} ms.`);
    }, limits.drawMs);
    thread.worker.postMessage(drawing.request);
  };

  /** A thread for a document that waits; null while another is expected to be free soon. */
  const threadFor = ({ askedAt }: Drawing): Thread | null => {
    for (const thread of threads) if (thread.current === null) return thread;
    if (threads.size >= limits.threads) return null;
    const leftMs = askedAt + limits.patienceMs - performance.now();
    if (threads.size === 0 || leftMs <= 0) return start();
    clearTimeout(impatience);
    impatience = setTimeout(goOn, leftMs);
    return null;
  };

  const goOn = (): void => {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const thread = threadFor(next);
      if (thread === null) return;
      waiting.shift();
      work(thread, next);
    }
  };

  return {
    draw: (request) =>
      new Promise((resolve, reject) => {
        if (isStopped || waiting.length >= limits.longestQueue) {
          reject(new Unavailable('Too many documents wait to be drawn.'));
          return;
        }
        waiting.push({ askedAt: performance.now(), request, resolve, reject });
        goOn();
      }),
    async stop() {
      isStopped = true;
      clearTimeout(impatience);
      const ended = new Unavailable('The shop is being stopped.');
      for (const { reject } of waiting.splice(0)) reject(ended);
      await Promise.all(
        [...threads].map(async (thread) => {
          thread.current?.reject(ended);
          await end(thread);
        }),
      );
    },
  };
}
