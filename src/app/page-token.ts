/** The CSRF token in the page's meta tag (S7). */
export function readPageToken(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? null;
}

export function writePageToken(token: string): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
  if (meta !== null) meta.content = token;
}
