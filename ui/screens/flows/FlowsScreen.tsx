import { useLoaderData } from 'react-router-dom';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { useWording } from '#ui/bindings/texts.ts';
import * as pageStyles from '#ui/sections/firm/FirmPage.css.ts';
import { StaffLinks } from '#ui/sections/staff/StaffLinks.tsx';
import { FlowTable } from './FlowTable.tsx';
import { FlowLanguage, useFlowWords } from './flow-words.ts';
import type { FlowsData } from './flows-data.ts';
import { ShopFlow } from './ShopFlow.tsx';

/** `/flows` and `/flows/{machine}` (docs/reading-flows.md). */
export function Component() {
  const { items, item, funnel } = useLoaderData() as FlowsData;
  const { language } = useWording();
  return (
    <FlowLanguage value={language}>
      {item === null ? (
        <StaffTable items={items} />
      ) : (
        <ShopFlow key={item.machine} flow={item} funnel={funnel} />
      )}
    </FlowLanguage>
  );
}

/** All flows, for the staff. */
function StaffTable({ items }: Pick<FlowsData, 'items'>) {
  const { words } = useFlowWords();
  const prefetch = usePrefetch();
  return (
    <div className={pageStyles.page}>
      <StaffLinks current="flows" />
      <FlowTable
        items={items}
        intro={words.intro}
        addressOf={(machine) => `/flows/${machine}`}
        onIntent={prefetch}
      />
    </div>
  );
}
