/** Makes a session's row from hash ($1) and time ($2); two requests at once get the same row. */
export const sessionInsert = `insert into session (hash, created_at, last_seen_at) values ($1, $2, $2)
  on conflict (hash) do update set last_seen_at = excluded.last_seen_at returning id`;
