/** What the fields of an address are called, above them and where something is said about them. */
export const addressLabels = {
  company: 'Firma',
  vatId: 'USt-IdNr.',
  firstname: 'Vorname',
  lastname: 'Nachname',
  street: 'Straße',
  houseNumber: 'Hausnummer',
  addition: 'Adresszusatz',
  zip: 'Postleitzahl',
  city: 'Ort',
  phone: 'Telefon',
};

/** The same for the account of a direct debit. */
export const bankLabels = {
  iban: 'IBAN',
  accountHolder: 'Kontoinhaber',
};
