import { adminCostCentersPath } from '#contract/admin-firm-paths.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { CostCenterNeed } from './CostCenterNeed.tsx';
import type { CostCenterListData } from './admin-cost-centers-data.ts';
import { CostCenterTable } from './CostCenterTable.tsx';

interface CostCenterListProps {
  readonly data: CostCenterListData;
}

/** The cost centers of a firm, those that are put to rest among them. */
export function CostCenterList({ data }: CostCenterListProps) {
  const { adminCostCenters: words } = useTexts();
  return (
    <FirmList
      place="costCenters"
      path={adminCostCentersPath}
      part={data}
      words={words}
      {...(data.isNeeded ? { note: words.isNeeded } : {})}
    >
      <CostCenterTable items={data.items} />
      <CostCenterNeed isNeeded={data.isNeeded} />
    </FirmList>
  );
}
