/** What the page itself notes down; runs in the browser before anything else, so it imports nothing. */
export interface PageNotes {
  fcp: number | null;
  lcp: number | null;
  lcpElement: string;
  cls: number;
  /** Start and length of every task above 50 ms. */
  readonly longTasks: [number, number][];
  /** Length of every event an interaction caused. */
  readonly events: number[];
}

/** When what an interaction leads to was first visible, in milliseconds after the finger went down. */
export interface InteractionNotes {
  startedAt: number | null;
  readonly seen: Record<string, number>;
}

declare global {
  interface Window {
    pageNotes?: PageNotes;
    interaction?: InteractionNotes;
  }
}

export function observePage(): void {
  const notes: PageNotes = { fcp: null, lcp: null, lcpElement: '', cls: 0, longTasks: [], events: [] };
  window.pageNotes = notes;
  const on = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    notes.lcp = entry.startTime;
    notes.lcpElement = (entry as PerformanceEntry & { element?: Element | null }).element?.tagName ?? '?';
  });
  let windowSum = 0;
  let first = 0;
  let last = 0;
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { hadRecentInput: boolean; value: number };
    if (shift.hadRecentInput) return;
    if (shift.startTime - last > 1000 || shift.startTime - first > 5000) {
      windowSum = 0;
      first = shift.startTime;
    }
    last = shift.startTime;
    windowSum += shift.value;
    notes.cls = Math.max(notes.cls, windowSum);
  });
  on('longtask', (entry) => notes.longTasks.push([entry.startTime, entry.duration]));
  on(
    'event',
    (entry) => {
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
        notes.events.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Notes when each of the named selectors first has a box, looking once a frame from the first pointerdown on. */
export function watchInteraction(selectors: Readonly<Record<string, string>>): void {
  const notes: InteractionNotes = { startedAt: null, seen: {} };
  window.interaction = notes;
  const look = (): void => {
    const startedAt = notes.startedAt ?? 0;
    for (const [name, selector] of Object.entries(selectors)) {
      if (name in notes.seen) continue;
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box !== undefined && box.width > 0) {
        // Counted when the frame that shows it has been handed over.
        notes.seen[name] = 0;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => {
            notes.seen[name] = performance.now() - startedAt;
          };
          channel.port2.postMessage(0);
        });
      }
    }
    requestAnimationFrame(look);
  };
  addEventListener(
    'pointerdown',
    () => {
      notes.startedAt ??= performance.now();
      look();
    },
    { capture: true, once: true },
  );
}
