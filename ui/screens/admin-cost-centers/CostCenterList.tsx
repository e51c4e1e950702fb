import { adminCostCentersPath } from '#contract/admin-firm-paths.ts';
import { costCenterTable } from '#domain/firm-tables.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { FirmList } from '#ui/sections/firm/FirmList.tsx';
import { tablePlace } from '#ui/sections/paged-list/table-place.ts';
import { CostCenterNeed } from './CostCenterNeed.tsx';
import type { CostCenterListData } from './admin-cost-centers-data.ts';
import { CostCenterTable } from './CostCenterTable.tsx';

interface CostCenterListProps {
  readonly data: CostCenterListData;
}

/** The cost centers of a firm, those that are put to rest among them. */
export function CostCenterList({ data }: CostCenterListProps) {
  const { adminCostCenters: words } = useTexts();
  const { items, query, pages, total } = data;
  const place = tablePlace(adminCostCentersPath, query, costCenterTable);
  return (
    <FirmList
      page="costCenters"
      place={place}
      pages={pages}
      total={total}
      words={words}
      {...(data.isNeeded ? { note: words.isNeeded } : {})}
    >
      <CostCenterTable items={items} place={place} />
      <CostCenterNeed isNeeded={data.isNeeded} />
    </FirmList>
  );
}
