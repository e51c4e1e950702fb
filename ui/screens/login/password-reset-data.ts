import type { ReplyOf } from '#contract/endpoint.ts';
import type { passwordEndpoints } from '#contract/password.ts';

/** What the link of the mail is still worth. */
export type PasswordResetData = ReplyOf<typeof passwordEndpoints.showLink>;
