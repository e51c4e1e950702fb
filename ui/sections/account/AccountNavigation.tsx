import {
  accountPasswordPath,
  accountPath,
  accountPersonPath,
  boughtArticlesPath,
  ownBudgetsPath,
} from '#contract/account-path.ts';
import {
  adminAddressesPath,
  adminBudgetsPath,
  adminCostCentersPath,
  adminOverviewPath,
  adminReleaseRulesPath,
  adminStatisticsPath,
  adminUserAddressesPath,
} from '#contract/admin-firm-paths.ts';
import { adminUsersPath } from '#contract/admin-users-path.ts';
import { adminOrdersPath } from '#contract/admin-orders-path.ts';
import { offerRequestPath } from '#contract/offer-request-path.ts';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { dealerListsPath, shoppingListsPath } from '#contract/shopping-list-path.ts';
import { useIsOfferAllowed } from '#ui/bindings/offer-allowed.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DisclosureSection } from '#ui/parts/DisclosureSection/DisclosureSection.tsx';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './AccountNavigation.css.ts';

const ownPages = {
  overview: accountPath,
  orders: '/my/orders',
  articles: boughtArticlesPath,
  devices: ownDevicesPath,
  lists: shoppingListsPath,
  dealerLists: dealerListsPath,
  offerRequest: offerRequestPath,
  person: accountPersonPath,
  password: accountPasswordPath,
  ownBudgets: ownBudgetsPath,
} as const;
const firmPages = {
  firm: adminOverviewPath,
  releases: adminOrdersPath,
  releaseRules: adminReleaseRulesPath,
  people: adminUsersPath,
  firmAddresses: adminAddressesPath,
  peopleAddresses: adminUserAddressesPath,
  costCenters: adminCostCentersPath,
  budgets: adminBudgetsPath,
  statistics: adminStatisticsPath,
} as const;
const pages = { ...ownPages, ...firmPages };
const endId = 'nach-dem-menue';
export type AccountPlace = keyof typeof pages;

interface AccountNavigationProps {
  /** The page in sight; null for one that is none of them. */
  readonly current: AccountPlace | null;
}

/**
 * Leads from each page of the account to the others; to the pages of a firm those who may see them. Where there is little room,
 * the links are behind a line that names the page in sight; else whoever works by keys passes them all by one press.
 */
export function AccountNavigation({ current }: AccountNavigationProps) {
  const { account: words } = useTexts();
  const { is_admin: isAdmin, is_approver: isApprover, kind } = usePerson();
  const isOfferAllowed = useIsOfferAllowed();
  const isFirm = kind === 'company';
  const isSetUp = isAdmin && isFirm;
  const rights: Partial<Record<AccountPlace, boolean>> = {
    ownBudgets: isFirm,
    offerRequest: isOfferAllowed,
    releases: isApprover,
  };
  const mayOpen = (page: AccountPlace): boolean => rights[page] ?? (page in ownPages || isSetUp);
  const groups = [
    { id: 'own-pages', label: words.title, all: ownPages },
    { id: 'firm-pages', label: words.firmPages, all: firmPages },
  ]
    .map(({ all, ...group }) => ({ ...group, shown: (Object.keys(all) as AccountPlace[]).filter(mayOpen) }))
    .filter(({ shown }) => shown.length > 0);
  return (
    <nav aria-label={words.pages} className={styles.menu}>
      <a href={`#${endId}`} className={styles.skip}>
        {words.skipMenu}
      </a>
      <DisclosureSection title={words.menu} {...(current === null ? {} : { extra: words[current] })}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <PageGroup key={group.id} {...group} current={current} isLabelled={groups.length > 1} />
          ))}
        </div>
      </DisclosureSection>
      <span id={endId} tabIndex={-1} className={styles.end} />
    </nav>
  );
}

interface PageGroupProps extends AccountNavigationProps {
  readonly id: string;
  readonly label: string;
  readonly shown: readonly AccountPlace[];
  /** There are others. */
  readonly isLabelled: boolean;
}

function PageGroup({ id, label, shown, isLabelled, current }: PageGroupProps) {
  const { account: words } = useTexts();
  const prefetch = usePrefetch();
  return (
    <div>
      {isLabelled ? (
        <p id={id} className={styles.label}>
          {label}
        </p>
      ) : null}
      <ul className={styles.list} aria-labelledby={isLabelled ? id : undefined}>
        {shown.map((page) => (
          <li key={page}>
            {page === current ? (
              <strong aria-current="page">{words[page]}</strong>
            ) : (
              <Link tone="alone" to={pages[page]} onIntent={prefetch}>
                {words[page]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
