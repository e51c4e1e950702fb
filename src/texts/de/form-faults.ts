import { addressLabels, bankLabels } from './field-labels.ts';

interface Named {
  /** The field as its label calls it. */
  readonly label: string;
}

/** What is wrong with something a person typed, by the fault the contract names; the one place for these sentences. */
export const formFaults = {
  markedFields: 'Bitte prüfen Sie die markierten Felder.',
  /** Fields as their labels call them. */
  labels: {
    orderNumber: 'Bestellnummer',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    currentPassword: 'Jetziges Passwort',
    passwordAgain: 'Neues Passwort',
    code: 'Code',
    guestEmail: 'E-Mail-Adresse',
    displayName: 'Name der Liste',
    description: 'Beschreibung',
    hint: 'Notiz',
    customArticleNumber: 'Eigene Artikelnummer',
    customArticleInfo: 'Eigene Bezeichnung',
    costCenter: 'Kostenstelle',
    offerNumber: 'Angebotsnummer',
    ...addressLabels,
    ...bankLabels,
    number: 'Nummer',
    name: 'Bezeichnung',
    owner: 'Verantwortlich',
    amount: 'Höhe',
  },
  sentences: {
    missing: ({ label }: Named) => `${label} fehlt.`,
    tooLong: ({ label }: Named) => `${label} ist zu lang.`,
    emailMissing: 'Bitte geben Sie Ihre E-Mail-Adresse an.',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    passwordMissing: 'Bitte geben Sie Ihr Passwort an.',
    currentPasswordMissing: 'Bitte geben Sie Ihr jetziges Passwort an.',
    newPasswordMissing: 'Bitte geben Sie ein neues Passwort an.',
    passwordWeak:
      'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie ein längeres, am besten mehrere Wörter; Ihr Name, Ihre Firma und Ihre E-Mail-Adresse zählen nicht mit.',
    passwordUnconfirmed: 'Die beiden neuen Passwörter sind nicht gleich.',
    emailUnconfirmed: 'Die beiden E-Mail-Adressen sind nicht gleich.',
    codeMissing: 'Bitte geben Sie den Code ein.',
    codeInvalid: 'Der Code hat sechs Ziffern.',
    recoveryCodeInvalid: 'Ein Wiederherstellungscode hat zehn Zeichen: Buchstaben und die Ziffern 2 bis 7.',
    orderNumberMissing: 'Bitte geben Sie die Bestellnummer an.',
    orderEmailMissing: 'Bitte geben Sie die E-Mail-Adresse an.',
    companyMissing: 'Bitte geben Sie den Namen der Firma an.',
    nameOnly: 'Bitte nur den Namen eingeben, ohne Internetadresse und Sonderzeichen.',
    addressOnly: 'Bitte nur die Anschrift eingeben, ohne Internetadresse.',
    zipFiveDigits: 'Eine deutsche Postleitzahl hat fünf Ziffern.',
    zipFourDigits: 'Die Postleitzahl hat vier Ziffern.',
    vatIdInvalid: 'Diese USt-IdNr. hat nicht die richtige Form, z. B. DE123456789.',
    phoneInvalid: 'Bitte geben Sie nur Ziffern, Leerzeichen und + ( ) / - ein.',
    shippingMethodMissing: 'Die Versandart fehlt.',
    paymentMethodMissing: 'Die Zahlungsart fehlt.',
    ibanMissing: 'Bitte geben Sie Ihre IBAN ein.',
    ibanInvalid: 'Diese IBAN ist nicht richtig. Bitte prüfen Sie die Ziffern.',
    ibanNotSepa: 'Das Konto muss in einem SEPA-Land geführt werden.',
    accountHolderMissing: 'Bitte geben Sie den Kontoinhaber an.',
    answerMissing: 'Bitte schreiben Sie Ihre Antwort.',
    amountMissing: 'Bitte geben Sie an, wie hoch das Budget ist.',
    amountInvalid: 'Bitte geben Sie einen Betrag in Euro ein, z. B. 1.500,00.',
    amountTooHigh: 'Ein Budget kann höchstens 100.000.000,00 € betragen.',
    personUnknown: 'Diese Person gehört nicht (mehr) zu Ihrer Firma.',
    costCenterUnknown: 'Diese Kostenstelle gibt es in Ihrer Firma nicht (mehr).',
    costCenterTaken: 'Eine Kostenstelle mit dieser Nummer gibt es in Ihrer Firma schon.',
    budgetOfNobody: 'Bitte wählen Sie eine Person, eine Kostenstelle oder beides.',
    budgetTaken: 'Dafür gibt es in diesem Zeitraum schon ein Budget. Ändern Sie bitte dessen Höhe.',
    periodInUse:
      'Von diesem Budget wurde schon etwas verbraucht; sein Zeitraum bleibt. Für einen anderen legen Sie bitte ein neues an.',
    listNameMissing: 'Bitte geben Sie der Liste einen Namen.',
  },
};
