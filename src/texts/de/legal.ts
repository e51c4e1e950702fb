import { frame } from './frame.ts';

/** Where a contract is withdrawn from; a test keeps it the address of that page. */
const withdrawalPage = '/page/widerrufen';

/** A page of plain content in the shape of the contract; server only, so no browser chunk carries it. */
interface LegalPage {
  slug: string;
  title: string;
  description: string;
  sections: {
    heading: string;
    paragraphs: string[];
    items: string[];
    way?: { label: string; path: string };
  }[];
}

const section = (heading: string, paragraphs: string[], items: string[] = []) => ({
  heading,
  paragraphs,
  items,
});

const impressum: LegalPage = {
  slug: 'impressum',
  title: 'Impressum',
  description: 'Anbieterkennzeichnung der Kontor Bürobedarf GmbH.',
  sections: [
    section('Anbieter', [
      'Kontor Bürobedarf GmbH (Beispielfirma dieses Demo-Shops)',
      'Speicherweg 8, 20457 Hamburg, Deutschland',
      'Telefon 040 000000-0, E-Mail service@kontor.example',
    ]),
    section('Vertretung und Register', [
      'Geschäftsführerin: Erika Kontor',
      'Amtsgericht Hamburg, HRB 000000',
      'Umsatzsteuer-Identifikationsnummer: DE000000000',
    ]),
    section('Umwelt', ['WEEE-Reg.-Nr. DE 00000000. LUCID-Registernummer DE0000000000000.']),
    section('Streitbeilegung', [
      'Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).',
    ]),
    section('Verantwortlich für den Inhalt', ['Erika Kontor, Anschrift wie oben.']),
    section('Verwendete Software', [
      'Die Lizenzen der freien Software, aus der dieser Shop besteht, stehen unter der Adresse /third-party-notices.txt.',
    ]),
  ],
};

const agb: LegalPage = {
  slug: 'agb',
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Die Bedingungen, zu denen Kontor Bürobedarf verkauft.',
  sections: [
    section('1. Geltung', [
      'Diese Bedingungen gelten für alle Bestellungen in diesem Shop durch Unternehmer (§ 14 BGB) und Verbraucher (§ 13 BGB). Abweichende Bedingungen eines Kunden gelten nur, wenn wir ihnen zustimmen.',
    ]),
    section('2. Vertragsschluss', [
      'Die Darstellung der Artikel ist kein bindendes Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie ein verbindliches Angebot ab. Den Eingang bestätigen wir sofort per E-Mail; der Vertrag kommt mit unserer Auftragsbestätigung oder dem Versand zustande.',
      'Vor dem Absenden können Sie alle Angaben auf der Prüfseite ändern. Der Vertragstext wird gespeichert und Ihnen mit diesen Bedingungen zugesandt. Vertragssprache ist Deutsch.',
    ]),
    section('3. Preise und Versand', [
      'In der Ansicht für Geschäftskunden sind Preise Nettopreise zuzüglich Mehrwertsteuer; in der Ansicht für Privatkunden enthalten sie die Mehrwertsteuer. Versandkosten werden vor der Bestellung ausgewiesen.',
    ]),
    section('4. Lieferung', [
      'Die Lieferzeit steht beim Artikel und auf der Prüfseite. Wir liefern nach Deutschland und Österreich. Bei Vorkasse beginnt die Frist am Tag nach Ihrem Überweisungsauftrag.',
    ]),
    section('5. Zahlung', [
      'Es gelten die Zahlungsarten, die im Bestellvorgang angeboten werden. Rechnungen sind innerhalb von 14 Tagen ohne Abzug zu zahlen. Bei Vorkasse halten wir die Ware so lange zurück, wie es im Bestellvorgang und in der Bestätigung steht; ist bis dahin kein Geld eingegangen, stornieren wir die Bestellung und teilen es Ihnen mit. Was danach eingeht, zahlen wir zurück, wenn wir nicht mehr liefern können.',
    ]),
    section('6. Eigentumsvorbehalt', ['Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.']),
    section('7. Gewährleistung', [
      'Es gelten die gesetzlichen Mängelrechte. Gegenüber Unternehmern beträgt die Frist für neue Ware ein Jahr; gesetzliche Ansprüche auf Schadensersatz bleiben unberührt.',
    ]),
    section('8. Haftung', [
      'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper und Gesundheit; bei leichter Fahrlässigkeit nur für wesentliche Vertragspflichten und bis zum vorhersehbaren Schaden. Das Produkthaftungsgesetz bleibt unberührt.',
    ]),
    section('9. Schlussbestimmungen', [
      'Es gilt deutsches Recht ohne das UN-Kaufrecht. Zwingende Verbraucherschutzvorschriften des Staates, in dem Sie wohnen, bleiben unberührt. Gegenüber Kaufleuten ist Hamburg Gerichtsstand.',
    ]),
  ],
};

const datenschutz: LegalPage = {
  slug: 'datenschutz',
  title: 'Datenschutzerklärung',
  description: 'Welche Daten der Shop verarbeitet, wozu und wie lange.',
  sections: [
    section('Verantwortlich', [
      'Kontor Bürobedarf GmbH, Speicherweg 8, 20457 Hamburg, datenschutz@kontor.example',
    ]),
    section('Besuch des Shops', [
      'Beim Aufruf verarbeiten wir die technisch nötigen Verbindungsdaten, um die Seiten sicher auszuliefern (Art. 6 Abs. 1 Buchst. f DSGVO). Schriften und Skripte kommen von unserem eigenen Server; ohne Ihre Zustimmung geht keine Anfrage an Dritte.',
    ]),
    section('Bestellung und Konto', [
      'Name, Anschrift, E-Mail-Adresse, Bestelldaten und Zahlungsangaben verarbeiten wir, um den Vertrag zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Bestellunterlagen bewahren wir so lange auf, wie Handels- und Steuerrecht es verlangen.',
      'Haben Sie ein Kundenkonto, heben wir Ihren Warenkorb und die Angaben einer begonnenen Bestellung auf (Adressen, Zahlungs- und Versandart, Referenznummer, gewünschter Liefertermin, Bemerkung), damit Sie auf einem anderen Gerät weitermachen können, bis Sie bestellen oder Ihr Kundenkonto löschen (Art. 6 Abs. 1 Buchst. b DSGVO).',
      'Damit niemand den Warenbestand blockiert oder in fremdem Namen Mails auslöst, zählen wir offene Bestellungen je E-Mail-Adresse, Sitzung und Internetanschluss (Art. 6 Abs. 1 Buchst. f DSGVO). Gespeichert wird dafür nur eine verschlüsselte Prüfsumme; sie wird gelöscht, wenn die Bestellung bezahlt oder beendet ist, sonst in der Regel nach 30 Tagen.',
      'Wer ohne Kundenkonto bestellt hat, sieht die Bestellung über den Link in der Bestätigung oder mit Bestellnummer und E-Mail-Adresse. Damit niemand fremde Bestellungen errät, zählen wir die Versuche je Internetanschluss und Bestellnummer, ebenfalls nur als Prüfsumme und einen Tag lang (Art. 6 Abs. 1 Buchst. f DSGVO).',
      'Geben Sie im Kundenkonto eine andere E-Mail-Adresse an, speichern wir sie, bis Sie sie bestätigen, höchstens 24 Stunden. Gehört sie schon zu einem Kundenkonto, erfährt nur dessen Inhaber, dass jemand sie angeben wollte. Wie oft das gewünscht wird, zählen wir je Person und Postfach, nur als Prüfsumme und einen Tag lang (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
      'Adressen, Telefonnummer, Bankverbindung und Drucker, die Sie im Kundenkonto speichern, ändern oder löschen Sie dort selbst; von der IBAN zeigen wir nur die letzten vier Stellen. Wo Sie angemeldet sind und welche Browser Ihr Konto kennt, sehen und beenden Sie unter „Passwort und Anmeldung“ (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
    ]),
    section('Widerruf eines Vertrags', [
      'Widerrufen Sie einen Vertrag über unsere Online-Funktion, speichern wir Ihre Erklärung (Name, Bestellnummer, E-Mail-Adresse, genannte Artikel, Datum und Uhrzeit) und senden Ihnen die Eingangsbestätigung, weil das Gesetz es verlangt (Art. 6 Abs. 1 Buchst. c DSGVO, § 356a BGB). Wir löschen sie, wenn die Aufbewahrungspflicht für Handelsbriefe vorüber ist, nach sieben Jahren; löschen Sie Ihr Kundenkonto, bleibt sie ohne Namen, E-Mail-Adresse und Artikel stehen. Damit niemand in fremdem Namen Mails auslöst, zählen wir die Erklärungen je E-Mail-Adresse und Internetanschluss einen Tag lang, nur als Prüfsumme (Art. 6 Abs. 1 Buchst. f DSGVO).',
    ]),
    section('Anfrage eines Angebots', [
      'Fragen Sie ein Angebot an, senden wir Ihre Angaben (Kundennummer, Name, E-Mail-Adresse, Telefon, Postleitzahl, Artikel und Nachricht) per E-Mail an unseren Verkauf und Ihnen eine Kopie, um Ihnen ein Angebot zu machen (Art. 6 Abs. 1 Buchst. b DSGVO). Im Shop stehen nur die Artikel der Anfrage und ihre Nummer; beides löschen wir 90 Tage nach der letzten Änderung. Damit niemand uns mit Anfragen überhäuft, zählen wir sie je Person einen Tag lang, nur als Prüfsumme (Art. 6 Abs. 1 Buchst. f DSGVO).',
    ]),
    section('Bewertungen', [
      'Bewerten Sie einen Artikel, speichern wir Sterne, Überschrift und Text mit Ihrem Kundenkonto und der Bestellung, die den Kauf belegt, lesen die Bewertung und zeigen sie auf der Seite des Artikels, weil Sie es möchten (Art. 6 Abs. 1 Buchst. a DSGVO). Ihr Name steht dort nur, wenn Sie es wählen, als Vorname mit dem ersten Buchstaben des Nachnamens. Auf der Seite des Artikels können Sie Ihre Bewertung jederzeit ändern oder löschen (Art. 7 Abs. 3, Art. 17 DSGVO). Zeigen wir eine Bewertung nicht oder nicht mehr, bekommen Sie den Grund per E-Mail. Löschen Sie Ihr Kundenkonto, bleibt eine gezeigte Bewertung ohne Namen und ohne Bezug zu Ihnen stehen; jede andere löschen wir. Damit niemand uns mit Bewertungen überhäuft, zählen wir sie je Person einen Tag lang, nur als Prüfsumme (Art. 6 Abs. 1 Buchst. f DSGVO).',
    ]),
    section('Benachrichtigung über lieferbare Artikel', [
      'Möchten Sie erfahren, wann ein ausverkaufter Artikel wieder lieferbar ist, speichern wir Ihre E-Mail-Adresse mit dem Artikel (Art. 6 Abs. 1 Buchst. a DSGVO). Erst wenn Sie den Link in unserer E-Mail bestätigt haben, schreiben wir Ihnen, und zwar einmal. Wann Sie angefragt und bestätigt haben, halten wir als Nachweis fest (Art. 7 Abs. 1 DSGVO, § 7 UWG). Ohne Bestätigung löschen wir die Adresse nach 7 Tagen, nach unserer Nachricht nach 30 Tagen, und wenn der Artikel nicht wiederkommt, nach 180 Tagen. Über den Link in jeder dieser E-Mails können Sie die Einwilligung jederzeit widerrufen. Damit niemand in fremdem Namen Mails auslöst, zählen wir die Anfragen je E-Mail-Adresse, Sitzung und Internetanschluss einen Tag lang, nur als Prüfsumme (Art. 6 Abs. 1 Buchst. f DSGVO).',
    ]),
    section(
      'Cookies und Speicher',
      ['Notwendig und ohne Zustimmung (§ 25 Abs. 2 TDDDG):'],
      [
        'Sitzungs-Cookie für Warenkorb und Anmeldung',
        '__Host-device, nach der ersten Anmeldung: erkennt diesen Browser wieder, damit Fremde Ihre Anmeldung nicht ausbremsen; eine Zufallszahl, 180 Tage nach der letzten Anmeldung gelöscht (Art. 6 Abs. 1 Buchst. f DSGVO, Sicherheit Ihres Kontos)',
        'brApp: merkt sich, ob der Shop gerade gewartet wird',
        'cookie:accepted: Ihre Entscheidung über die Nutzungsmessung',
        'isBGS: dass Sie nur Artikel mit Umweltzeichen sehen möchten, bis Sie wieder alle zeigen',
        'shop:printers: Drucker, bei denen Sie „Drucker merken“ gedrückt haben, bis Sie sie entfernen oder in Ihr Kundenkonto übernehmen; bloß angesehene (shop:seenPrinters) nur bis zum Schließen des Fensters',
        'shop:columns: welche Spalten Sie in den Tabellen Ihrer Firma gewählt haben, bis Sie die üblichen wählen',
        'nur in diesem Fenster: was Sie an der Kasse, in der Schnellbestellung, im Kundenkonto, in einer Anfrage oder einer Bewertung eingetippt und noch nicht abgeschickt haben (shop:draft, zwei Stunden, höchstens bis Sie sich abmelden), die gerade abgeschickte Bestellung (shop:orderUnderWay), dass Ihr Kundenkonto gelöscht wurde, bis es Ihnen die nächste Seite sagt (shop:erased), und die Adresse, die nach einer Aktualisierung neu geladen wurde (shop:reloadedFor)',
      ],
    ),
    section('Nutzungsmessung', [
      'Nur mit Ihrer Zustimmung zählen wir mit Matomo auf einem eigenen Server, welche Seiten und Artikel genutzt werden, ohne Cookies, ohne Namen, E-Mail-Adressen oder Bestellnummern (Art. 6 Abs. 1 Buchst. a DSGVO). Ebenfalls nur mit Ihrer Zustimmung zählen wir auf unserem eigenen Server je Stunde, wie oft die einzelnen Schritte im Shop gegangen werden, ohne Kennung von Person, Sitzung oder Bestellung; diese Zahlen löschen wir nach 400 Tagen. Ebenso zählen wir je Stunde, wonach vergeblich gesucht wird (höchstens 80 Zeichen, nichts, was wie eine E-Mail-Adresse, eine IBAN oder eine lange Nummer aussieht), um die Suche zu verbessern; das löschen wir nach 90 Tagen. Sie können die Zustimmung jederzeit unter „Cookie-Einstellungen“ widerrufen.',
    ]),
    section('Empfänger', [
      'Versanddienstleister und Banken erhalten nur, was sie für Lieferung und Zahlung brauchen.',
    ]),
    section('Ihre Rechte', [
      'Sie haben Rechte auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde, etwa dem Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit.',
    ]),
  ],
};

const widerruf: LegalPage = {
  slug: 'widerruf',
  title: 'Widerrufsbelehrung und Muster-Widerrufsformular',
  description: 'Das Widerrufsrecht für Verbraucher mit Formular.',
  sections: [
    section('Widerrufsrecht', [
      'Als Verbraucher haben Sie das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.',
      'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (Kontor Bürobedarf GmbH, Speicherweg 8, 20457 Hamburg, Telefon 040 000000-0, widerruf@kontor.example) mit einer eindeutigen Erklärung, z. B. einem Brief oder einer E-Mail, über Ihren Entschluss informieren. Sie können dafür das Muster-Formular unten verwenden, das nicht vorgeschrieben ist.',
      'Zur Wahrung der Frist genügt es, die Mitteilung vor Ablauf der Frist abzusenden.',
    ]),
    {
      ...section('Online widerrufen', [
        `Sie können Ihr Widerrufsrecht auch online ausüben: in diesem Shop unter ${withdrawalPage}, erreichbar auf jeder Seite unten über „${frame.widerrufen}“. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt Ihrer Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
      ]),
      way: { label: frame.widerrufen, path: withdrawalPage },
    },
    section('Folgen des Widerrufs', [
      'Wenn Sie widerrufen, zahlen wir alle Zahlungen einschließlich der Lieferkosten (außer Mehrkosten einer anderen als der günstigsten Standardlieferung) unverzüglich und spätestens binnen vierzehn Tagen ab Eingang Ihrer Mitteilung zurück, mit demselben Zahlungsmittel und ohne Entgelt. Wir können die Rückzahlung verweigern, bis wir die Ware zurückerhalten haben oder Sie die Absendung nachgewiesen haben.',
      'Sie senden die Ware unverzüglich und spätestens binnen vierzehn Tagen nach Ihrer Mitteilung an uns zurück und tragen die unmittelbaren Kosten der Rücksendung. Für einen Wertverlust kommen Sie nur auf, wenn er auf einen Umgang zurückgeht, der zur Prüfung der Ware nicht notwendig war.',
    ]),
    section('Kein Widerrufsrecht', [
      'Das Recht besteht nicht für Unternehmer und nicht für versiegelte Ware, die aus Gründen der Gesundheit oder Hygiene nicht zur Rückgabe geeignet ist, wenn ihre Versiegelung entfernt wurde.',
    ]),
    section(
      'Muster-Widerrufsformular',
      [
        'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
      ],
      [
        'An Kontor Bürobedarf GmbH, Speicherweg 8, 20457 Hamburg, widerruf@kontor.example:',
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)',
        'Bestellt am (*) / erhalten am (*)',
        'Name des/der Verbraucher(s)',
        'Anschrift des/der Verbraucher(s)',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
        'Datum',
        '(*) Unzutreffendes streichen.',
      ],
    ),
  ],
};

const versand: LegalPage = {
  slug: 'versand',
  title: 'Versand & Zahlung',
  description: 'Versandkosten, Lieferzeiten, Lieferländer und Zahlungsarten.',
  sections: [
    section('Zahlung', [
      'Bei Vorkasse beginnt die Lieferfrist am Tag nach Ihrem Überweisungsauftrag; wie lange wir die Ware für Sie zurückhalten, steht bei der Zahlungsart.',
    ]),
    section('Rücknahme von Altgeräten und Verpackungen', [
      'Kartuschen mit Chip sind Elektrogeräte und gehören nicht in den Hausmüll; Sie können sie unentgeltlich an uns zurückgeben. Transportverpackungen nehmen wir am Ort der Übergabe zurück.',
    ]),
  ],
};

const barrierefreiheit: LegalPage = {
  slug: 'barrierefreiheit',
  title: 'Erklärung zur Barrierefreiheit',
  description: 'Wie dieser Shop ohne Barrieren genutzt werden kann.',
  sections: [
    section('Stand', [
      'Dieser Shop soll die Anforderungen des Barrierefreiheitsstärkungsgesetzes nach EN 301 549 und WCAG 2.1 Stufe AA erfüllen, auf dem ganzen Weg von der Suche bis zur Bestellung.',
    ]),
    section(
      'Was Sie erwarten können',
      [],
      [
        'Alle Funktionen sind mit der Tastatur bedienbar, der Fokus ist sichtbar.',
        'Überschriften, Beschriftungen und Meldungen werden von Screenreadern vorgelesen.',
        'Texte lassen sich auf 200 % vergrößern; Farben tragen nie allein eine Bedeutung.',
        'Bewegungen werden auf Wunsch des Geräts abgeschaltet.',
      ],
    ),
    section('Barriere melden', [
      'Schreiben Sie an barrierefrei@kontor.example oder rufen Sie 040 000000-0 an. Wir antworten innerhalb von zwei Wochen.',
    ]),
    section('Aufsicht', [
      'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.',
    ]),
  ],
};

const passt: LegalPage = {
  slug: 'passt-oder-geld-zurueck',
  title: 'Passt oder Geld zurück',
  description: 'Was unser Versprechen für Tinte, Toner und anderes Zubehör Ihres Druckers bedeutet.',
  sections: [
    section('Was wir versprechen', [
      'Steht Ihr Drucker auf der Seite eines Artikels unter „Passt zu …“ und der Artikel arbeitet darin nicht, bekommen Sie den Kaufpreis zurück, auch wenn die Packung geöffnet ist.',
    ]),
    section(
      'Wie es geht',
      ['Melden Sie sich innerhalb von 30 Tagen nach der Lieferung:'],
      [
        'mit der Bestellnummer und dem Modell Ihres Druckers',
        'per E-Mail an service@kontor.example oder unter 040 000000-0',
        'Wir schicken Ihnen einen Rücksendeschein; die Rücksendung ist für Sie kostenlos.',
        'Ist der Artikel bei uns, zahlen wir den Kaufpreis innerhalb von 14 Tagen auf dem Weg zurück, auf dem Sie bezahlt haben. Auf Wunsch liefern wir stattdessen den passenden Artikel.',
      ],
    ),
    section('Was nicht dazugehört', [
      'Artikel für einen Drucker, der dort nicht steht, und Artikel, die nach dem Einbau beschädigt wurden. Ihre gesetzlichen Rechte, etwa bei Mängeln und auf Widerruf, bleiben daneben unverändert.',
    ]),
  ],
};

/** What the table of shipping says around the data it is made of. */
export const shippingTable = {
  heading: 'Versandkosten',
  countries: (given: { list: string }) => `Wir liefern nach ${given.list}.`,
  and: ' und ',
  prices: {
    net: 'Preise und „kostenlos ab“ netto, zzgl. MwSt.',
    gross: 'Preise und Grenzen inkl. MwSt.',
    exempt: 'Preise und Grenzen ohne MwSt.: Ihre Bestellungen sind steuerfrei.',
  },
  columns: {
    country: 'Land',
    way: 'Versandart',
    price: 'Preis',
    freeFrom: 'kostenlos ab',
    time: 'Lieferzeit für Lagerware',
    payment: 'Zahlung',
  },
  free: 'kostenlos',
  never: '–',
  /** Who may pay in a way that is not open to everybody. */
  buyers: { guest: 'Gäste', private: 'Privatkunden', company: 'Firmen' },
  only: (given: { buyers: string }) => `nur ${given.buyers}`,
  from: (given: { limit: string }) => `ab ${given.limit}`,
  upTo: (given: { limit: string }) => `bis ${given.limit}`,
  withTax: (given: { bounds: string }) => `${given.bounds} inkl. MwSt.`,
  fee: (given: { amount: string }) => `zzgl. ${given.amount} Gebühr`,
  stockOnly: 'nur Lagerware',
  weight: (given: { kilograms: string }) => `bis ${given.kilograms}\u00a0kg`,
};

/** What the delivery times say around the spans and the hour they are made of. */
export const deliveryTimes = {
  heading: 'Lieferzeiten',
  sameDay: (given: { time: string }) =>
    `Lagerware, die montags bis freitags vor ${given.time} Uhr bestellt wird, verlässt noch am selben Tag unser Lager (nicht an Feiertagen).`,
  onRequest: 'wir nennen Ihnen den Termin nach der Bestellung',
};

/** The legal pages of the footer: plausible content of an invented shop, to be replaced by a merchant's own. */
export const legal = {
  impressum,
  agb,
  datenschutz,
  widerruf,
  versand,
  barrierefreiheit,
  'passt-oder-geld-zurueck': passt,
};
