/** What the fields of an address are called, above them and where something is said about them. */
export const addressLabels = {
  company: 'Company',
  vatId: 'VAT ID',
  firstname: 'First name',
  lastname: 'Last name',
  street: 'Street',
  houseNumber: 'House number',
  addition: 'Address addition',
  zip: 'Postcode',
  city: 'Town',
  phone: 'Phone',
};

/** The same for the account of a direct debit. */
export const bankLabels = {
  iban: 'IBAN',
  accountHolder: 'Account holder',
};
