import type { formFaults as german } from '../de/form-faults.ts';
import { addressLabels, bankLabels } from './field-labels.ts';

export const formFaults: typeof german = {
  markedFields: 'Please check the marked fields.',
  labels: {
    orderNumber: 'Order number',
    email: 'E-mail address',
    password: 'Password',
    currentPassword: 'Current password',
    passwordAgain: 'New password',
    guestEmail: 'E-mail address',
    ...addressLabels,
    ...bankLabels,
  },
  sentences: {
    missing: ({ label }) => `${label} is missing.`,
    tooLong: ({ label }) => `${label} is too long.`,
    emailMissing: 'Please enter your e-mail address.',
    emailInvalid: 'Please enter a valid e-mail address.',
    passwordMissing: 'Please enter your password.',
    currentPasswordMissing: 'Please enter your current password.',
    newPasswordMissing: 'Please enter a new password.',
    passwordWeak:
      'This password is too easy to guess. Take a longer one, best of several words; your name, your company and your e-mail address do not count.',
    passwordUnconfirmed: 'Password dont confirm with confirmation of Password',
    orderNumberMissing: 'Please enter the order number.',
    orderEmailMissing: 'Please enter the e-mail address.',
    companyMissing: 'Please enter the name of the company.',
    nameOnly: 'Please enter the name only, without web addresses and special characters.',
    addressOnly: 'Please enter the postal address only, without web addresses.',
    zipFiveDigits: 'A German postcode has five digits.',
    zipFourDigits: 'The postcode has four digits.',
    vatIdInvalid: 'This VAT id does not have the right form, e.g. DE123456789.',
    phoneInvalid: 'Please use only digits, spaces and + ( ) / -.',
    shippingMethodMissing: 'The shipping method is missing.',
    paymentMethodMissing: 'The payment method is missing.',
    ibanMissing: 'Please enter your IBAN.',
    ibanInvalid: 'This IBAN is not right. Please check the digits.',
    ibanNotSepa: 'The account must be held in a SEPA country.',
    accountHolderMissing: 'Please enter the account holder.',
    answerMissing: 'Please write your answer.',
  },
};
