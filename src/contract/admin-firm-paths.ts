/** Cost centers and budgets of a firm, for its admins (S2.4); views read it before anything is asked, so it stands beside the calls. */
export const adminCostCentersPath = '/my/admin-cost-centers';
export const adminBudgetsPath = '/my/admin-budgets';

/** Addresses for all people of the firm, and those its people keep (S2.4-06). */
export const adminAddressesPath = '/my/admin-addresses';
export const adminUserAddressesPath = '/my/admin-user-addresses';

/** Which orders of the firm need a release, and who gives it. */
export const adminReleaseRulesPath = '/my/admin-release-rules';

/** Where another one is typed. */
export const newOne = 'new';

/** One of them alone, to be changed. */
export const adminCostCenterPath = (id: number | typeof newOne): string => `${adminCostCentersPath}/${id}`;
export const adminAddressPath = (id: number | typeof newOne): string => `${adminAddressesPath}/${id}`;
export const adminUserAddressPath = (id: number | typeof newOne): string => `${adminUserAddressesPath}/${id}`;
export const adminBudgetPath = (id: number | typeof newOne): string => `${adminBudgetsPath}/${id}`;

/** What the firm orders, and the way in for its admins. */
export const adminOverviewPath = '/my/admin';
export const adminStatisticsPath = '/my/admin-statistics';
export const adminUserOrdersPath = '/my/admin-user-orders';
export const adminCostCenterOrdersPath = '/my/admin-costcenter-orders';
