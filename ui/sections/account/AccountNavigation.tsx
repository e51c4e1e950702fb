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
import { dealerListsPath, shoppingListsPath } from '#contract/shopping-list-path.ts';
import { usePerson } from '#ui/bindings/person.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { Link } from '#ui/parts/Link/Link.tsx';
import * as styles from './AccountNavigation.css.ts';

const pages = {
  overview: accountPath,
  orders: '/my/orders',
  articles: boughtArticlesPath,
  lists: shoppingListsPath,
  dealerLists: dealerListsPath,
  person: accountPersonPath,
  password: accountPasswordPath,
  ownBudgets: ownBudgetsPath,
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
export type AccountPlace = keyof typeof pages;

interface AccountNavigationProps {
  /** The page in sight. */
  readonly current: AccountPlace;
}

/** Leads from each page of the account to the others; to the pages of a firm those who may see them. */
export function AccountNavigation({ current }: AccountNavigationProps) {
  const { account: words } = useTexts();
  const prefetch = usePrefetch();
  const { is_admin: isAdmin, is_approver: isApprover, kind } = usePerson();
  const isSetUp = isAdmin && kind === 'company';
  const mayOpen: Readonly<Partial<Record<AccountPlace, boolean>>> = {
    ownBudgets: kind === 'company',
    firm: isSetUp,
    releases: isApprover,
    releaseRules: isSetUp,
    people: isSetUp,
    firmAddresses: isSetUp,
    peopleAddresses: isSetUp,
    costCenters: isSetUp,
    budgets: isSetUp,
    statistics: isSetUp,
  };
  const shown = (Object.keys(pages) as AccountPlace[]).filter((page) => mayOpen[page] ?? true);
  return (
    <nav aria-label={words.pages}>
      <ul className={styles.list}>
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
    </nav>
  );
}
