import { memo } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { useAvailability } from '#ui/bindings/availability.ts';
import { useTexts } from '#ui/bindings/texts.ts';
import { DemoNotice } from './DemoNotice.tsx';
import { LaterOutlet } from './LaterOutlet.tsx';
import { MainMenu } from './MainMenu.tsx';
import { ModalOutlet } from './ModalOutlet.tsx';
import { ServiceBar } from './ServiceBar.tsx';
import { CopyrightLine, SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import * as styles from './frame.css.ts';

const contentId = 'inhalt';

const hidesFooter = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'hidesFooter' in handle && handle.hidesFooter === true;

/** The footer, unless the page asks for quiet. */
function FooterOutlet() {
  return useMatches().some(({ handle }) => hidesFooter(handle)) ? null : <SiteFooter />;
}

/**
 * The application wrapper: everything around a page (S2.12). The router draws its routes anew at each step of a
 * navigation; what stays the same around the page is not drawn with them.
 */
export const FrameScreen = memo(function FrameScreen() {
  const { frame } = useTexts();
  const availability = useAvailability();
  return (
    <div className={styles.page} data-machine="app" data-state={availability}>
      <div className={styles.skipLinks}>
        <a href={`#${contentId}`}>{frame.skipToContent}</a>
        <a href="#suche">{frame.skipToSearch}</a>
      </div>
      <DemoNotice />
      <ServiceBar />
      <SiteHeader />
      <MainMenu />
      <main id={contentId} className={styles.main} tabIndex={-1}>
        <div className={styles.column}>
          <Outlet />
        </div>
      </main>
      <FooterOutlet />
      <CopyrightLine />
      <LaterOutlet />
      <ModalOutlet />
    </div>
  );
});
