import * as z from 'zod/mini';

/**
 * Every reason for which the server may refuse an expected request (docs/decisions/0001). Machines branch on these codes,
 * never on status numbers or sentences. A type alone: the first call of a shopper does not pay for a list of them.
 */
export type RefusalCode =
  | 'session.ended'
  | 'login.failed'
  | 'login.notAllowed'
  | 'login.tooManyAttempts'
  | 'login.wayInInvalid'
  | 'login.secondFactor'
  | 'registration.notAllowed'
  | 'person.notAllowed'
  | 'registration.invalid'
  | 'person.notFound'
  | 'secondFactor.wrong'
  | 'secondFactor.locked'
  | 'secondFactor.over'
  | 'secondFactor.tooManyMails'
  | 'secondFactor.changed'
  | 'password.wrong'
  | 'password.resetNotAllowed'
  | 'password.tokenInvalid'
  | 'email.linkInvalid'
  | 'email.unconfirmed'
  | 'mails.tooMany'
  | 'fields.invalid'
  | 'mode.notAllowed'
  | 'order.notAllowed'
  | 'order.tooMany'
  | 'order.tooMuchOpen'
  | 'order.notFound'
  | 'order.tooManyTries'
  | 'release.changed'
  | 'release.decided'
  | 'release.notAllowed'
  | 'release.overBudget'
  | 'release.otherSum'
  | 'notice.notAllowed'
  | 'notice.tooMany'
  | 'notice.notFound'
  | 'offerRequest.notAllowed'
  | 'offerRequest.hasPrice'
  | 'offerRequest.full'
  | 'offerRequest.notFound'
  | 'offerRequest.empty'
  | 'offerRequest.tooMany'
  | 'withdrawal.tooMany'
  | 'rating.notBought'
  | 'rating.notFound'
  | 'rating.tooMany'
  | 'rating.unproven'
  | 'article.notFound'
  | 'article.notOrderable'
  | 'article.withoutPrice'
  | 'quantity.tooHigh'
  | 'stock.tooLow'
  | 'device.notFound'
  | 'device.tooMany'
  | 'list.notFound'
  | 'list.tooMany'
  | 'list.full'
  | 'list.exportNotAllowed'
  | 'basket.empty'
  | 'basket.full'
  | 'basket.changed'
  | 'basket.frozen'
  | 'position.notFound'
  | 'lines.tooMany'
  | 'price.risen'
  | 'checkout.incomplete'
  | 'storedBasket.notFound'
  | 'storedBasket.tooMany'
  | 'storedBasket.choose'
  | 'handedOver.unknown'
  | 'handedOver.signIn'
  | 'externalCatalog.notAllowed'
  | 'freeArticle.notAvailable'
  | 'coupon.notFound'
  | 'coupon.notValid'
  | 'coupon.tooManyTries'
  | 'address.notFound'
  | 'address.tooMany'
  | 'costCenter.notFound'
  | 'costCenter.tooMany'
  | 'budget.notFound'
  | 'budget.tooMany'
  | 'firm.changed'
  | 'import.columns'
  | 'import.changed'
  | 'method.notFound'
  | 'method.notAvailable'
  | 'searchRules.outdated'
  | 'searchRules.unknown'
  | 'token.conflict';

/** Answered with status 200 for everything a shopper can run into in normal use (docs/decisions/0001). */
export const Refusal = z.object({
  success: z.literal(false),
  /** Not compared with the codes above: one that a newer server knows is a refusal, too, and its sentences are shown. */
  code: z.string() as unknown as z.ZodMiniType<RefusalCode, string>,
  /** Sentences in the visitor's language. */
  errorMessages: z.array(z.string()),
  /** Field name (dotted path of the request body) → sentence. */
  fieldErrors: z.optional(z.record(z.string(), z.string())),
  /** An address of the shop; anything else counts as not said, so that a refusal stays one wherever it should lead. */
  redirectTo: z.optional(z.unknown()),
});
export type Refusal = z.infer<typeof Refusal>;
