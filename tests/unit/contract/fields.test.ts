import { describe, expect, it } from 'vitest';
import { bodyOf } from '#contract/form-body.ts';
import { addressFields } from '#contract/forms/address.ts';
import { ListQuery } from '#contract/list-query.ts';
import { articleEndpoints, ArticleTile } from '#contract/article.ts';
import { BasketAddBody, BasketPosition, BasketState, ToastAdd } from '#contract/basket.ts';
import { listingEndpoints } from '#contract/listing.ts';
import { ShopFlags, UserState } from '#contract/session.ts';
import { AppConfig } from '#contract/system.ts';
import { storageKeys } from '#contract/browser-storage.ts';
import { StoredAvailability } from '#contract/stored-availability.ts';

/** Names of the fields an object schema declares. */
const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as { readonly shape: Readonly<Record<string, unknown>> }).shape);
const words = (list: string): string[] => list.trim().split(/[\s,]+/);

describe('fields of the specification', () => {
  const position =
    words(`uid, id, timestamp, articleNumber, shopDepotId, quantity, unit, price, userId, costCenter,
    offerNumber, hint, shipping, image, url, slug, displayName, excerpt, exists`);
  const limits = words('min_order_price_unit, max_order_price_unit, step_order_price_unit, _func');

  it('[S3.2-01] a basket position', () => {
    expect(fieldsOf(BasketPosition)).toEqual(expect.arrayContaining(position));
  });

  it('[S3.2-02] the order limits and the _func marker of a basket position', () => {
    expect(fieldsOf(BasketPosition)).toEqual(expect.arrayContaining(limits));
  });

  it('an add accepts exactly the fields of a position and refuses any other', () => {
    expect(fieldsOf(BasketAddBody).sort()).toEqual([...position, ...limits].sort());
    const body = { articleNumber: 'T1', shopDepotId: 1, quantity: 1 };
    expect(BasketAddBody.safeParse(body).success).toBe(true);
    expect(BasketAddBody.safeParse({ ...body, totals: 1 }).success).toBe(false);
  });

  it('[S3.3-01] the basket state', () => {
    expect(fieldsOf(BasketState)).toEqual(
      expect.arrayContaining(
        words(`items, saved_baskets, saved_baskets_count, hasAutoSave, totals, budget_totals, priceTypes, freeArticles,
          possibleFreeArticles, couponFreeArticles, coupons, releaseInfos, budgetInfos, checkoutData, externalCatalog`),
      ),
    );
    expect(fieldsOf(BasketState.shape.releaseInfos)).toEqual(
      expect.arrayContaining(
        words('orderAction, orderActionReason, orderCheck, orderCheckValue, orderRealValue'),
      ),
    );
  });

  it('[S3.3-02] the totals of the basket', () => {
    expect(fieldsOf(BasketState.shape.totals)).toEqual(
      expect.arrayContaining(words('article_count position_count')),
    );
  });

  it('[S3.7-01] the list request', () => {
    expect(fieldsOf(ListQuery)).toEqual(
      expect.arrayContaining(
        words('limit, paginate, sortBy, sortDirection, filter, search, page, catalogSlug, catalogId'),
      ),
    );
  });

  it('[S3.7-02] the list response', () => {
    const related = words(
      'item, variantArticles, alternativeArtikel, oekoAlternativeArtikel, zubehoerArtikel, crossSellingArtikel',
    );
    expect(fieldsOf(listingEndpoints.list.reply)).toEqual(
      expect.arrayContaining([...related, ...words('mainCatalog, filters, sortOptions')]),
    );
    expect(fieldsOf(articleEndpoints.bySlug.reply)).toEqual(expect.arrayContaining(related));
  });

  it('[S3.8-01] an article as shown on tiles', () => {
    expect(fieldsOf(ArticleTile)).toEqual(
      expect.arrayContaining(
        words(`id, articleNumber, shopDepotId, slug, display_name, partner_display_name, displayName, brandName,
          manufacturerNumber, weeeNummer, price, prices, sellingPriceCollection, basePrice, isBestPrice, content,
          content_unit, comparative_price_unit, content_net, min_order_price_unit, max_order_price_unit,
          step_order_price_unit, stock, sap_delivery_state, online_available, collection_possible, mainImage, videoCount,
          attributes, umweltfreundlichesMerkmal, farbe, basisfarbe, fromShopDepot, _score, boost`),
      ),
    );
    expect(fieldsOf(ArticleTile.shape.price)).toEqual(
      expect.arrayContaining(
        words('net_price, unit, quantity_lower_bound, internal_price_type, internal_price_type_id'),
      ),
    );
    expect(fieldsOf(ArticleTile.shape.content_unit)).toContain('display_name');
    expect(fieldsOf(ArticleTile.shape.mainImage)).toEqual(expect.arrayContaining(['file', 'fileType']));
    expect(fieldsOf(ArticleTile.shape.attributes)).toContain('br_flags');
  });

  it('[S3.9-06] the payload of the toast after an add', () => {
    expect(fieldsOf(ToastAdd).sort()).toEqual(words('articleNumber basketLink displayName image quantity'));
    expect(fieldsOf(ToastAdd.shape.image)).toEqual(['file']);
  });

  it('[S3.10-01] the user state', () => {
    expect(fieldsOf(UserState)).toEqual(
      expect.arrayContaining(
        words(`sessionId, guest, isBackendUser, data, my, salutations, titles, occupations, departments, genders,
          countries, user_payments_configs`),
      ),
    );
    expect(fieldsOf(UserState.shape.data)).toContain('is_backend_user');
  });

  it('[S3.12-01] the shop flags', () => {
    expect(fieldsOf(ShopFlags)).toEqual(
      expect.arrayContaining(
        words(`isB2b, showB2Switcher, isTaxExempt, taxExemptDisplayText, useHekPrice, showEvkOnUseHekPrice, allowB2b,
          allowB2c, allowOfferRequest, May_order`),
      ),
    );
  });

  it('[S3.13-02] the app config response', () => {
    expect(fieldsOf(AppConfig)).toEqual(
      expect.arrayContaining(words('isDownForMaintenance, isAppApproved, matomoSiteId, marginTop')),
    );
  });

  it('[S4.1-15][S9-32] what is kept in the browser, and under which keys', () => {
    expect(storageKeys).toEqual({ availability: 'brApp', consent: 'cookie:accepted' });
    expect(fieldsOf(StoredAvailability)).toEqual(words('maintenance flag503 approved httpError code'));
  });

  it('an address refuses fields nobody asked for', () => {
    expect(bodyOf(addressFields).safeParse({ company: '', is_backend_user: true }).success).toBe(false);
  });
});
