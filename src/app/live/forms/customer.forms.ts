import type { CustomerFormName } from '#contract/forms/form-names.ts';
import type { LiveForm } from './live-form.ts';

const ofWaitingOrder = () => import('./waiting-order.forms.ts');
const ofAccess = () => import('./account-access.forms.ts');
const ofFactorSetup = () => import('./second-factor-setup.forms.ts');
const ofPasskeys = () => import('./passkey.forms.ts');
const ofLists = () => import('./shopping-list.forms.ts');
const ofRatings = () => import('./rating.forms.ts');
const ofDevices = () => import('./own-device.forms.ts');
const ofPerson = () => import('./person.forms.ts');

/** Forms of who is signed in, and those beside a shopper's way; the rules and calls of each come with the first page that shows it. */
export const customerForms: Readonly<Record<CustomerFormName, () => Promise<LiveForm>>> = {
  'release-answer': async () => (await ofWaitingOrder()).releaseAnswer,
  'release-withdrawal': async () => (await ofWaitingOrder()).releaseWithdrawal,
  person: async () => (await ofPerson()).person,
  'account-erasure': async () => (await import('./account-erasure.form.ts')).accountErasure,
  'bank-account': async () => (await ofPerson()).bankAccount,
  'bank-account-removal': async () => (await ofPerson()).bankAccountRemoval,
  'password-change': async () => (await ofAccess()).passwordChange,
  'email-change': async () => (await ofAccess()).emailChange,
  'email-confirm': async () => (await ofAccess()).emailConfirm,
  'browser-removal': async () => (await ofAccess()).browserRemoval,
  'sessions-end': async () => (await ofAccess()).sessionsEnd,
  'second-factor-begin': async () => (await ofFactorSetup()).secondFactorBegin,
  'second-factor-confirm': async () => (await ofFactorSetup()).secondFactorConfirm,
  'second-factor-codes': async () => (await ofFactorSetup()).secondFactorCodes,
  'second-factor-end': async () => (await ofFactorSetup()).secondFactorEnd,
  passkey: async () => (await ofPasskeys()).passkey,
  'passkey-name': async () => (await ofPasskeys()).passkeyName,
  'passkey-removal': async () => (await ofPasskeys()).passkeyRemoval,
  'passkey-codes': async () => (await ofPasskeys()).passkeyCodes,
  'shopping-list': async () => (await ofLists()).shoppingList,
  'shopping-list-removal': async () => (await ofLists()).shoppingListRemoval,
  'list-share': async () => (await ofLists()).listShare,
  'dealer-list-copy': async () => (await ofLists()).dealerListCopy,
  'list-position': async () => (await ofLists()).listPosition,
  'list-position-removal': async () => (await ofLists()).listPositionRemoval,
  'list-missing-removal': async () => (await ofLists()).listMissingRemoval,
  invoicing: async () => (await import('./invoicing.form.ts')).invoicing,
  'offer-request': async () => (await import('./offer-request.form.ts')).offerRequest,
  withdrawal: async () => (await import('./withdrawal.form.ts')).withdrawal,
  rating: async () => (await ofRatings()).rating,
  'rating-withdrawal': async () => (await ofRatings()).ratingWithdrawal,
  'own-device': async () => (await ofDevices()).ownDevice,
  'own-device-adding': async () => (await ofDevices()).ownDeviceAdding,
  'own-device-import': async () => (await ofDevices()).ownDeviceImport,
  'own-device-choice': async () => (await ofDevices()).ownDeviceChoice,
  'own-device-removal': async () => (await ofDevices()).ownDeviceRemoval,
  'own-device-open-removal': async () => (await ofDevices()).ownDeviceOpenRemoval,
  'own-device-forecasts': async () => (await ofDevices()).ownDeviceForecasts,
  'order-join': async () => (await import('./order-lookup.form.ts')).orderJoin,
};
