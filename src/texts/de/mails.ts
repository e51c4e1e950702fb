/** What the shop's mails say; only the server needs it. */
export const mails = {
  confirmation: {
    subject: (p: { number: string }) => `Ihre Bestellung ${p.number}`,
    greeting: (p: { name: string }) => (p.name === '' ? 'Guten Tag,' : `Guten Tag ${p.name},`),
    intro: (p: { date: string }) =>
      `vielen Dank für Ihre Bestellung vom ${p.date}. Wir haben sie erhalten und bearbeiten sie.`,
    /** How the buyer's firm has released it; without a name where they are gone. */
    released: (p: { by: string }) =>
      p.by === '' ? 'Ihre Firma hat sie freigegeben.' : `${p.by} hat sie für Ihre Firma freigegeben.`,
    changed: (p: { by: string; text: string }) =>
      `${p.by === '' ? 'Ihre Firma' : p.by} hat vorher Mengen gesenkt: ${p.text}`,
    makerNumber: 'Hersteller-Nr.',
    /** Words of the link. */
    see: 'Ihre Bestellung im Shop',
    demo: 'Demo-Betrieb: Diese Bestellung wird nicht geliefert und nicht berechnet.',
    closing: 'Mit freundlichen Grüßen',
  },
  /** To the buyer of a prepaid order nobody paid for. */
  cancellation: {
    subject: (p: { number: string }) => `Ihre Bestellung ${p.number} wurde storniert`,
    intro: (p: { number: string; placed: string; until: string }) =>
      `für Ihre Bestellung ${p.number} vom ${p.placed} ist bis zum ${p.until} kein Geld bei uns eingegangen. Wir haben sie deshalb storniert und die Ware freigegeben. Sie müssen nichts mehr bezahlen.`,
    byShop: (p: { number: string; placed: string }) =>
      `Ihre Bestellung ${p.number} vom ${p.placed} haben wir storniert. Sie müssen nichts mehr bezahlen; was Sie schon bezahlt haben, zahlen wir zurück.`,
    reason: (p: { reason: string }) => `Der Grund: ${p.reason}`,
    late: (p: { phone: string; email: string }) =>
      `Haben Sie schon überwiesen? Dann melden Sie sich bitte unter ${p.phone} oder ${p.email}: Wir liefern, was noch da ist, oder zahlen das Geld zurück.`,
    again: 'Möchten Sie die Artikel weiterhin haben, bestellen Sie sie bitte neu.',
  },
  /** About an order the buyer's firm has to release. */
  release: {
    request: {
      subject: (p: { number: string }) => `Bitte entscheiden: Bestellung ${p.number}`,
      intro: (p: { buyer: string; total: string }) =>
        `${p.buyer} möchte für ${p.total} netto bestellen und braucht dafür Ihre Freigabe.`,
    },
    reminder: {
      subject: (p: { number: string }) => `Erinnerung: Bestellung ${p.number} wartet auf Ihre Entscheidung`,
      intro: (p: { buyer: string; total: string }) =>
        `eine Bestellung von ${p.buyer} für ${p.total} netto wartet noch auf Ihre Freigabe.`,
    },
    deputy: {
      subject: (p: { number: string }) =>
        `In Vertretung: Bestellung ${p.number} wartet auf Ihre Entscheidung`,
      intro: (p: { buyer: string; total: string }) =>
        `über eine Bestellung von ${p.buyer} für ${p.total} netto hat bisher niemand entschieden. Sie dürfen das jetzt in Vertretung.`,
    },
    until: (p: { date: string }) => `Ohne Entscheidung verfällt die Anfrage am ${p.date}.`,
    decide: 'Ansehen und entscheiden',
    see: 'Ihre Bestellung im Shop',
    waiting: {
      subject: (p: { number: string }) => `Ihre Bestellung ${p.number} wartet auf Freigabe`,
      intro: (p: { number: string }) =>
        `Ihre Bestellung ${p.number} ist bei uns eingegangen. Ihre Firma muss sie noch freigeben; die Ware ist so lange zurückgelegt. Sobald sie freigegeben ist, bekommen Sie die Bestätigung.`,
    },
    question: {
      subject: (p: { number: string }) => `Rückfrage zu Ihrer Bestellung ${p.number}`,
      intro: (p: { by: string }) => `${p.by} fragt Sie zu Ihrer Bestellung:`,
      link: 'Antworten',
    },
    answer: {
      subject: (p: { number: string }) => `Antwort zur Bestellung ${p.number}`,
      intro: (p: { by: string }) => `${p.by} antwortet auf die Rückfrage:`,
    },
    withdrawn: {
      subject: (p: { number: string }) => `Zurückgezogen: Bestellung ${p.number}`,
      intro: (p: { buyer: string; number: string }) =>
        `${p.buyer} hat die Bestellung ${p.number} zurückgezogen. Sie müssen nichts mehr entscheiden.`,
      link: 'Ansehen',
    },
    cancelled: {
      subject: (p: { number: string }) => `Storniert: Bestellung ${p.number}`,
      intro: (p: { buyer: string; number: string }) =>
        `wir haben die Bestellung ${p.number} von ${p.buyer} storniert. Sie müssen nichts mehr entscheiden.`,
    },
    expired: {
      subject: (p: { number: string }) => `Nicht mehr freizugeben: Bestellung ${p.number}`,
      intro: (p: { buyer: string; number: string }) =>
        `über die Bestellung ${p.number} von ${p.buyer} hat in der vorgesehenen Zeit niemand entschieden; sie gilt damit als nicht freigegeben.`,
    },
    changed: {
      subject: (p: { number: string }) => `Ihre Bestellung ${p.number} wurde geändert`,
      intro: (p: { by: string; number: string }) =>
        `${p.by} hat Ihre Bestellung ${p.number} vor der Freigabe geändert:`,
      introOwn: (p: { number: string }) => `Sie haben Ihre Bestellung ${p.number} vor der Freigabe geändert:`,
      total: (p: { total: string }) => `Sie kostet damit ${p.total} netto.`,
      after: 'Über die Freigabe ist damit noch nicht entschieden. Was zu viel war, liegt wieder im Lager.',
    },
    denied: {
      subject: (p: { number: string }) => `Ihre Bestellung ${p.number} wurde nicht freigegeben`,
      /** `by` is empty where nobody is to be named. */
      intro: (p: { by: string; number: string }) =>
        p.by === ''
          ? `Ihre Bestellung ${p.number} ist nicht freigegeben. Die Begründung:`
          : `${p.by} hat Ihre Bestellung ${p.number} nicht freigegeben. Die Begründung:`,
      expired: (p: { number: string }) =>
        `über Ihre Bestellung ${p.number} hat in der vorgesehenen Zeit niemand entschieden; sie gilt damit als nicht freigegeben.`,
      after: 'Die Ware haben wir wieder ins Lager gelegt; es ist nichts zu bezahlen.',
    },
  },
  /** To the shop, and as a copy to whoever asks for an offer. */
  offerRequest: {
    greeting: 'Guten Tag,',
    shopSubject: (p: { reference: string; subject: string }) =>
      `Angebotsanfrage ${p.reference}: ${p.subject}`,
    shopIntro: (p: { reference: string }) => `im Shop wurde ein Angebot angefragt (${p.reference}).`,
    personSubject: (p: { reference: string }) => `Ihre Angebotsanfrage ${p.reference}`,
    personIntro: (p: { reference: string }) =>
      `wir haben Ihre Anfrage ${p.reference} erhalten. Das haben Sie uns geschrieben:`,
    next: (p: { phone: string }) =>
      `Wir melden uns mit einem Angebot. Fragen beantworten wir gern am Telefon: ${p.phone}.`,
    customer: (p: { number: string; name: string }) => `Kundennummer ${p.number}, ${p.name}`,
    person: (p: { name: string; email: string; phone: string; zip: string }) =>
      `${p.name}, E-Mail ${p.email}, Telefon ${p.phone}, Postleitzahl ${p.zip}`,
    signedInAs: (p: { email: string }) => `Angemeldet als ${p.email}`,
    position: (p: { amount: string; name: string; articleNumber: string; makerNumber: string | null }) =>
      `${p.amount}: ${p.name}, ${p.makerNumber === null ? '' : `Hersteller-Nr. ${p.makerNumber}, `}Art.-Nr. ${p.articleNumber}`,
    about: (p: { subject: string }) => `Betreff: ${p.subject}`,
    salutations: { frau: 'Frau', herr: 'Herr' } as Readonly<Record<string, string>>,
  },
  /** To whoever withdraws from a contract, and to the shop (§ 356a BGB). */
  withdrawal: {
    greeting: 'Guten Tag,',
    subject: (p: { orderNumber: string }) =>
      `Eingangsbestätigung: Ihr Widerruf zur Bestellung ${p.orderNumber}`,
    intro: (p: { time: string }) => `wir haben Ihren Widerruf am ${p.time} erhalten. Das haben Sie erklärt:`,
    next: 'Diese E-Mail bestätigt den Eingang. Wir prüfen Ihren Widerruf und melden uns mit dem weiteren Ablauf.',
    notYou: (p: { phone: string; email: string }) =>
      `Haben Sie nichts widerrufen, sagen Sie uns bitte Bescheid: ${p.phone}, ${p.email}.`,
    shopSubject: (p: { reference: string; orderNumber: string }) =>
      `Widerruf ${p.reference} zur Bestellung ${p.orderNumber}`,
    shopIntro: 'im Shop wurde ein Vertrag widerrufen. Der Eingang ist bestätigt.',
    orderFound: 'Die Bestellung gibt es, mit derselben E-Mail-Adresse.',
    orderOfOtherEmail:
      'Die Bestellung gibt es, aber mit einer anderen E-Mail-Adresse: Bitte prüfen Sie, wer widerruft.',
    ofCompany: 'Sie ist die eines Unternehmens, dem das Gesetz kein Widerrufsrecht gibt.',
    noOrder:
      'Eine Bestellung mit dieser Nummer gibt es nicht: Bitte suchen Sie sie nach Name und E-Mail-Adresse.',
    shopNext:
      'Ob die Frist gewahrt ist und der Widerruf wirkt, entscheiden Sie; aufgenommen ist er in jedem Fall.',
  },
  /** To whoever asked to be told when an article can be delivered again. */
  stockNotice: {
    greeting: 'Guten Tag,',
    numbers: (p: { makerNumber: string | null; articleNumber: string }) =>
      p.makerNumber === null
        ? `Art.-Nr. ${p.articleNumber}`
        : `Hersteller-Nr. ${p.makerNumber}, Art.-Nr. ${p.articleNumber}`,
    asking: {
      subject: (p: { name: string }) => `Bitte bestätigen: Nachricht, sobald ${p.name} lieferbar ist`,
      reason:
        'diese E-Mail-Adresse wurde in unserem Shop angegeben, um eine Nachricht zu bekommen, sobald dieser Artikel wieder lieferbar ist:',
      how: 'Möchten Sie das? Dann öffnen Sie diesen Link und drücken Sie dort „Bestätigen“:',
      link: 'Benachrichtigung bestätigen',
      limits: (p: { days: number; longest: number }) =>
        `Der Link gilt ${p.days} Tage. Danach bekommen Sie eine einzige E-Mail, sobald der Artikel lieferbar ist. Kommt er in ${p.longest} Tagen nicht wieder, löschen wir Ihre Adresse.`,
      notYou:
        'Haben Sie das nicht gewünscht, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht und löschen die Adresse.',
    },
    carried: {
      subject: (p: { name: string }) => `An Ihre neue Adresse: Nachricht, sobald ${p.name} lieferbar ist`,
      reason:
        'Sie haben in unserem Shop jetzt diese E-Mail-Adresse. Die Nachricht, um die Sie gebeten haben, kommt deshalb hierher, sobald dieser Artikel wieder lieferbar ist:',
      how: 'Zu tun ist nichts. Möchten Sie nicht mehr benachrichtigt werden, öffnen Sie diesen Link:',
    },
    told: {
      subject: (p: { name: string }) => `Wieder lieferbar: ${p.name}`,
      reason: 'der Artikel, auf den Sie warten, ist wieder lieferbar:',
      price: {
        b2b: (p: { price: string; unit: string }) => `${p.price} je ${p.unit}, zzgl. MwSt. und Versand`,
        b2c: (p: { price: string; unit: string }) => `${p.price} je ${p.unit}, inkl. MwSt., zzgl. Versand`,
        exempt: (p: { price: string; unit: string; exempt: string }) =>
          `${p.price} je ${p.unit}, ${p.exempt}, zzgl. Versand`,
      },
      onRequest: 'Preis auf Anfrage',
      link: 'Zum Artikel',
      limits: 'Der Vorrat kann begrenzt sein; zurückgelegt ist für Sie nichts.',
      once: 'Das ist die eine Nachricht, um die Sie gebeten haben. Warten Sie noch auf andere Artikel und möchten auch dazu nichts mehr hören, öffnen Sie diesen Link:',
      end: 'Nicht mehr benachrichtigen',
    },
  },
};
