/** The page that takes over a basket from elsewhere. */
export const basketHandover = {
  title: 'Warenkorb übernehmen',
  importing: {
    livebook: 'Der Warenkorb aus dem Livebook wird übernommen …',
    external: 'Der Warenkorb aus dem externen Katalog wird übernommen …',
  },
  importedTitle: 'Warenkorb übernommen',
  imported: 'Alle Artikel liegen jetzt in Ihrem Warenkorb. Es gelten die heutigen Preise.',
  repeated: 'Diesen Warenkorb haben Sie schon übernommen; es kam nichts noch einmal dazu.',
  partlyTitle: 'Nicht alles ist im Warenkorb',
  partly: 'Bei diesen Artikeln ging es nicht wie gewünscht:',
  signInTitle: 'Bitte melden Sie sich an',
  signIn: 'Warenkörbe von Firmen können Sie nur übernehmen, wenn Sie angemeldet sind.',
  toSignIn: 'Zur Anmeldung',
  unknownTitle: 'Diesen Warenkorb gibt es hier nicht',
  unknown:
    'Der Link ist unvollständig, abgelaufen oder für eine andere Firma bestimmt. Ihr eigener Warenkorb ist unverändert.',
  failedTitle: 'Das hat nicht geklappt',
  failed: 'Der Warenkorb konnte nicht übernommen werden. Bitte versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  toBasket: 'Zum Warenkorb',
  home: 'Zur Startseite',
  needsScript: 'Zum Übernehmen eines Warenkorbs wird JavaScript benötigt.',
};
