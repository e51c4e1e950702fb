import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ownDevicesPath } from '#contract/own-devices-path.ts';
import { usePrefetch } from '#ui/bindings/prefetch.ts';
import { isFocusNowhere, useChange } from '#ui/bindings/screen-change.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { ButtonLink } from '#ui/parts/Button/ButtonLink.tsx';
import { EmptyState } from '#ui/parts/EmptyState/EmptyState.tsx';
import { Pagination } from '#ui/parts/Pagination/Pagination.tsx';
import { AccountNavigation } from '#ui/sections/account/AccountNavigation.tsx';
import { DeviceImport } from './DeviceImport.tsx';
import { DeviceList } from './DeviceList.tsx';
import { ForecastSwitch } from './ForecastSwitch.tsx';
import { GuestDevices } from './GuestDevices.tsx';
import { OpenDevices, openDevicesId } from './OpenDevices.tsx';
import type { MemberDevicesData, OwnDevicesData } from './own-devices-data.ts';
import * as styles from './OwnDevicesScreen.css.ts';
import { TakeOver } from './TakeOver.tsx';

/** `/my/devices`: printers somebody says they have, with what fits them. */
export function Component() {
  const data = useLoaderData() as OwnDevicesData;
  const { ownDevices: words } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, devices] = (data.shown === 'guest' ? [[], []] : [data.open, data.items]).map((lines) =>
    lines.map(({ id }) => id).join(),
  );
  // What was pressed has gone with its line; whoever goes on with the next one stays where it is.
  useChange(open, () => {
    if (isFocusNowhere()) (document.getElementById(openDevicesId) ?? heading.current)?.focus();
  });
  useChange(devices, () => {
    if (isFocusNowhere()) heading.current?.focus({ preventScroll: true });
  });
  return (
    <div className={styles.page} data-state={data.shown}>
      <h1 ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      {data.shown === 'guest' ? <GuestDevices /> : <MemberDevices data={data} />}
    </div>
  );
}

interface MemberDevicesProps {
  readonly data: MemberDevicesData;
}

function MemberDevices({ data }: MemberDevicesProps) {
  const { ownDevices: words } = useTexts();
  const prefetch = usePrefetch();
  const { items, open, page, pages, isForFirm, forecasts } = data;
  const isEmpty = items.length === 0 && open.length === 0;
  return (
    <>
      <AccountNavigation current="devices" />
      <TakeOver had={data.slugs} isForFirm={isForFirm} />
      {isEmpty ? (
        <EmptyState
          title={words.emptyTitle}
          actions={<ButtonLink to="/shop/supply">{words.toFinder}</ButtonLink>}
        >
          <p>{words.emptyText}</p>
          {isForFirm ? <p>{words.forFirm}</p> : null}
        </EmptyState>
      ) : (
        <p className={styles.hint}>{isForFirm ? words.introFirm : words.intro}</p>
      )}
      <OpenDevices open={open} more={data.moreOpen} />
      {items.length === 0 ? null : <DeviceList data={data} />}
      <Pagination
        label={words.title}
        current={page}
        total={pages}
        hrefOf={(wanted) => (wanted === 1 ? ownDevicesPath : `${ownDevicesPath}?page=${wanted}`)}
        previousLabel={words.previousPage}
        nextLabel={words.nextPage}
        pageLabel={(wanted) => words.pageNumber({ page: wanted })}
        onIntent={prefetch}
      />
      {items.length > 0 && forecasts.maySwitch ? (
        <ForecastSwitch areShown={forecasts.areShown} isForFirm={isForFirm} />
      ) : null}
      <DeviceImport isOpenAtFirst={isEmpty} isAsking={open.length > 0} />
    </>
  );
}
