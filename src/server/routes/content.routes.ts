import { contentEndpoints } from '#contract/content.ts';
import { legalSlugs, type LegalSlug } from '#contract/legal-slugs.ts';
import { legal as german } from '#texts/de/legal.ts';
import { legal as english } from '#texts/en/legal.ts';
import type { Handlers } from '#server/endpoints.ts';
import { notFound } from '#server/failures.ts';

const isLegalSlug = (slug: string): slug is LegalSlug => (legalSlugs as readonly string[]).includes(slug);

/** Pages of plain content (spec 7.1): the legal pages of the footer. */
export function registerContentRoutes(handlers: Handlers): void {
  handlers.handle(contentEndpoints.page, async ({ visitor }, { params }) => {
    if (!isLegalSlug(params.slug)) return notFound('no such page');
    return { item: (visitor.language === 'en' ? english : german)[params.slug] };
  });
}
