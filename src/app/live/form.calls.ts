import type { Call } from '#client/call.ts';
import type { BootRecord } from '#contract/boot.ts';
import type { AdminFormName, CustomerFormName, FormName } from '#contract/forms/form-names.ts';
import type { Language } from '#contract/system.ts';
import { CallError, failureOf, noAnswer } from '#domain/failure.ts';
import type { FormMachine } from '#machines/form/form.machine.ts';
import { faultSentences } from '#texts/fault-sentences.ts';
import type { ChartCalls } from './chart-calls.ts';
import type { FormTakers, LiveForm } from './forms/live-form.ts';

const ofAddressBook = () => import('./forms/address-book.forms.ts');
const ofCheckout = () => import('./forms/checkout.forms.ts');
const ofRegistration = () => import('./forms/registration.forms.ts');
const ofReset = () => import('./forms/password-reset.forms.ts');

/** Each form's rules and call come with the first page that shows it, not before it is live. */
const forms: Readonly<Record<Exclude<FormName, AdminFormName | CustomerFormName>, () => Promise<LiveForm>>> =
  {
    'order-lookup': async () => (await import('./forms/order-lookup.form.ts')).orderLookup,
    'stock-notice': async () => (await import('./forms/stock-notice.form.ts')).stockNotice,
    login: async () => (await import('./forms/login.form.ts')).login,
    guest: async () => (await ofCheckout()).guest,
    addresses: async () => (await ofCheckout()).addresses,
    methods: async () => (await ofCheckout()).methods,
    address: async () => (await ofAddressBook()).address,
    'address-default': async () => (await ofAddressBook()).addressDefault,
    'address-removal': async () => (await ofAddressBook()).addressRemoval,
    'password-request': async () => (await ofReset()).passwordRequest,
    'password-reset': async () => (await ofReset()).passwordReset,
    joining: async () => (await ofReset()).joining,
    registration: async () => (await ofRegistration()).registration,
    'registration-confirm': async () => (await ofRegistration()).registrationConfirm,
    'second-factor': async () => (await import('./forms/second-factor.form.ts')).secondFactor,
    'position-cost-center': async () =>
      (await import('./forms/position-cost-center.form.ts')).positionCostCenter,
    'free-article': async () => (await import('./forms/free-article.form.ts')).freeArticle,
    'list-adding': async () => (await import('./forms/list-adding.form.ts')).listAdding,
  };

async function formOf(name: FormName): Promise<LiveForm> {
  if (name in forms) return forms[name as keyof typeof forms]();
  const { customerForms } = await import('./forms/customer.forms.ts');
  return name in customerForms
    ? customerForms[name as CustomerFormName]()
    : (await import('./forms/admin.forms.ts')).adminForms[name as AdminFormName];
}

const faultWords = {
  de: () => import('#texts/de/form-faults.ts'),
  en: () => import('#texts/en/form-faults.ts'),
} as const satisfies Readonly<Record<Language, unknown>>;

/** Code that does not come counts as a call nobody answered. */
const arrived = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new CallError(noAnswer, 'The code of the form did not come', { cause });
  });

export interface FormCallsOptions extends FormTakers {
  readonly boot: BootRecord;
}

/** Checks forms by the rules of the contract, whose faults it says in the visitor's language, and sends them. */
export const formCalls = ({ boot, ...takers }: FormCallsOptions) => {
  const { language } = boot.config.basic_system_configs;
  // What was typed is worth more than a page that says the shop is down: silence is told beside it (docs/decisions/0005).
  const call: Call = (endpoint, request, options) =>
    takers.call(endpoint, request, { ...options, isReconciled: true }).catch((error: unknown) => {
      const failure = failureOf(error);
      if (failure.kind === 'down' && failure.status === 503)
        takers.page.system.app.send({ type: 'answer.down', status: 503 });
      throw error;
    });
  const rulesOf = (name: string) => arrived(Promise.all([formOf(name as FormName), faultWords[language]()]));
  return {
    /** Fetches the rules of a form ahead, so that they are there when it is sent. */
    prepareForm: (name: FormName): void => void rulesOf(name).catch(() => undefined),
    hintAtEmail: async (typed: string) => (await import('./email-hint.ts')).emailHintFor(language, typed),
    calls: {
      checkForm: async ({ input }) => {
        const [form, { formFaults }] = await rulesOf(input.form);
        return faultSentences(formFaults, form.faultsIn(input));
      },
      sendForm: async (asked) => {
        const [form] = await rulesOf(asked.input.form);
        return form.send(asked, { ...takers, call });
      },
    } satisfies ChartCalls<FormMachine>,
  };
};
