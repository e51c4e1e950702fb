export const forms: typeof import('../de/forms.ts').forms = {
  requiredHint: '* required',
  countries: { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' },
  addressFields: {
    vatId: 'VAT id',
    phone: 'Phone',
  },
  addressWarnings: { houseNumberMissing: 'The house number is missing. Is the address right like this?' },
  missing: {
    position: 'Not every article can be ordered.',
    billingAddress: 'The billing address is missing.',
    shippingAddress: 'The shipping address is missing.',
    paymentMethod: 'The payment method is missing.',
    shippingMethod: 'The shipping method is missing.',
    terms: 'Please read and check the terms.',
    costCenter: 'All positions must have a cost center associated.',
    costCenterUnknown: 'You can not order (any more) on one of the cost centers that are named.',
  },
  paymentObstacles: {
    onlyCompanies: 'For companies only.',
    onlyCustomers: 'For signed-in customers only.',
    aboveLimit: (given) => `Only up to ${given.limit}.`,
    country: 'Not possible for the country of the billing address.',
  },
  shippingObstacles: { country: 'Not shipped to this country.' },
};
