/** What GET /systems/cookies lists, and other sentences about the system. */
export const system = {
  cookies: [
    {
      name: '__Host-session',
      purpose: 'Hält Anmeldung, Warenkorb und Sicherheitsprüfung von Formularen zusammen.',
      lifetime: 'bis zum Schließen des Browsers',
      isNecessary: true,
    },
    {
      name: '__Host-device',
      purpose:
        'Erkennt diesen Browser bei der Anmeldung wieder, damit Fremde Ihre Anmeldung nicht ausbremsen können. Enthält nur eine Zufallszahl; nötig für die Sicherheit Ihres Kontos.',
      lifetime: '180 Tage nach der letzten Anmeldung',
      isNecessary: true,
    },
    {
      name: 'brApp',
      purpose: 'Merkt sich im Speicher des Browsers, ob der Shop erreichbar ist.',
      lifetime: 'bis Sie den Speicher löschen',
      isNecessary: true,
    },
    {
      name: 'cookie:accepted',
      purpose:
        'Merkt sich im Speicher des Browsers, ob Sie in Statistik eingewilligt haben: welche Seiten genutzt und, ohne Kennung, wie oft die Schritte im Shop gegangen werden.',
      lifetime: 'bis Sie die Auswahl zurücksetzen',
      isNecessary: true,
    },
    {
      name: 'isBGS',
      purpose: 'Merkt sich im Speicher des Browsers, dass Sie nur Artikel mit Umweltzeichen sehen möchten.',
      lifetime: 'bis Sie wieder alle Artikel zeigen',
      isNecessary: true,
    },
    {
      name: 'shop:printers',
      purpose:
        'Merkt sich im Speicher des Browsers die Drucker, bei denen Sie „Drucker merken“ gedrückt haben.',
      lifetime: 'bis Sie sie entfernen oder in Ihr Kundenkonto übernehmen',
      isNecessary: true,
    },
    {
      name: 'shop:seenPrinters',
      purpose: 'Merkt sich für dieses Fenster die zuletzt angesehenen Drucker für die Startseite.',
      lifetime: 'bis Sie das Fenster schließen',
      isNecessary: true,
    },
    {
      name: 'shop:columns',
      purpose:
        'Merkt sich im Speicher des Browsers, welche Spalten Sie in den Tabellen Ihrer Firma gewählt haben.',
      lifetime: 'bis Sie die üblichen Spalten wählen oder den Speicher löschen',
      isNecessary: true,
    },
    {
      name: 'shop:orderUnderWay',
      purpose:
        'Merkt sich für dieses Fenster, welche Bestellung gerade abgeschickt wird, damit sie nach einer Störung gefunden wird.',
      lifetime: 'bis die Bestellung bestätigt ist, höchstens bis Sie das Fenster schließen',
      isNecessary: true,
    },
    {
      name: 'shop:reloadedFor',
      purpose: 'Verhindert, dass eine Seite nach einer Aktualisierung des Shops mehrmals neu geladen wird.',
      lifetime: 'bis Sie das Fenster schließen',
      isNecessary: true,
    },
    {
      name: 'shop:erased',
      purpose: 'Merkt sich für dieses Fenster, dass Ihr Kundenkonto gelöscht wurde, um es Ihnen zu sagen.',
      lifetime: 'bis es Ihnen die nächste Seite gesagt hat',
      isNecessary: true,
    },
    {
      name: 'shop:draft',
      purpose:
        'Merkt sich für dieses Fenster, was Sie an der Kasse, im Kundenkonto oder in einer Anfrage eingetippt und noch nicht abgeschickt haben; nie Bankverbindung und Passwort.',
      lifetime: 'zwei Stunden, höchstens bis Sie es abschicken, sich abmelden oder das Fenster schließen',
      isNecessary: true,
    },
  ],
};
