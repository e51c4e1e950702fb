import { matomoParameters, type TrackingEvent } from '#domain/tracking.ts';

export interface AnalyticsPorts {
  /** Matomo's tracking address; empty = nothing is ever sent. */
  readonly url: string;
  readonly siteId: string;
  readonly origin: string;
  readonly path: () => string;
  readonly send: (address: string, body?: string) => void;
}

export interface Analytics {
  /** @param at path of the page it belongs to; of the address as it is where none is named */
  readonly track: (event: TrackingEvent, at?: string) => void;
  /** What happened together on a page leaves in one message. */
  readonly trackTogether: (events: readonly TrackingEvent[], at: string) => void;
  /** Told anew on each route change; without consent nothing leaves and nothing is kept (S4.4, R67). */
  readonly setGranted: (isGranted: boolean) => void;
}

/** Sends events to the analytics host while, and only while, the visitor consents. */
export function createAnalytics({ url, siteId, origin, path, send }: AnalyticsPorts): Analytics {
  let isGranted = false;
  const maySend = (): boolean => isGranted && url !== '';
  const queryOf = (event: TrackingEvent, at: string): string =>
    new URLSearchParams(matomoParameters(event, { siteId, origin, path: at })).toString();
  return {
    track(event, at = path()) {
      if (maySend()) send(`${url}${url.includes('?') ? '&' : '?'}${queryOf(event, at)}`);
    },
    trackTogether(events, at) {
      if (maySend() && events.length > 0)
        send(url, JSON.stringify({ requests: events.map((event) => `?${queryOf(event, at)}`) }));
    },
    setGranted(granted) {
      isGranted = granted;
    },
  };
}

/** One request without cookies and without reading the answer; a failing analytics host is nobody's problem (R74). */
export function sendBeacon(address: string, body?: string): void {
  void fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}
