import type { Connection, LoadRequest } from './closed-loop.ts';

/** A visitor with a session: cookie and the token that belongs to it. */
export interface Guest {
  cookie: string;
  readonly token: string;
}

const sessionCookie = (headers: { readonly 'set-cookie'?: string[] }): string | null =>
  headers['set-cookie']?.map((cookie) => cookie.split(';')[0] ?? '').join('; ') ?? null;

/** Opens a session as the first page of a visit does. */
export async function openSession(connection: Connection): Promise<Guest> {
  const answer = await connection.send({ path: '/rest/systems/token' });
  const cookie = sessionCookie(answer.headers);
  if (answer.status !== 200 || cookie === null)
    throw new Error(`No session: ${answer.status} ${answer.text}`);
  return { cookie, token: (JSON.parse(answer.text) as { token: string }).token };
}

/** A changing call of a guest; keeps the cookie of the answer. */
export async function post(
  connection: Connection,
  guest: Guest,
  path: string,
  body: unknown,
): Promise<{ readonly status: number; readonly text: string; readonly bytes: number }> {
  const request: LoadRequest = {
    method: 'POST',
    path: `/rest${path}`,
    body,
    headers: { cookie: guest.cookie, 'x-csrf-token': guest.token },
  };
  const answer = await connection.send(request);
  guest.cookie = sessionCookie(answer.headers) ?? guest.cookie;
  return answer;
}
