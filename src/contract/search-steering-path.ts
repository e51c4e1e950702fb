/** What the shop's staff say about searches; views read it before anything is asked, so it stands beside the calls. */
export const searchSteeringPath = '/search-steering';

/** What a draft consists of, in its address; a field of a form each, or what is removed or taken back. */
export const draftParameters = ['kind', 'word', 'target', 'remove', 'undo', 'query'] as const;

/** The page where a rule is written, with what is said of it so far. */
export function searchDraftPath(draft: Readonly<Record<string, string | undefined>>): string {
  const said = draftParameters.flatMap((name) => {
    const value = draft[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  const query = new URLSearchParams(said);
  return query.size === 0 ? `${searchSteeringPath}/rule` : `${searchSteeringPath}/rule?${query}`;
}
