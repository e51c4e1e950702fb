import { contentEndpoints } from '#contract/content.ts';
import { fitPromiseSlug, legalSlugs } from '#contract/legal-slugs.ts';
import { legal as german } from '#texts/de/legal.ts';
import { legal as english } from '#texts/en/legal.ts';
import type { Handle } from '#server/calls/endpoints.ts';
import type { MethodService } from '#server/method/method.service.ts';
import { notFound } from '#server/calls/failures.ts';
import { priceRulesOf } from '#server/mode/mode.service.ts';
import type { SettingsService } from '#server/settings/settings.service.ts';
import { deliveryTimesSection } from './delivery-times.ts';
import { shippingSection } from './shipping-table.ts';

const slugs = [...legalSlugs, fitPromiseSlug] as const;

const isKnownSlug = (slug: string): slug is (typeof slugs)[number] =>
  (slugs as readonly string[]).includes(slug);

/** Pages of plain content (S7.1): the legal pages of the footer and what the shop promises. */
export function registerContentRoutes(
  handle: Handle,
  { methods, settings }: { readonly methods: MethodService; readonly settings: SettingsService },
): void {
  handle(contentEndpoints.page, async ({ visitor }, { params }) => {
    if (!isKnownSlug(params.slug)) return notFound('no such page');
    const { language } = visitor;
    const item = (language === 'en' ? english : german)[params.slug];
    if (params.slug !== 'versand') return { item };
    const shipping = shippingSection(await methods.known(), {
      language,
      rules: priceRulesOf(visitor),
    });
    const { cutOffTime } = await settings.read();
    const times = deliveryTimesSection(language, cutOffTime);
    return { item: { ...item, sections: [shipping, times, ...item.sections] } };
  });
}
