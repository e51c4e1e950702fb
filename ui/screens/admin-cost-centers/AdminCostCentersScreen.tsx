import { useLoaderData } from 'react-router-dom';
import { newOne } from '#contract/admin-firm-paths.ts';
import type { AdminCostCentersData } from './admin-cost-centers-data.ts';
import { CostCenterEditor } from './CostCenterEditor.tsx';
import { CostCenterList } from './CostCenterList.tsx';

/** `/my/admin-cost-centers` (S2.4): the cost centers of a firm, one of which may be open to be changed. */
export function Component() {
  const data = useLoaderData() as AdminCostCentersData;
  return data.shown === 'list' ? (
    <CostCenterList data={data} />
  ) : (
    <CostCenterEditor key={data.item?.id ?? newOne} data={data} />
  );
}
