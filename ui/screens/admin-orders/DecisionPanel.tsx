import type { ReleaseDecision } from '#contract/release-decisions.ts';
import { longestReleaseText } from '#contract/release-decisions.ts';
import { isReleaseText } from '#domain/release-text.ts';
import { useMoney } from '#ui/bindings/formats.ts';
import { useKeptTexts } from '#ui/bindings/kept-text.ts';
import type { KeptTexts } from '#ui/bindings/kept-text.ts';
import { useChange, useFocusOn } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Button } from '#ui/parts/Button/Button.tsx';
import { TextAreaField } from '#ui/parts/TextAreaField/TextAreaField.tsx';
import { excessesOf } from './asked-budgets.ts';
import { costsOf, togetherNet } from './asked-costs.ts';
import type { AskedCost } from './asked-costs.ts';
import { OutcomeList } from './Outcomes.tsx';
import { outcomesOf } from './outcome-groups.ts';
import type { Desk, NamedOrder } from './desk.ts';
import * as firm from '#ui/sections/firm/FirmPage.css.ts';
import * as styles from './AdminOrdersScreen.css.ts';

type Asked = ReleaseDecision | 'otherSum' | 'overBudget';

/** What is asked, or was confirmed and is on its way. */
function askedIn({ state, decision, meantOver, asked, outcomes }: Desk['view']): Asked | null {
  switch (state) {
    case 'release':
    case 'otherSum':
    case 'overBudget':
      return state;
    case 'denial':
      return 'deny';
    case 'question':
      return 'ask';
    case 'sending': {
      const isToldAs = (kind: 'otherSum' | 'overBudget'): boolean =>
        outcomesOf(outcomes, kind).some(({ orderNumber }) => asked.includes(orderNumber));
      if (isToldAs('otherSum')) return 'otherSum';
      return meantOver.length > 0 && isToldAs('overBudget') ? 'overBudget' : decision;
    }
    default:
      return null;
  }
}

interface DecisionPanelProps {
  readonly desk: Desk;
  /** What is known of the orders on the page. */
  readonly orders: readonly NamedOrder[];
}

/** Asks whether a decision is meant; nothing is sent before its button is pressed. */
export function DecisionPanel({ desk, orders }: DecisionPanelProps) {
  const asked = askedIn(desk.view);
  const texts = useKeptTexts();
  const { outcomes, decision } = desk.view;
  // What was sent is no draft any more.
  useChange(outcomes, () => {
    const isSent = outcomes.some(({ kind }) => kind === 'done');
    if (isSent && (decision === 'deny' || decision === 'ask')) texts.keep(draftOf[decision], '', '');
  });
  // Another sum once more is asked about anew, with the focus on it.
  const sums = outcomesOf(outcomes, 'otherSum').map(({ totalNet }) => totalNet);
  return asked === null ? null : (
    <Question key={`${asked} ${sums}`} asked={asked} desk={desk} orders={orders} texts={texts} />
  );
}

/** Where the tab keeps the text of a decision until it is sent. */
const draftOf = {
  deny: 'release-deny',
  denied: 'release-deny',
  ask: 'release-ask',
  asked: 'release-ask',
} as const;

interface QuestionProps extends DecisionPanelProps {
  readonly asked: Asked;
  readonly texts: KeptTexts;
}

const titleId = 'decision-title';
const textName = 'text';

function Question({ asked, desk: { view, send }, orders, texts }: QuestionProps) {
  const { adminOrders: words } = useTexts();
  const money = useMoney();
  const place = useFocusOn<HTMLElement>(asked);
  // What has to be written is what comes next.
  const field = useFocusOn<HTMLTextAreaElement>(asked);
  const count = view.asked.length;
  const question = words.questions[asked];
  const needsText = asked === 'deny' || asked === 'ask';
  const about = view.asked.join(' ');
  const costs = costsOf(view, asked === 'otherSum');
  const together = count > 1 && !needsText ? togetherNet(costs) : null;
  const sentenceOf = ({ orderNumber, net, formerNet }: AskedCost): string => {
    const buyer = orders.find((each) => each.orderNumber === orderNumber)?.buyer.name;
    const named = buyer === undefined ? orderNumber : words.orderBy({ number: orderNumber, buyer });
    if (net === null) return named;
    return formerNet === null
      ? words.costs({ named, total: money(net) })
      : words.nowCosts({ named, now: money(net), seen: money(formerNet) });
  };
  const excesses = asked === 'release' || asked === 'overBudget' ? excessesOf(view.asked, orders) : [];
  // Whoever has read by how much one order exceeds a budget is not asked about it a second time.
  const isExcessSaid = asked === 'release' && count === 1 && excesses.length > 0;
  // Nothing more is meant than what stands here.
  const meantOver = isExcessSaid || asked === 'overBudget' ? excesses : [];
  // Where the page knows the budgets, they stand as they are now; what the server said is older.
  const overBudget = (asked === 'overBudget' ? outcomesOf(view.outcomes, 'overBudget') : []).filter(
    ({ orderNumber }) => excessesOf([orderNumber], orders).length === 0,
  );
  return (
    <section ref={place} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.panelTitle}>
        {typeof question === 'string' ? question : question({ count })}
      </h2>
      <ul className={styles.asked}>
        {costs.map((cost) => (
          <li key={cost.orderNumber}>
            {sentenceOf(cost)}
            {overBudget
              .filter(({ orderNumber }) => orderNumber === cost.orderNumber)
              .map(({ sentence }) => (
                <div key={sentence} className={firm.small}>
                  {sentence}
                </div>
              ))}
          </li>
        ))}
      </ul>
      {together === null ? null : <p>{words.together({ total: money(together) })}</p>}
      {excesses.map(({ id, name, period, left, over }) => (
        <p key={id}>
          {words.excess({
            name,
            period: words.periods[period],
            left: money(left),
            over: money(over),
            count,
          })}
        </p>
      ))}
      <OutcomeList outcomes={view.outcomes.filter(({ orderNumber }) => !view.asked.includes(orderNumber))} />
      {asked === 'release' ? (
        <p>{count > 1 && excesses.length > 0 ? words.releaseHintOverBudget : words.releaseHint({ count })}</p>
      ) : null}
      {asked === 'otherSum' ? <p>{words.otherSumHint({ count })}</p> : null}
      <form
        method="post"
        noValidate
        className={styles.panelForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (view.isBusy) return;
          const text = field.current?.value ?? '';
          send({
            type: 'decision.confirm',
            text,
            ...(meantOver.length > 0 && {
              meantOver: meantOver.map(({ id: budgetId, over }) => ({ budgetId, over })),
            }),
          });
          if (needsText && !isReleaseText(text)) field.current?.focus();
        }}
      >
        {needsText ? (
          <TextAreaField
            ref={field}
            name={textName}
            label={asked === 'deny' ? words.reason : words.question}
            description={asked === 'deny' ? words.reasonHint : words.questionHint}
            error={view.isTextMissing ? words.textMissing[asked] : undefined}
            isRequired
            isReadOnly={view.isBusy}
            defaultValue={view.text === '' ? texts.read(draftOf[asked], about) : view.text}
            onChange={(text) => texts.keep(draftOf[asked], about, text)}
            maxLength={longestReleaseText}
            rows={3}
          />
        ) : null}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant={asked === 'deny' ? 'danger' : 'main'}
            isPending={view.isBusy}
            pendingLabel={words.sending}
          >
            {isExcessSaid ? words.confirmOverBudget : words.confirm[asked]}
          </Button>
          {view.isBusy ? null : (
            <Button
              variant="quiet"
              onClick={() => {
                if (needsText) texts.keep(draftOf[asked], '', '');
                send({ type: 'decision.cancel' });
              }}
            >
              {words.cancel}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
