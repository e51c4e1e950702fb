const cookieNames: readonly string[] = ['_pk_id', '_pk_ses', '_pk_ref'];

/** Analytics cookies a consented visit may have left (R69). */
export function expireAnalyticsCookies(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=', 1)[0]?.trim() ?? '';
    if (cookieNames.some((prefix) => name.startsWith(prefix))) {
      document.cookie = `${name}=; max-age=0; path=/`;
    }
  }
}
