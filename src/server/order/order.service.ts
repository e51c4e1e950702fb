import { articlePath } from '#contract/article-path.ts';
import type { LastOrder } from '#contract/last-order.ts';
import { boughtPerPage } from '#contract/bought-articles.ts';
import type { BoughtArticle } from '#contract/bought-articles.ts';
import type { Order, OrderSummary } from '#contract/order.ts';
import type * as z from 'zod/mini';
import { orderProgress } from '#domain/order-steps.ts';
import type { Foundation } from '#server/runtime/foundation.ts';
import { pictureOf } from '#server/catalogue/tile.ts';
import { refuse } from '#server/calls/failures.ts';
import type { Executor } from '#server/database/pool.ts';
import {
  findGuestOrderHead,
  findOrder,
  findOrderHead,
  listLastOrders,
  listOrders,
  loadOrderHead,
  loadOrderPositions,
} from './order.repository.ts';
import type { ListedOwnOrder } from './order.repository.ts';
import type { StoredOrder, StoredOrderPosition, WholeOrder } from './stored-order.ts';
import type { Member, Visitor } from '#server/session/visitor.ts';
import { textsOf } from '#texts/catalogues.ts';
import { ownerOf } from '#server/basket/basket.service.ts';
import { debitOf } from './debit.ts';
import { orderingTexts } from '#server/method/method.service.ts';
import type { OrderDocumentService } from '#server/document/order-document.service.ts';
import { isOrderKey } from './order-lookup.service.ts';
import { hashOrderToken } from './order-token.service.ts';
import { endOf } from './end-of-article.ts';
import { courseOf } from './order-course.ts';
import { listBoughtArticles } from './bought-article.repository.ts';
import { prepaymentOf } from './prepayment.ts';
import type { SettingsService, ShopSettings } from '#server/settings/settings.service.ts';
import type { WithdrawalService } from '#server/withdrawal/withdrawal.service.ts';

type Summary = z.infer<typeof OrderSummary>;

export interface OrderService {
  readonly list: (
    visitor: Visitor,
    query: {
      page?: number | undefined;
      search?: string | undefined;
      state?: Order['state'] | undefined;
      orderNumber?: string | undefined;
      orderToken?: string | undefined;
      orderKey?: string | undefined;
    },
  ) => Promise<{ items: Summary[]; total: number; states?: Order['state'][]; item: Order | null }>;
  /** The last orders of whoever is signed in, at a glance. */
  readonly last: (visitor: Visitor) => Promise<LastOrder[]>;
  /** Articles of the orders of whoever is signed in. */
  readonly bought: (member: Member, page: number) => Promise<{ items: BoughtArticle[]; total: number }>;
  readonly pdf: (visitor: Visitor, wanted: WantedOrder) => Promise<{ fileName: string; base64: string }>;
  /** One of the visitor's own orders without its positions, or a guest's by its key; null for every other. */
  readonly findOwn: (visitor: Visitor, wanted: WantedOrder) => Promise<StoredOrder | null>;
  /** An order in full, whoever placed it; for what the shop itself does with it. */
  readonly whole: (executor: Executor, orderId: number) => Promise<WholeOrder | null>;
}

/** Which order somebody wants to read: an own one, or a guest's by its key. */
export interface WantedOrder {
  readonly orderNumber: string;
  readonly orderKey?: string | undefined;
}

/** How much the home page shows. */
const lastShown = { orders: 3, positions: 3 };

function urlOf({
  articleNumber,
  shopDepotId,
  slug,
}: Pick<StoredOrderPosition, 'articleNumber' | 'shopDepotId' | 'slug'>): string {
  return slug === null || shopDepotId === null ? '' : articlePath({ articleNumber, shopDepotId, slug });
}

const positionOf = (position: StoredOrderPosition): Order['positions'][number] => ({
  articleNumber: position.articleNumber,
  shopDepotId: position.shopDepotId,
  url: urlOf(position),
  manufacturerNumber: position.manufacturerNumber,
  displayName: position.displayName,
  quantity: position.quantity,
  unit: position.unit,
  unitNet: position.unitNetCents,
  unitGross: position.unitGrossCents,
  taxRate: position.taxRate,
  lineNet: position.lineNetCents,
  lineGross: position.lineGrossCents,
  hint: position.hint,
  costCenter: position.costCenter,
  offerNumber: position.offerNumber,
});

/** A stored order in the shape of the contract; a prepaid one with the account the shop names today. */
export function toOrder(
  { order, positions }: WholeOrder,
  settings: Pick<ShopSettings, 'address' | 'iban' | 'bankName' | 'sepaCreditorId'>,
): Order {
  const debit = debitOf(order, settings);
  return {
    orderNumber: order.orderNumber,
    placedAt: order.placedAt.toISOString(),
    state: order.state,
    ...(order.cancelReason === null ? {} : { cancelReason: order.cancelReason }),
    mode: order.mode,
    isTaxExempt: order.isTaxExempt,
    email: order.email,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentName,
    shippingMethod: order.shippingName,
    prepayment: prepaymentOf(order, settings),
    ...(debit === null ? {} : { debit }),
    minimumDays: order.minimumDays,
    maximumDays: order.maximumDays,
    comment: order.comment,
    reference: order.reference,
    ...(order.deliveryDay === null ? {} : { deliveryDay: order.deliveryDay }),
    positions: positions.map(positionOf),
    goodsNet: order.goodsNetCents,
    goodsGross: order.goodsGrossCents,
    ...(order.couponCode === ''
      ? {}
      : {
          discount: {
            code: order.couponCode,
            net: order.discountNetCents,
            gross: order.discountGrossCents,
          },
        }),
    shippingNet: order.shippingNetCents,
    shippingGross: order.shippingGrossCents,
    paymentFeeNet: order.feeNetCents,
    paymentFeeGross: order.feeGrossCents,
    taxes: [...order.taxes],
    totalNet: order.totalNetCents,
    totalTax: order.totalTaxCents,
    totalGross: order.totalGrossCents,
  };
}

type InShort = Omit<Summary, 'cancelReason' | 'question' | 'progress'> & Pick<ListedOwnOrder, 'cancelReason'>;

/** What is told of any order in short. */
const summaryOf = ({ orderNumber, placedAt, state, cancelReason, mode, ...sums }: InShort): Summary => ({
  orderNumber,
  placedAt,
  state,
  ...(cancelReason === null ? {} : { cancelReason }),
  mode,
  totalNet: sums.totalNet,
  totalGross: sums.totalGross,
});

/** One of the list, with what is told there alone. */
function listed(row: ListedOwnOrder): Summary {
  const progress = orderProgress(row, row.passages);
  return {
    ...summaryOf({ ...row, placedAt: row.placedAt.toISOString() }),
    ...(row.question === null ? {} : { question: row.question }),
    ...(progress === null ? {} : { progress }),
  };
}

/** Reads orders: the visitor's own (R24, R26), and a guest's one for whoever has its key. */
export function createOrderService(needs: {
  readonly foundation: Foundation;
  readonly settings: SettingsService;
  readonly documents: OrderDocumentService;
  readonly withdrawals: Pick<WithdrawalService, 'ofOrder'>;
}): OrderService {
  const { database, keys } = needs.foundation;

  const headByKey = async (orderNumber: string, orderKey: string): Promise<StoredOrder | null> =>
    isOrderKey(keys, orderNumber, orderKey) ? findGuestOrderHead(database, { orderNumber }) : null;

  const findOwn: OrderService['findOwn'] = (visitor, { orderNumber, orderKey }) => {
    if (orderKey !== undefined) return headByKey(orderNumber, orderKey);
    const owner = ownerOf(visitor);
    const reader = owner === null ? null : { owner, sessionId: visitor.session.id };
    return reader === null ? Promise.resolve(null) : findOrderHead(database, reader, { orderNumber });
  };

  const inFull = async (found: WholeOrder): Promise<Order> => {
    const [settings, course, withdrawals] = await Promise.all([
      needs.settings.read(),
      courseOf(database, found.order),
      needs.withdrawals.ofOrder(found.order.id),
    ]);
    const positions = found.positions.map((stored) => {
      const { isDiscontinued, ...end } = endOf(stored, settings);
      return {
        ...positionOf(stored),
        ...(stored.slug === null || isDiscontinued ? { isSoldNoMore: true as const, ...end } : {}),
      };
    });
    return {
      ...toOrder(found, settings),
      positions,
      ...course,
      ...(withdrawals.length === 0 ? {} : { withdrawals }),
    };
  };

  const oneOf = (item: Order | null): { items: Summary[]; total: number; item: Order | null } => {
    if (item === null) return { items: [], total: 0, item };
    return { items: [summaryOf({ ...item, cancelReason: item.cancelReason ?? null })], total: 1, item };
  };

  return {
    async list(visitor, query) {
      if (query.orderKey !== undefined) {
        const order = await headByKey(query.orderNumber ?? '', query.orderKey);
        if (order === null) return oneOf(null);
        return oneOf(await inFull({ order, positions: await loadOrderPositions(database, order.id) }));
      }
      const owner = ownerOf(visitor);
      if (owner === null) return oneOf(null);
      const readers = { owner, sessionId: visitor.session.id };
      if (query.orderNumber !== undefined || query.orderToken !== undefined) {
        const found =
          query.orderToken === undefined
            ? await findOrder(database, readers, { orderNumber: query.orderNumber ?? '' })
            : await findOrder(database, readers, { tokenHash: hashOrderToken(query.orderToken) });
        const isBoth = query.orderNumber !== undefined && query.orderToken !== undefined;
        const item =
          found === null || (isBoth && found.order.orderNumber !== query.orderNumber)
            ? null
            : await inFull(found);
        return oneOf(item);
      }
      const { rows, total, states } = await listOrders(database, owner, {
        page: query.page ?? 1,
        search: query.search ?? '',
        state: query.state ?? null,
      });
      return {
        items: rows.map(listed),
        total,
        ...(states.length === 0 ? {} : { states }),
        item: null,
      };
    },

    async last(visitor) {
      if (visitor.user === null) return [];
      const rows = await listLastOrders(database, visitor.user.id, lastShown);
      return rows.map(({ placedAt, articles, ...order }) => ({
        ...order,
        placedAt: placedAt.toISOString(),
        articles: articles.map(({ displayName, articleNumber, pictureVersion }) => ({
          displayName,
          picture: pictureVersion === null ? null : pictureOf({ articleNumber, pictureVersion }),
        })),
      }));
    },

    async bought({ user }, page) {
      const [settings, rows] = await Promise.all([
        needs.settings.read(),
        listBoughtArticles(database, user.id, { most: boughtPerPage, skipped: (page - 1) * boughtPerPage }),
      ]);
      const items = rows.map((row) => {
        const { slug, deliveryState, isUnbounded, successor, total: _, lastOrderedAt, ...article } = row;
        return {
          ...article,
          url: urlOf(row),
          lastOrderedAt: lastOrderedAt.toISOString(),
          ...endOf({ slug, deliveryState, isUnbounded, successor }, settings),
        };
      });
      return { items, total: rows[0]?.total ?? 0 };
    },
    findOwn,
    async whole(executor, orderId) {
      const order = await loadOrderHead(executor, orderId);
      return order === null ? null : { order, positions: await loadOrderPositions(executor, orderId) };
    },
    async pdf(visitor, wanted) {
      const order = await findOwn(visitor, wanted);
      if (order === null) return refuse('order.notFound', orderingTexts(visitor.language).orderNotFound);
      const { language } = visitor;
      const settings = await needs.settings.read();
      const bytes = await needs.documents.pdfOf({
        order,
        language,
        settings,
        whole: async () =>
          toOrder({ order, positions: await loadOrderPositions(database, order.id) }, settings),
      });
      const fileName = textsOf(language).order.fileName({ number: order.orderNumber });
      return { fileName, base64: bytes.toString('base64') };
    },
  };
}
