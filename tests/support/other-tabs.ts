import { vi } from 'vitest';

const open = new Set<EventTarget>();
const heard: unknown[] = [];

/** The other tabs of this browser as this one has them: they say what a test tells and hear everything. */
class OtherTabs extends EventTarget {
  constructor() {
    super();
    open.add(this);
  }

  postMessage(data: unknown): void {
    heard.push(data);
  }

  close(): void {
    open.delete(this);
  }
}

/** Puts them in the place of the browser's, where nobody has said anything yet. */
export function openOtherTabs(): void {
  open.clear();
  heard.length = 0;
  vi.stubGlobal('BroadcastChannel', OtherTabs);
}

/** Another tab says something. */
export function sayInOtherTab(data: unknown): void {
  for (const channel of open) channel.dispatchEvent(new MessageEvent('message', { data }));
}

/** What this tab has told the others. */
export const heardInOtherTabs = (): readonly unknown[] => heard;
