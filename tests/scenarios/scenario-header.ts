/** Names a call and what shall happen to it: `checkout.saveOrder=price.risen`. */
export const scenarioHeader = 'x-scenario';

/** Stands for a page in the place of a call's name: `document=maintenance`. */
export const documentName = 'document';

/** What a header asks for this call; null when it speaks of another one, or of nothing. */
export function scenarioFor(endpointName: string, header: unknown): string | null {
  if (typeof header !== 'string') return null;
  const [call, scenario] = header.split('=');
  return call === endpointName && scenario !== undefined && scenario !== '' ? scenario : null;
}

/** Header of a call during which a rule of the server is broken on purpose: it goes by what was true before the scenario. */
export const brokenRuleHeader = 'x-broken-rule';
