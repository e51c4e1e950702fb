/** Coarse part (land to municipality, so 2, 3, 5, 8, 9 or 12 digits), fine part where there is one, and two check digits. */
const leitwegForm = /^(\d{2,3}|\d{5}|\d{8}|\d{9}|\d{12})(?:-([0-9A-Z]{1,30}))?-(\d{2})$/;

/** A reference as it is kept: capitals as the buyer's register writes them where it is a Leitweg-ID. */
export function normaliseBuyerReference(typed: string): string {
  const reference = typed.trim().replace(/\s+/g, ' ');
  return isLeitwegId(reference) ? reference.toUpperCase() : reference;
}

/** Whether a reference has the form of a Leitweg-ID; others may have it by chance, so only an XRechnung insists on the check digits. */
export const looksLikeLeitwegId = (reference: string): boolean =>
  leitwegForm.test(reference.trim().toUpperCase());

/**
 * Whether the check digits of a Leitweg-ID are right: ISO 7064 MOD 97-10 over coarse and fine part, letters as 10 to 35
 * (Formatspezifikation Leitweg-ID 2.0).
 */
export function isLeitwegId(reference: string): boolean {
  const [, coarse, fine = '', check] = leitwegForm.exec(reference.trim().toUpperCase()) ?? [];
  if (coarse === undefined || check === undefined) return false;
  const digits = `${coarse}${fine}${check}`.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
