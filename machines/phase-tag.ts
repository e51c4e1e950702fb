/** What a visitor may do in a state: wait, act, find a way out, or nothing more. Each snapshot carries exactly one. */
export type PhaseTag = 'busy' | 'ready' | 'blocked' | 'done';
