import type { ReplyOf } from '#contract/endpoint.ts';
import type { systemEndpoints } from '#contract/system.ts';

export type CookiesData = ReplyOf<typeof systemEndpoints.cookies>;
