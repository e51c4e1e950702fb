import { shallowEqual, useSelector } from '@xstate/react';
import { selectMode, selectShopFlags } from '#machines/shop-mode/shop-mode.selectors.ts';
import { selectSessionView } from '#machines/session/session.selectors.ts';
import type { ArticleSetting } from '#ui/shop/article-setting.ts';
import { useIsAdminMode } from './admin-mode.ts';
import { useConfig } from './config.ts';
import { useShop } from './shop.ts';
import { useWording } from './texts.ts';

/** Who looks at articles, and in which words and kind of price. */
export function useArticleSetting(): ArticleSetting {
  const { system, prefetch } = useShop();
  const { texts, language } = useWording();
  const config = useConfig();
  const mode = useSelector(system.shopMode, selectMode);
  const flags = useSelector(
    system.shopMode,
    (snapshot) => {
      const shop = selectShopFlags(snapshot);
      return {
        isTaxExempt: shop.isTaxExempt,
        taxExemptText: shop.taxExemptDisplayText,
        allowOfferRequest: shop.allowOfferRequest,
        allowOrdersWithoutStock: shop.allowOrdersWithoutStock,
      };
    },
    shallowEqual,
  );
  const isGuest = useSelector(system.session, (snapshot) => selectSessionView(snapshot).isGuest);
  return {
    texts,
    language,
    mode,
    isTaxExempt: flags.isTaxExempt,
    taxExemptText: flags.taxExemptText,
    isPriceDisplayed: config.display_price,
    isGrossBeside: isGuest && config.display_gross_price,
    display: config.article_display,
    isOfferAllowed: flags.allowOfferRequest,
    allowOrdersWithoutStock: flags.allowOrdersWithoutStock,
    isAdminMode: useIsAdminMode(),
    onIntent: prefetch,
  };
}
