/** Names a call and what shall happen to it: `checkout.saveOrder=price.risen`. */
export const scenarioHeader = 'x-scenario';

/** What a header asks for this call; null when it speaks of another one, or of nothing. */
export function scenarioFor(endpointName: string, header: unknown): string | null {
  if (typeof header !== 'string') return null;
  const [call, scenario] = header.split('=');
  return call === endpointName && scenario !== undefined && scenario !== '' ? scenario : null;
}
