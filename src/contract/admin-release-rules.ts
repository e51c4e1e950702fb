import * as z from 'zod/mini';
import { adminReleaseRulesPath } from './admin-firm-paths.ts';
import { get, post } from './endpoint.ts';
import { bodyOf } from './form-body.ts';
import { releaseRuleFields } from './forms/release-rules.ts';
import { Cents, Slug } from './text.ts';

/** Most categories a firm may name. */
export const mostReleaseCategories = 100;

/** Which orders of a firm need a release, and who gives it when. */
export const ReleaseRules = z.object({
  /** Net; null = no order by its amount. */
  releaseAbove: z.nullable(Cents),
  /** Slugs of the categories of which every order needs one, with those below them. */
  categories: z.array(z.string()),
  /** Every order needs one that books on a cost center nobody is responsible for. */
  isOwnerlessReleased: z.boolean(),
  /** Who ordered may release that themselves, if they may release. */
  mayReleaseOwn: z.boolean(),
  /** Name of who decides when the admins have let the time go by, as the page of people says; null = nobody can. */
  deputy: z.nullable(z.string()),
  /** How many cost centers in use have somebody responsible who is locked out. */
  lockedOwners: z.number(),
  /** From the placing on. */
  reminderHours: z.number(),
  deputyHours: z.number(),
  expiryHours: z.number(),
});
export type ReleaseRules = z.infer<typeof ReleaseRules>;

/** The part of them that admins say there. */
export const SaidReleaseRules = z.extend(z.omit(ReleaseRules, { deputy: true, lockedOwners: true }), {
  categories: z.array(Slug).check(z.maxLength(mostReleaseCategories)),
});
export type SaidReleaseRules = z.infer<typeof SaidReleaseRules>;

/** What admins say about the releases of their firm. */
export const adminReleaseRuleEndpoints = {
  show: get({
    name: 'adminReleaseRules.show',
    path: adminReleaseRulesPath,
    access: 'admin',
    summary: 'Which orders of the firm need a release, and who gives it; with the categories to choose of.',
    spec: ['S4.3-09'],
    reply: z.object({
      rules: ReleaseRules,
      /** Those without one above them. */
      categories: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  }),
  update: post({
    name: 'adminReleaseRules.update',
    path: `${adminReleaseRulesPath}/update`,
    access: 'admin',
    summary: 'Says so anew; it holds for orders that are placed from then on.',
    spec: ['S4.3-09'],
    body: z.extend(bodyOf(releaseRuleFields), {
      categories: z.array(Slug).check(z.maxLength(mostReleaseCategories)),
      isOwnerlessReleased: z.boolean(),
      mayReleaseOwn: z.boolean(),
      /** As they were read: others that hold by now are not overwritten. */
      seen: z.optional(SaidReleaseRules),
    }),
    reply: z.object({ success: z.literal(true) }),
  }),
};
