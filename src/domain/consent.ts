/** What is stored under `cookie:accepted` for each answer (S4.4, docs/decisions/0020). */
export const consentValues = { accepted: 'true', declined: 'false' } as const;

/** Whether a stored value gives consent: only true, 'true' and '2' do (S4.4). */
export function hasConsent(stored: unknown): boolean {
  return stored === true || stored === 'true' || stored === '2';
}

/** Whether the visitor still has to be asked: only as long as nothing is stored (docs/decisions/0020). */
export function isConsentOpen(stored: unknown): boolean {
  return stored === null || stored === undefined;
}
