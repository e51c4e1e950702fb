import type { Access } from '#contract/endpoint.ts';

/** Everybody who calls, as far as rights tell them apart. */
export type Caller =
  | 'nobody yet'
  | 'guest with a basket'
  | 'member whose session has ended'
  | 'private customer'
  | 'buyer of a firm'
  | 'admin of a firm'
  | 'deputy of a firm'
  | 'buyer of another firm'
  | 'admin of another firm'
  | 'own staff';

/**
 * What a call is met with: `answered` as its content deserves, `sentToSignIn` and `toldToSignIn` with a sentence (the first
 * is led there), `forbidden` by 403, `begunAnew` by 419, after which the same is sent again as whoever asks then.
 */
export type Outcome = 'answered' | 'sentToSignIn' | 'toldToSignIn' | 'forbidden' | 'begunAnew';

type Outcomes = Readonly<Record<Caller, Outcome>>;

const answered: Outcomes = {
  'nobody yet': 'answered',
  'guest with a basket': 'answered',
  'member whose session has ended': 'answered',
  'private customer': 'answered',
  'buyer of a firm': 'answered',
  'admin of a firm': 'answered',
  'deputy of a firm': 'answered',
  'buyer of another firm': 'answered',
  'admin of another firm': 'answered',
  'own staff': 'answered',
};

/** A change that would be done as a guest whom somebody else began. */
const changed: Outcomes = { ...answered, 'member whose session has ended': 'begunAnew' };

const ordered: Outcomes = { ...answered, 'member whose session has ended': 'toldToSignIn' };

const forPeople: Outcomes = {
  ...answered,
  'nobody yet': 'sentToSignIn',
  'guest with a basket': 'sentToSignIn',
  'member whose session has ended': 'sentToSignIn',
};

const forAdmins: Outcomes = {
  ...forPeople,
  'private customer': 'forbidden',
  'buyer of a firm': 'forbidden',
  'deputy of a firm': 'forbidden',
  'buyer of another firm': 'forbidden',
  'own staff': 'forbidden',
};

const forApprovers: Outcomes = { ...forAdmins, 'deputy of a firm': 'answered' };

const forStaff: Outcomes = {
  ...forAdmins,
  'admin of a firm': 'forbidden',
  'admin of another firm': 'forbidden',
  'own staff': 'answered',
};

/** What each level of the contract means, for a reading and for a changing call. */
export const outcomesOf: Readonly<Record<Access, { readonly GET: Outcomes; readonly POST: Outcomes }>> = {
  everybody: { GET: answered, POST: changed },
  buyer: { GET: ordered, POST: ordered },
  user: { GET: forPeople, POST: forPeople },
  approver: { GET: forApprovers, POST: forApprovers },
  admin: { GET: forAdmins, POST: forAdmins },
  backend: { GET: forStaff, POST: forStaff },
};

/** Every call of the shop by its name, and what each caller gets. A call that is not listed fails. */
export const roleMatrix: Readonly<Record<string, Outcomes>> = {
  'system.config': answered,
  'system.cookies': answered,
  'system.setLanguage': changed,
  'session.user': answered,
  'session.token': answered,
  'session.login': answered,
  'session.openWayIn': answered,
  'session.logout': answered,
  'session.setB2b': changed,
  'session.setB2c': changed,
  'listing.list': answered,
  'listing.filter': answered,
  'listing.supply': answered,
  'listing.suggest': answered,
  'printer.supplies': answered,
  'article.bySlug': answered,
  'basket.show': answered,
  'basket.widget': answered,
  'basket.add': changed,
  'basket.addItems': changed,
  'basket.updateQuantity': changed,
  'basket.updateNotice': changed,
  'basket.updateCostCenter': changed,
  'basket.remove': changed,
  'basket.removeAll': changed,
  'method.payment': answered,
  'method.shipping': answered,
  'address.list': answered,
  'addressBook.create': forPeople,
  'addressBook.update': forPeople,
  'addressBook.remove': forPeople,
  'addressBook.setDefault': forPeople,
  'person.show': forPeople,
  'person.update': forPeople,
  'person.updateBankAccount': forPeople,
  'person.removeBankAccount': forPeople,
  'accountAccess.list': forPeople,
  'accountAccess.endOtherSessions': forPeople,
  'accountAccess.changePassword': forPeople,
  'accountAccess.askEmail': forPeople,
  'accountAccess.confirmEmail': forPeople,
  'accountAccess.removeBrowser': forPeople,
  'registration.register': answered,
  'registration.confirm': answered,
  'registration.showLink': answered,
  'password.request': answered,
  'password.reset': answered,
  'password.showLink': answered,
  'secondFactor.pending': answered,
  'secondFactor.verify': answered,
  'secondFactor.sendCode': answered,
  'secondFactor.state': forPeople,
  'secondFactor.begin': forPeople,
  'secondFactor.confirm': forPeople,
  'secondFactor.renewCodes': forPeople,
  'secondFactor.end': forPeople,
  'passkey.list': forPeople,
  'passkey.begin': forPeople,
  'passkey.confirm': forPeople,
  'passkey.rename': forPeople,
  'passkey.remove': forPeople,
  'passkey.beginSignIn': answered,
  'passkey.signIn': answered,
  'passkey.beginSecondFactor': answered,
  'passkey.verifySecondFactor': answered,
  'shoppingList.mine': forPeople,
  'shoppingList.create': forPeople,
  'shoppingList.edit': forPeople,
  'shoppingList.remove': forPeople,
  'shoppingList.addPosition': forPeople,
  'shoppingList.editPosition': forPeople,
  'shoppingList.dropPosition': forPeople,
  'shoppingList.dropMissingPositions': forPeople,
  'shoppingList.updatePositionQuantity': forPeople,
  'shoppingList.updatePositionNotice': forPeople,
  'shoppingList.updatePositionCostCenter': forPeople,
  'shoppingList.updatePositionOffer': forPeople,
  'shoppingList.export': forPeople,
  'personalData.export': forPeople,
  'personalData.erasability': forPeople,
  'personalData.erase': forPeople,
  'dealerList.list': forPeople,
  'dealerList.takeOver': forPeople,
  'dealerList.share': forStaff,
  'checkout.billingAddress': ordered,
  'checkout.shippingAddress': ordered,
  'checkout.paymentMethod': ordered,
  'checkout.shippingMethod': ordered,
  'checkout.remarks': forPeople,
  'checkout.saveOrder': ordered,
  'storedBasket.save': forPeople,
  'storedBasket.view': forPeople,
  'storedBasket.load': forPeople,
  'storedBasket.remove': forPeople,
  'handedOverBasket.take': changed,
  'externalCatalog.list': forPeople,
  'externalCatalog.bySlug': forPeople,
  'externalCatalog.handedOver': answered,
  'externalCatalog.handOver': changed,
  'freeArticle.add': changed,
  'freeArticle.remove': changed,
  'coupon.add': ordered,
  'coupon.remove': ordered,
  'order.list': answered,
  'lastOrder.list': answered,
  'adminOrders.list': forApprovers,
  'adminOrders.releaseNow': forApprovers,
  'adminOrders.denyApproval': forApprovers,
  'adminOrders.changeQuantities': forApprovers,
  'adminOrders.ask': forApprovers,
  'adminReleaseRules.show': forAdmins,
  'adminReleaseRules.update': forAdmins,
  'adminCostCenters.list': forAdmins,
  'adminCostCenters.create': forAdmins,
  'adminCostCenters.update': forAdmins,
  'adminCostCenters.remove': forAdmins,
  'adminCostCenters.assign': forAdmins,
  'adminCostCenters.need': forAdmins,
  'adminBudgets.list': forAdmins,
  'adminBudgets.create': forAdmins,
  'adminBudgets.update': forAdmins,
  'adminBudgets.remove': forAdmins,
  'adminBudgets.assign': forAdmins,
  'ownBudgets.list': forPeople,
  'boughtArticle.list': forPeople,
  'adminStatistics.show': forAdmins,
  'adminStatistics.overview': forAdmins,
  'adminTables.export': forAdmins,
  'adminAddresses.list': forAdmins,
  'adminAddresses.create': forAdmins,
  'adminAddresses.update': forAdmins,
  'adminAddresses.remove': forAdmins,
  'adminUserAddresses.list': forAdmins,
  'adminUserAddresses.create': forAdmins,
  'adminUserAddresses.update': forAdmins,
  'adminUserAddresses.remove': forAdmins,
  'adminUsers.list': forAdmins,
  'adminUsers.history': forAdmins,
  'adminUsers.invite': forAdmins,
  'adminUsers.inviteAgain': forAdmins,
  'adminUsers.withdraw': forAdmins,
  'adminUsers.update': forAdmins,
  'adminUsers.deactivate': forAdmins,
  'adminUsers.reactivate': forAdmins,
  'adminImport.room': forAdmins,
  'adminImport.preview': forAdmins,
  'adminImport.write': forAdmins,
  'invitation.accept': answered,
  'invitation.showLink': answered,
  'waitingOrder.answer': forPeople,
  'waitingOrder.withdraw': forPeople,
  'order.find': changed,
  'order.join': forPeople,
  'order.pdf': changed,
  'invoice.list': answered,
  'invoice.file': changed,
  'invoice.showInvoicing': forPeople,
  'invoice.updateInvoicing': forPeople,
  'stockNotice.ask': changed,
  'stockNotice.show': answered,
  'stockNotice.confirm': answered,
  'stockNotice.end': answered,
  'content.page': answered,
  'waitingRegistrations.list': forStaff,
  'waitingRegistrations.approve': forStaff,
  'waitingRegistrations.refuse': forStaff,
  'flows.list': forStaff,
  'flows.one': forStaff,
  'funnel.count': answered,
  'funnel.one': forStaff,
};
