import {
  adminAddressesPath,
  adminBudgetsPath,
  adminCostCenterOrdersPath,
  adminCostCentersPath,
  adminStatisticsPath,
  adminUserAddressesPath,
  adminUserOrdersPath,
} from './admin-firm-paths.ts';
import { adminOrdersPath } from './admin-orders-path.ts';
import { adminUsersPath } from './admin-users-path.ts';

/** Pages of a firm that are a table, which is known by its path. */
export const adminTablePaths = [
  adminOrdersPath,
  adminCostCentersPath,
  adminBudgetsPath,
  adminUsersPath,
  adminAddressesPath,
  adminUserAddressesPath,
  adminStatisticsPath,
  adminUserOrdersPath,
  adminCostCenterOrdersPath,
] as const;
export type AdminTablePath = (typeof adminTablePaths)[number];
