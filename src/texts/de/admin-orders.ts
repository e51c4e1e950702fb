interface Named {
  readonly number: string;
}

interface Numbered {
  readonly count: number;
  /** Numbers of the orders, joined. */
  readonly numbers: string;
}

const orders = (count: number): string => (count === 1 ? 'Bestellung' : `${count} Bestellungen`);

/** The orders of a firm, for those who decide about them. */
export const adminOrders = {
  title: 'Freigaben',
  filters: 'Welche Bestellungen',
  waiting: (p: { count: number }) => `Wartet auf Freigabe (${p.count})`,
  all: 'Alle',
  placedOn: (p: { day: string }) => `Bestellt am ${p.day}.`,
  placedBetween: (p: { from: string; to: string }) => `Bestellt vom ${p.from} bis ${p.to}.`,
  allDays: 'Alle Tage zeigen',
  narrowed: (p: { person: string; costCenter: string; articleGroup: string }) =>
    [
      'Bestellungen',
      ...(p.person === '' ? [] : [`von ${p.person}`]),
      ...(p.costCenter === '' ? [] : [`auf der Kostenstelle ${p.costCenter}`]),
      ...(p.articleGroup === '' ? [] : [`mit Artikeln der Warengruppe „${p.articleGroup}“`]),
      'ohne wartende, abgelehnte und stornierte.',
    ].join(' '),
  noneNarrowed: 'Zu dieser Auswahl gibt es keine Bestellung.',
  endNarrowing: 'Alle Bestellungen zeigen',
  backToStatistic: 'Zurück zur Statistik',
  search: 'Bestellung suchen',
  searchHint: 'Nummer, Name, Kostenstelle, Referenz',
  submitSearch: 'Suchen',
  endSearch: 'Suche beenden',
  columns: {
    select: 'Auswahl',
    number: 'Bestellung',
    date: 'Datum',
    buyer: 'Besteller/in',
    total: 'Summe netto',
    gross: 'Summe inkl. MwSt.',
    reason: 'Grund und Frist',
    decide: 'Entscheiden',
  },
  noRelease: 'Keine Freigabe nötig',
  costCenters: (p: { count: number; names: string }) =>
    `${p.count === 1 ? 'Kostenstelle' : 'Kostenstellen'} ${p.names}`,
  select: (p: Named) => `Bestellung ${p.number} auswählen`,
  selectAll: (p: { count: number }) =>
    p.count === 1 ? 'Die Bestellung auswählen' : `Alle ${p.count} auswählen`,
  selected: (p: { count: number }) => (p.count === 0 ? 'Keine ausgewählt' : `${p.count} ausgewählt`),
  whyNot: {
    confirming: 'Eine Entscheidung ist schon begonnen. Bitte bestätigen Sie sie, oder brechen Sie sie ab.',
    sending: 'Eine Entscheidung wird gerade gesendet.',
  },
  selectedOnes: 'Ausgewählte Bestellungen',
  decisions: { release: 'Freigeben', deny: 'Ablehnen', ask: 'Rückfrage' },
  decisionOf: (p: { decision: string; number: string }) => `${p.decision}: Bestellung ${p.number}`,
  decisionOfSelected: (p: { decision: string; count: number }) =>
    `${p.decision}: ${p.count} ausgewählte ${p.count === 1 ? 'Bestellung' : 'Bestellungen'}`,
  ownOrder: 'Eigene Bestellung: Eine andere Person muss entscheiden.',
  emptyTitle: 'Es wartet keine Bestellung',
  emptyText: 'Sobald eine Bestellung Ihre Freigabe braucht, steht sie hier, und Sie bekommen eine E-Mail.',
  noOrders: 'In Ihrer Firma hat noch niemand bestellt.',
  showAll: 'Alle Bestellungen zeigen',
  notFoundTitle: 'Keine Bestellung gefunden',
  notFoundText: (p: { term: string }) => `Zu „${p.term}“ gibt es hier keine Bestellung.`,
  questions: {
    release: (p: { count: number }) => `${orders(p.count)} freigeben?`,
    deny: (p: { count: number }) => `${orders(p.count)} ablehnen?`,
    ask: 'Rückfrage stellen',
    otherSum: (p: { count: number }) => `${orders(p.count)} mit neuer Summe freigeben?`,
    overBudget: (p: { count: number }) =>
      p.count === 1
        ? 'Trotz überschrittenem Budget freigeben?'
        : `${p.count} Bestellungen trotz überschrittenem Budget freigeben?`,
  },
  releaseHint: (p: { count: number }): string =>
    p.count === 1 ? 'Sie wird dann ausgeführt.' : 'Sie werden dann ausgeführt.',
  /** Where several orders are asked about that a budget does not reach for together. */
  releaseHintOverBudget:
    'Was dann noch ins Budget passt, wird ausgeführt; nach den übrigen fragen wir noch einmal.',
  together: (p: { total: string }) => `Zusammen ${p.total} netto.`,
  /** A budget that the orders asked about exceed, in net amounts. */
  excess: (p: { name: string; period: string; left: string; over: string; count: number }) =>
    `Budget ${p.name} (${p.period}): ${p.left} netto frei, ${p.count === 1 ? 'danach' : 'mit allen zusammen'} ist es um ${p.over} überschritten.`,
  otherSumHint: (p: { count: number }): string =>
    `Seit Sie die Summe gelesen haben, hat ${p.count === 1 ? 'sie sich' : 'sie sich bei diesen'} geändert. Freigegeben ist noch nichts davon.`,
  reason: 'Begründung',
  reasonHint:
    'Die Begründung steht bei der Bestellung und in der E-Mail an die Bestellerin oder den Besteller.',
  question: 'Ihre Frage',
  questionHint: 'Frage und Antwort bleiben bei der Bestellung.',
  textMissing: {
    deny: 'Bitte schreiben Sie, warum Sie ablehnen.',
    ask: 'Bitte schreiben Sie, was Sie wissen möchten.',
  },
  confirm: {
    release: 'Ja, freigeben',
    deny: 'Ja, ablehnen',
    ask: 'Rückfrage senden',
    otherSum: 'Ja, mit neuer Summe freigeben',
    overBudget: 'Ja, trotzdem freigeben',
  },
  /** The release of one order whose excess is said beside it. */
  confirmOverBudget: 'Ja, trotz überschrittenem Budget freigeben',
  sending: 'Wird gesendet …',
  cancel: 'Abbrechen',
  orderBy: (p: { number: string; buyer: string }) => `${p.number}: ${p.buyer}`,
  costs: (p: { named: string; total: string }) => `${p.named}, ${p.total} netto`,
  nowCosts: (p: { named: string; now: string; seen: string }) =>
    `${p.named}, jetzt ${p.now} netto statt ${p.seen}`,
  changeTitle: 'Mengen ändern',
  changeHint:
    'Sie können weniger freigeben, als bestellt ist; 0 streicht eine Position. Die Summe wird neu berechnet, danach entscheiden Sie.',
  ordered: (p: { quantity: string }) => `Bestellt: ${p.quantity}`,
  wrongQuantity: (p: { name: string; sentence: string }) => `${p.name}: ${p.sentence}`,
  saveQuantities: 'Geänderte Mengen übernehmen',
  quantitiesChanged:
    'Die Mengen sind geändert, die neue Summe steht unten. Die Bestellung wartet weiter auf die Freigabe.',
  changeMore: 'Weitere Mengen ändern',
  outcomesTitle: 'Was daraus geworden ist',
  outcomes: {
    released: (p: Numbered) =>
      p.count === 1
        ? `Bestellung ${p.numbers} ist freigegeben.`
        : `${p.count} Bestellungen sind freigegeben: ${p.numbers}.`,
    denied: (p: Numbered) =>
      p.count === 1
        ? `Bestellung ${p.numbers} ist abgelehnt.`
        : `${p.count} Bestellungen sind abgelehnt: ${p.numbers}.`,
    asked: (p: Numbered) =>
      p.count === 1
        ? `Ihre Rückfrage zu Bestellung ${p.numbers} ist gestellt.`
        : `Ihre Rückfrage zu ${p.count} Bestellungen ist gestellt: ${p.numbers}.`,
    otherSum: (p: Numbered) =>
      p.count === 1
        ? `Bestellung ${p.numbers} hat jetzt eine andere Summe und ist nicht freigegeben.`
        : `${p.count} Bestellungen haben jetzt eine andere Summe und sind nicht freigegeben: ${p.numbers}.`,
    overBudget: (p: Numbered) =>
      p.count === 1
        ? `Bestellung ${p.numbers} übersteigt ein Budget und ist nicht freigegeben.`
        : `${p.count} Bestellungen übersteigen ein Budget und sind nicht freigegeben: ${p.numbers}.`,
    unanswered: (p: Numbered) =>
      p.count === 1
        ? `Zu Bestellung ${p.numbers} kam keine Antwort. Vielleicht ist die Entscheidung trotzdem angekommen.`
        : `Zu ${p.count} Bestellungen kam keine Antwort: ${p.numbers}. Vielleicht ist die Entscheidung trotzdem angekommen.`,
  },
  refused: (p: { number: string; sentence: string }) => `Bestellung ${p.number}: ${p.sentence}`,
  refusedPlain: 'Das ist zurzeit nicht möglich.',
  retry: 'Noch einmal senden',
  dismiss: 'Meldung schließen',
  withdrawn: (p: { buyer: string }) =>
    `${p.buyer} hat diese Bestellung zurückgezogen. Es ist nichts mehr zu entscheiden.`,
  formerTitle: 'Diese Freigabe ist nicht mehr bei Ihnen',
  formerText: (p: Named) =>
    `Über die Bestellung ${p.number} entscheiden Sie nicht mehr: Ihre Rolle in der Firma hat sich geändert. Was daraus geworden ist, sagt Ihnen, wer in Ihrer Firma Bestellungen freigibt.`,
  turnLaterTitle: 'Diese Freigabe kommt erst später zu Ihnen',
  turnLaterText: (p: { number: string; date: string }) =>
    `Über die Bestellung ${p.number} entscheidet zuerst die Verwaltung Ihrer Firma. Ohne Entscheidung sind Sie ab dem ${p.date}, in Vertretung an der Reihe; dann schreiben wir Ihnen.`,
  backToList: 'Alle Freigaben',
  buyer: 'Besteller/in',
  budgets: 'Budgets dieser Bestellung',
  budgetColumns: {
    name: 'Budget',
    period: 'Zeitraum',
    amount: 'Höhe',
    used: 'Verbraucht',
    share: 'Diese Bestellung',
    left: 'Danach frei',
  },
  periods: { month: 'Monat', quarter: 'Quartal', year: 'Jahr' },
  exceeded: (p: { amount: string }) => `${p.amount} zu viel`,
  needsScript: 'Zum Entscheiden muss JavaScript eingeschaltet sein.',
};
